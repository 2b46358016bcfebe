/**
 * A lifelike notice for the demo. Days count from today; negative lies in the past. Browser tests name notices of it,
 * and none that is due today: a run that goes on past midnight would look for what has left the board.
 */
export interface SeedNotice {
  readonly by: string;
  /** Names of grades, or of clubs in a school of clubs, or 'all'. */
  readonly grades: readonly string[] | 'all';
  /** Division names within the one grade, or batches as `Robotics Monday`; left out: all. */
  readonly divisions?: readonly string[];
  readonly title: string;
  readonly text: string;
  readonly writtenOn: number;
  readonly sharedOn?: number;
  readonly dueOn?: number;
  readonly files?: readonly string[];
  readonly video?: string;
  readonly noticeFor?: 1 | 2 | 3;
  readonly inactive?: boolean;
  readonly mail?: boolean;
  /** Readers are asked to confirm. */
  readonly confirm?: boolean;
}

const zoya = 'F00001';
const zara = 'F00007';
const anita = 'A00001';
const other = 'F00003';

export const sunriseNotices: readonly SeedNotice[] = [
  {
    by: zoya,
    grades: ['Grade 10'],
    divisions: ['C'],
    title: 'Bring your micro:bit on Thursday',
    text: 'We finish the step counter. Please charge the battery pack and bring the USB cable.\n\nIf yours is lost, tell me before Wednesday so that I can borrow one from the lab.',
    writtenOn: -1,
    dueOn: 1,
    files: ['notice.pdf', 'photo.jpg'],
    mail: true,
    confirm: true,
  },
  {
    by: zoya,
    grades: ['Grade 10'],
    title: 'Python lists: practice sheet and walkthrough',
    text: 'Do questions 1 to 8 at home. The slides show the two ways to loop over a list; the short clip repeats the last lesson.',
    writtenOn: -3,
    dueOn: 0,
    files: ['slides.pptx', 'clip-720p.mp4', 'notice.docx'],
  },
  {
    by: zoya,
    grades: ['Grade 4'],
    divisions: ['C'],
    title: 'Scratch: your cat learns to dance',
    text: 'Open your project from last week, add three costumes and one sound. We show them to each other on Friday.',
    writtenOn: -2,
    dueOn: 4,
    files: ['picture.png'],
  },
  {
    by: zoya,
    grades: ['Grade 10'],
    divisions: ['C', 'D'],
    title: 'Marks of the second unit test',
    text: 'The sheet holds everybody’s marks by roll number. Come to me with questions before the week ends.',
    writtenOn: -6,
    dueOn: 6,
    files: ['marks.xlsx', 'marks.xls'],
  },
  {
    by: zoya,
    grades: ['Grade 10'],
    title: 'Watch before class: how the internet finds a page',
    text: 'Eleven minutes. Write down one thing that surprised you.',
    writtenOn: -4,
    dueOn: 2,
    video: 'https://www.youtube.com/watch?v=7_LPdttKXPc',
  },
  {
    by: zoya,
    grades: ['Grade 4', 'Grade 10'],
    title: 'Computer lab closed on Monday morning',
    text: 'New network cables are put in. Lessons of the first two periods are in the classroom.',
    writtenOn: -1,
    dueOn: 5,
  },
  {
    by: zoya,
    grades: ['Grade 10'],
    divisions: ['D'],
    title: 'Group list for the weather station',
    text: 'Find your group in the document. One laptop a group is enough.',
    writtenOn: -9,
    files: ['notice.doc'],
  },
  {
    by: zoya,
    grades: ['Grade 10'],
    title: 'Old: revision plan of the first term',
    text: 'Kept for reference.',
    writtenOn: -80,
    sharedOn: -80,
    dueOn: -60,
    inactive: true,
    files: ['slides.ppt'],
  },
  {
    by: zoya,
    grades: ['Grade 4'],
    title: 'Old: robotics fair photographs',
    text: 'The fair is over; thank you all for coming.',
    writtenOn: -45,
    inactive: true,
    files: ['photo.jpg'],
  },
  {
    by: zoya,
    grades: ['Grade 10'],
    title: 'Next week: bring headphones',
    text: 'We record a short podcast in pairs.',
    writtenOn: 0,
    sharedOn: 3,
    dueOn: 8,
  },
  {
    by: zara,
    grades: ['Grade 10'],
    divisions: ['C'],
    title: 'विज्ञान मेला: अपने प्रोजेक्ट का नाम दें',
    text: 'शुक्रवार तक अपने समूह और प्रोजेक्ट का नाम लिखकर दें। नमूना फ़ाइल संलग्न है।',
    writtenOn: -2,
    dueOn: 4,
    files: ['notice.pdf'],
  },
  {
    by: zara,
    grades: ['Grade 10'],
    divisions: ['C'],
    title: 'Electronics kit check',
    text: 'Count the resistors in your kit and fill in the list on the last page.',
    writtenOn: -5,
    dueOn: 1,
    files: ['slides.pdf'],
  },
  {
    by: zara,
    grades: ['Grade 7', 'Grade 8'],
    title: 'Spreadsheet homework',
    text: 'Make a table of your family’s water use for one week and draw a chart.',
    writtenOn: -3,
    dueOn: 4,
    files: ['marks.xlsx'],
  },
  {
    by: zara,
    grades: ['Grade 10'],
    divisions: ['C'],
    title: 'Arduino starter code',
    text: 'Unzip it into your sketchbook folder before the next lesson.',
    writtenOn: -7,
    dueOn: 7,
    files: ['program.zip'],
  },
  {
    by: zara,
    grades: ['Grade 8'],
    title: 'Typing practice, ten minutes a day',
    text: 'Write your speed on the wall chart every Friday.',
    writtenOn: -14,
    dueOn: 14,
  },
  {
    by: other,
    grades: ['Grade 8'],
    divisions: ['D'],
    title: 'Web design: choose a topic',
    text: 'One page about something you care about. No two pages about the same thing, please.',
    writtenOn: -2,
    dueOn: 3,
  },
  {
    by: other,
    grades: ['Grade 11'],
    divisions: ['D'],
    title: 'Database project: entity diagrams due',
    text: 'Hand in the diagram as a PDF. Two pages at most.',
    writtenOn: -4,
    dueOn: 1,
    files: ['slides.pdf'],
  },
  {
    by: other,
    grades: ['Grade 6'],
    title: 'کمپیوٹر لیب کے اصول',
    text: 'براہ کرم لیب میں آنے سے پہلے یہ اصول پڑھ لیں اور دستخط کر کے لائیں۔',
    writtenOn: -8,
    files: ['notice.docx'],
  },
  {
    by: other,
    grades: ['Grade 11'],
    title: 'Guest lecture: a day in a data centre',
    text: 'In the auditorium, third and fourth period. Questions are welcome.',
    writtenOn: -1,
    dueOn: 2,
    video: 'https://vimeo.com/76979871',
  },
  {
    by: anita,
    grades: 'all',
    title: 'Annual STEM day: all hands on deck',
    text: 'Every class shows one thing it has built this year. Class teachers collect the titles.\n\nParents are invited from eleven o’clock. The programme is attached.',
    writtenOn: -3,
    dueOn: 5,
    files: ['notice.pdf', 'photo.jpg', 'picture.png'],
  },
  {
    by: anita,
    grades: 'all',
    noticeFor: 2,
    title: 'Staff meeting: report cards',
    text: 'Wednesday after school in the library. Please bring your mark sheets.',
    writtenOn: -2,
    dueOn: 0,
    files: ['marks.xlsx'],
    mail: true,
  },
  {
    by: anita,
    grades: 'all',
    noticeFor: 3,
    title: 'Lost and found',
    text: 'A grey jacket, two calculators and a left shoe wait in the office.',
    writtenOn: -6,
  },
  {
    by: anita,
    grades: ['Grade 9', 'Grade 10', 'Grade 11', 'Grade 12'],
    title: 'Olympiad of informatics: sign up',
    text: 'The school round is on a Saturday. Sign up with your ICT teacher. Past papers are in the archive.',
    writtenOn: -5,
    dueOn: 6,
    files: ['program.zip', 'notice.pdf'],
  },
  {
    by: anita,
    grades: ['Grade 1', 'Grade 2', 'Grade 3'],
    title: 'Typing games for the little ones',
    text: 'A short film shows the game. Ten minutes are enough.',
    writtenOn: -10,
    files: ['clip-720p.mp4'],
  },
  {
    by: anita,
    grades: 'all',
    title: 'Safer internet week',
    text: 'Think before you post. Ask before you share. Tell somebody you trust.',
    writtenOn: -12,
    dueOn: 9,
    video: 'https://youtu.be/HxySrSbSY7o',
  },
  {
    by: anita,
    grades: 'all',
    noticeFor: 2,
    title: 'How to share your screen with a class',
    text: 'The slides show it step by step.',
    writtenOn: -20,
    files: ['slides.pptx'],
  },
  {
    by: anita,
    grades: 'all',
    title: 'Old: timetable of the monsoon term',
    text: 'Replaced by the winter timetable.',
    writtenOn: -90,
    inactive: true,
    files: ['notice.doc'],
  },
];

export const demoSchoolNotices: readonly SeedNotice[] = [
  {
    by: 'A00201',
    grades: 'all',
    title: 'Welcome to Task Genie',
    text: 'This is a demo school. Open a notice to see how attachments look; nothing can be changed here.',
    writtenOn: -5,
    dueOn: 0,
    files: ['notice.pdf', 'slides.pptx', 'notice.docx', 'clip-720p.mp4', 'photo.jpg', 'marks.xlsx'],
  },
  {
    by: 'F00951',
    grades: ['Grade 6'],
    title: 'First steps in Scratch',
    text: 'Make the cat walk, turn and say your name.',
    writtenOn: -3,
    dueOn: 2,
    files: ['picture.png'],
  },
  {
    by: 'F00951',
    grades: ['Grade 6', 'Grade 7'],
    title: 'Bring a shoebox',
    text: 'We build a robot’s garage.',
    writtenOn: -1,
    dueOn: 3,
  },
  {
    by: 'F00951',
    grades: ['Grade 6'],
    title: 'Old: welcome sheet',
    text: 'Kept for reference.',
    writtenOn: -60,
    inactive: true,
  },
];
