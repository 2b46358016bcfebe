/** A project as the demo has it: its title, what is learnt, and its sessions in order. */
export interface SeedProject {
  readonly title: string;
  readonly objective: string;
  readonly sessions: readonly string[];
}

/** Projects of one tool that build on each other. */
export interface SeedTrack {
  readonly tool: string;
  readonly module: string;
  readonly kind: 'grade' | 'club';
  /** Classes of all schools, first and last. */
  readonly classes: readonly [number, number];
  readonly output: 'file' | 'picture' | 'document' | 'film' | 'code' | 'circuit' | 'model';
  readonly skill: string;
  readonly projects: readonly SeedProject[];
}

/** `title | objective | session; session; …`, a project a line. */
const projects = (lines: string): SeedProject[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [title = '', objective = '', sessions = ''] = line.split('|').map((part) => part.trim());
      return { title, objective, sessions: sessions.split(';').map((name) => name.trim()) };
    });

export const tracks: readonly SeedTrack[] = [
  {
    tool: 'Paint and paper',
    module: 'Drawing with shapes',
    kind: 'grade',
    classes: [1, 2],
    output: 'picture',
    skill: 'Creativity',
    projects: projects(`
      My house of shapes | Students name shapes and put a house together from them. | Find shapes around us; Draw with the mouse; Colour the house
      A garden with patterns | Students repeat a pattern and say its rule. | Patterns in leaves; Copy and paste; My garden wall
      Faces that feel | Students draw feelings and talk about them. | What faces tell; Lines and curves; A face for today
      A map of our class | Students show places from above. | Looking from above; Signs on a map; Where is my desk
      A greeting card | Students plan a card for somebody and make it. | Who is it for; Words and pictures; Print and give
      A comic in four frames | Students tell a story in pictures. | Beginning and end; Four frames; Speech bubbles; Read it aloud`),
  },
  {
    tool: 'Scratch',
    module: 'Stories and games with blocks',
    kind: 'grade',
    classes: [3, 5],
    output: 'code',
    skill: 'Computational thinking',
    projects: projects(`
      The dancing cat | Students put steps in an order and repeat them. | Meet the blocks; One step after another; Again and again
      A talking aquarium | Students let several characters speak in turn. | Fish that swim; Who speaks when; Bubbles and sounds
      Catch the mango | Students use coordinates and a score. | Where is x; Falling fruit; Count the score; Faster and faster
      The maze of Hampi | Students decide with conditions. | Walls that stop; If and else; Two ways out; Play each other's maze
      A quiz on our state | Students ask and check answers. | Ask and wait; Right or wrong; Points and praise
      My own pen | Students draw figures with turns. | Turn and draw; Triangles to stars; A flower with loops
      A clean street game | Students plan a game with a message. | What is a good game; Characters and rules; Lives and levels; Show the game`),
  },
  {
    tool: 'HTML and CSS',
    module: 'Pages for the web',
    kind: 'grade',
    classes: [6, 7],
    output: 'code',
    skill: 'Communication',
    projects: projects(`
      My first page | Students write headings, text and links. | What a browser reads; Headings and lists; Links that lead somewhere
      A page about my hobby | Students place pictures and describe them. | Pictures with words; Colours and fonts; A page that fits a phone
      The school magazine | Students set text in columns. | Boxes in boxes; Columns; Read on a phone; Publish in class
      A timetable in a table | Students show data in a table everybody can read. | Rows and columns; Headings of a table; Today in colour
      A form for the library | Students ask for data politely and safely. | Fields and labels; What must we ask; Check before sending
      A museum of inventions | Students build several pages with one look. | Plan the pages; One style for all; Credits and sources; Opening day`),
  },
  {
    tool: 'Python',
    module: 'Programs that think along',
    kind: 'grade',
    classes: [8, 10],
    output: 'code',
    skill: 'Problem solving',
    projects: projects(`
      A calculator of marks | Students use variables and input. | Names for numbers; Ask and answer; Averages
      Guess my number | Students write a loop with a condition. | Random numbers; Higher or lower; How many tries; A better strategy
      The turtle's carpet | Students write functions for patterns. | Turtle steps; A function for a tile; Carpets with loops
      A dictionary of birds | Students keep data in lists and dictionaries. | Lists; Keys and values; Look it up; Save to a file
      The weather diary | Students read a file and draw a chart. | Rows of a file; Averages by month; A chart; What it tells
      A ticket counter | Students split a program into functions and test them. | Plan with a flow chart; Functions; Tests; Present the counter
      Secret messages | Students code and break a simple cipher. | Caesar's trick; Letters are numbers; Breaking it; Why it is not safe`),
  },
  {
    tool: 'Arduino',
    module: 'Circuits that sense',
    kind: 'grade',
    classes: [8, 10],
    output: 'circuit',
    skill: 'Problem solving',
    projects: projects(`
      A traffic light | Students switch three lights in an order. | Current and safety; One LED; Three LEDs in time
      A night lamp | Students read a light sensor. | What sensors do; Reading light; Lamp on at dusk; A case from card
      A parking helper | Students measure distance with sound. | Sound that comes back; Centimetres; Beep when near
      A thirsty plant | Students decide by measured moisture. | Wet and dry; Read and decide; A pump or a flag; A week of data
      A door bell with melody | Students play tones from a list. | Tones; A melody; Press to play
      The quiz buzzer | Students find who was first. | Two buttons; Who was first; Lights and sound; A quiz in class`),
  },
  {
    tool: 'Teachable machines',
    module: 'Machines that learn',
    kind: 'grade',
    classes: [9, 12],
    output: 'model',
    skill: 'Critical thinking',
    projects: projects(`
      Rock, paper, scissors | Students train a model with pictures and test it. | What learning means; Taking examples; Train and test; Play against it
      Sorting our waste | Students build a helper that tells kinds of waste apart. | The problem; Fair examples; Train; Where it fails
      The sound of our school | Students classify sounds. | Record; Train; A map of noise
      Is it fair? | Students find bias in examples. | Who is missing; Measure by group; Mend the data; Write a promise
      A chat helper with rules | Students compare rules with learning. | Questions and patterns; Rules; Limits of rules; Rules against models
      Predict the monsoon | Students fit a line and judge it. | Rain in tables; A line through points; How wrong is it; A careful headline`),
  },
  {
    tool: 'Spreadsheets',
    module: 'Data around us',
    kind: 'grade',
    classes: [5, 8],
    output: 'document',
    skill: 'Critical thinking',
    projects: projects(`
      Our class in numbers | Students collect data and draw charts. | Questions to ask; Collect; Bars and pies
      A budget for the fair | Students calculate with formulas. | Income and cost; Formulas; What if
      The water diary | Students find where water goes. | Measure a week; Totals; A plan to save`),
  },
  {
    tool: 'Arduino',
    module: 'Robotics club',
    kind: 'club',
    classes: [6, 10],
    output: 'circuit',
    skill: 'Collaboration',
    projects: projects(`
      The first rover | Students build a rover that drives. | Motors; Chassis; Drive and turn
      The line follower | Students steer by light and dark. | Sensors below; Follow the line; Tune it; Race
      The arm that grips | Students move a servo arm. | Servos; Grip; Sort by colour
      A fair of robots | Students present a robot of their own. | Ideas; Build; Rehearse; The fair`),
  },
  {
    tool: 'Paint and paper',
    module: 'Animation club',
    kind: 'club',
    classes: [3, 8],
    output: 'film',
    skill: 'Creativity',
    projects: projects(`
      A flip book | Students see how pictures move. | Twelve drawings a second; A bouncing ball; Flip it
      Stop motion with clay | Students film frame by frame. | Figures; Light and camera; Shoot; Sound
      A film of ten seconds | Students plan and cut a film. | Story board; Draw; Cut; Premiere`),
  },
];
