/** What students, teachers and guardians of the demo write about works. Taken in turn. */

export const learnings = [
  'A loop repeats the same steps, so that I write them once.',
  'I learned to try small parts first and to put them together at the end.',
  'My first idea did not work. I drew it on paper and found the mistake.',
  'Variables remember the score. I named them so that my friend can read them.',
  'I asked two people to try it. Both pressed the wrong key, so I changed the words.',
  'हर चरण का क्रम ज़रूरी है। मैंने उसे ज़ोर से पढ़कर सुधारा।',
  'میں نے رنگ اور شکلیں دہرا کر نمونہ بنایا۔',
  'Colours with more contrast are easier to read from the last bench.',
  'The computer needs exact steps. It does not guess what I mean.',
  'I measured three times, because the first two numbers were different.',
] as const;

export const praise = [
  'Your steps are in a clear order, and the names say what they mean.',
  'Well tested. I like that you tell where it fails.',
  'A careful work with an idea of your own. Show it to the class.',
  'बहुत अच्छा काम। आपने हर चरण को साफ़ समझाया है।',
  'The picture tells the story without words. Very good.',
] as const;

export const requests = [
  'Please say what happens when somebody types a letter where a number belongs.',
  'The idea is good. Add the last step, and write what you learned from it.',
  'The file opens, but the second part is missing. Hand it in once more.',
  'Give your variables names that say what they hold, then hand it in again.',
] as const;

/** The school's for all its teachers, then one teacher's own. */
export const schoolPhrases = [
  'Well done.',
  'Please explain this step in your own words.',
  'Try it with another number.',
  'Who is this for?',
  'Look at the brief once more.',
  'बहुत बढ़िया, ऐसे ही आगे बढ़ो।',
] as const;
export const teacherPhrases = [
  'Read it aloud, then you find the mistake.',
  'Draw it first.',
  'Ask a friend to try it.',
  'Good names help everybody who reads it.',
] as const;

const fourLevels = ['Excellent', 'Good', 'Growing', 'Beginning'] as const;

export interface SeedRubric {
  readonly name: string;
  readonly isOffice: boolean;
  readonly criteria: readonly string[];
  readonly levels: readonly string[];
}

/** The first two are for any school. */
export const seedRubrics: readonly SeedRubric[] = [
  {
    name: 'A program',
    isOffice: true,
    criteria: ['Does what was asked', 'Order and names', 'Tested by somebody else', 'Own ideas'],
    levels: fourLevels,
  },
  {
    name: 'A picture or a story',
    isOffice: true,
    criteria: ['Idea', 'Care', 'Tells it to others'],
    levels: ['Very good', 'Good', 'Not yet'],
  },
  {
    name: 'Sunrise exhibition',
    isOffice: false,
    criteria: ['Shows one idea', 'Answers questions', 'Works in front of people'],
    levels: fourLevels,
  },
];

export const guardians = [
  'Kavita Kapoor',
  'Rakesh Iyer',
  'Shabana Khan',
  'Thomas Joseph',
  'Sunita Devi',
  'Manoj Reddy',
] as const;

export const abouts = [
  'I like to make games that my little brother can play.',
  'I draw first and write the program afterwards.',
] as const;

export const itemNotes = ['My favourite one.', 'I made it in one afternoon.', 'Handed in twice.'] as const;
