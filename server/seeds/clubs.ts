import type { Role } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { divisions, grades, memberships, people } from '#server/directory/schema.ts';
import type { Queryable } from '../db/database.ts';

/** The class of all schools a grade stands for: `Grade 7` for the seventh. */
export const masterClassOf = (grade: string): number | null =>
  Number(/^Grade (\d+)$/.exec(grade)?.[1]) || null;

/** A school that teaches in clubs. A place is written `Robotics Monday`, or `Grade 7 A`. */
interface SeedSchool {
  readonly grades: Readonly<Record<string, readonly string[]>>;
  readonly clubs: Readonly<Record<string, readonly string[]>>;
  readonly admin: SeedPerson;
  readonly faculty: readonly (SeedPerson & { readonly places: readonly string[] })[];
  /** Login of the first; the others count on from it. */
  readonly firstStudent: number;
  readonly students: readonly string[];
}

interface SeedPerson {
  readonly loginName: string;
  readonly name: string;
}

/** Model 4: five clubs, each in two or three batches. */
export const riverside: SeedSchool = {
  grades: {},
  clubs: {
    Robotics: ['Monday', 'Wednesday', 'Saturday'],
    Drama: ['Tuesday', 'Thursday'],
    Chess: ['Friday', 'Saturday'],
    नृत्य: ['सोमवार', 'शुक्रवार'],
    Photography: ['Saturday morning', 'Saturday afternoon, beginners'],
  },
  admin: { loginName: 'A00101', name: 'Joseph Mathew' },
  faculty: [
    {
      loginName: 'F00901',
      name: 'Leela Menon',
      places: ['Robotics Monday', 'Robotics Wednesday', 'Drama Tuesday'],
    },
    {
      loginName: 'F00902',
      name: 'Gurpreet Singh',
      places: ['Chess Friday', 'Chess Saturday', 'Robotics Saturday', 'Photography Saturday morning'],
    },
    {
      loginName: 'F00903',
      name: 'زینب انصاری',
      places: ['नृत्य सोमवार', 'नृत्य शुक्रवार', 'Drama Thursday', 'Photography Saturday afternoon, beginners'],
    },
  ],
  firstStudent: 9001,
  students: [
    'Aman Gill, Diya Nair, Rohan Das, Kavya Reddy, Ishaan Bose, Tara Fernandes',
    'आरव शर्मा, अनन्या वर्मा, विहान गुप्ता, सान्वी मिश्रा, कबीर जोशी, मीरा पाठक',
    'عائشہ خان, حمزہ قریشی, مریم صدیقی, یوسف انصاری, فاطمہ شیخ, بلال احمد',
    'கவின் முருகன், நிலா சுந்தரம், அகிலன் ராஜா, யாழினி குமார்',
    'অর্ণব সেন, তৃষা ঘোষ, ঋত্বিক পাল, মৌমিতা রায়',
    'ਹਰਲੀਨ ਕੌਰ, ਗੁਰਨੂਰ ਸਿੰਘ, ਜਸਲੀਨ ਕੌਰ, ਅਰਮਾਨ ਸਿੰਘ',
    'આર્યન પટેલ, ખુશી શાહ, ధృవ రెడ్డి, సహస్ర రావు, അദ്വൈത് നായർ, നിരഞ്ജന മേനോൻ',
    'Zoë D’Souza, Noël Pinto, Aarushi Sen, Dev Chopra, Naina Kapoor, Samar Qadri',
    'Pihu Saxena, Vivaan Rao, Myra Thomas, Arnav Iyer, Siya Malhotra, Reyansh Jain',
    'Anvi Kulkarni, Kiaan Mehta, Prisha Bhatt, Atharv Deshmukh, Riya Banerjee, Shaurya Rana',
    'Nitya Pillai, Yash Tiwari, Avni Chawla, Krish Solanki, Jia Mathur, Laksh Bedi',
  ].flatMap((names) => names.split(', ')),
};

/** Model 5: grades as well as clubs. */
export const lakeside: SeedSchool = {
  grades: { 'Grade 6': ['A', 'B'], 'Grade 7': ['A', 'B'] },
  clubs: { Music: ['Monday', 'Thursday'], Astronomy: ['Friday evening'], Gardening: ['Tuesday', 'Saturday'] },
  admin: { loginName: 'A00301', name: 'Sunita Pillai' },
  faculty: [
    {
      loginName: 'F00301',
      name: 'Imran Sheikh',
      places: ['Grade 6 A', 'Grade 7 A', 'Music Monday', 'Music Thursday', 'Astronomy Friday evening'],
    },
    {
      loginName: 'F00302',
      name: 'Nandini Ghosh',
      places: ['Grade 6 B', 'Grade 7 B', 'Gardening Tuesday', 'Gardening Saturday'],
    },
    // New, without a place yet: an empty board.
    { loginName: 'F00303', name: 'Peter Rozario', places: [] },
  ],
  firstStudent: 9301,
  students: [
    'Ira Kapoor, Rehan Ali, Sara Joseph, Veer Chauhan, آمنہ رضا, आदित्य राणा',
    'Lina Thomas, Ojas Patil, Tanvi Rao, Zain Mirza, Mahi Sharma, Neel Dutta',
  ].flatMap((names) => names.split(', ')),
};

type Placed = typeof memberships.$inferInsert;

/** Stores a school's groups and people. */
export async function seedClubs(
  db: Queryable,
  schoolId: number,
  school: SeedSchool,
  passwordHash: string,
): Promise<void> {
  const ofGrades = await seedGroups(db, schoolId, 'grade', school.grades);
  const ofClubs = await seedGroups(db, schoolId, 'club', school.clubs);
  const places = new Map([...ofGrades, ...ofClubs]);
  const students = school.students.map((name, index) => ({
    loginName: `S${String(school.firstStudent + index).padStart(5, '0')}`,
    name,
  }));
  const stored = await db
    .insert(people)
    .values([
      toPerson(schoolId, roles.schoolAdmin, school.admin, passwordHash),
      ...school.faculty.map((person) => toPerson(schoolId, roles.faculty, person, passwordHash)),
      ...students.map((person) => toPerson(schoolId, roles.student, person, passwordHash)),
    ])
    .returning({ id: people.id, loginName: people.loginName });
  const idOf = new Map(stored.map(({ id, loginName }) => [loginName, id]));
  const join = (loginName: string, place: string): Placed[] => {
    const at = places.get(place);
    const personId = idOf.get(loginName);
    if (!at || personId === undefined) throw new Error(`${loginName} cannot join ${place}.`);
    return [{ schoolId, personId, ...at }];
  };
  await db
    .insert(memberships)
    .values([
      ...school.faculty.flatMap(({ loginName, places: own }) =>
        own.flatMap((place) => join(loginName, place)),
      ),
      ...students.flatMap(({ loginName }, index) => [
        ...seatsOf([...ofGrades.keys()], index, 1).flatMap((place) => join(loginName, place)),
        ...seatsOf([...ofClubs.keys()], index, index % 3 === 0 ? 2 : 1).flatMap((place) =>
          join(loginName, place),
        ),
      ]),
    ]);
}

/** Spreads students over places; a second one lies half the list further on. */
function seatsOf(places: readonly string[], index: number, count: number): string[] {
  const half = Math.floor(places.length / 2);
  return Array.from({ length: count }, (_, seat) => places[(index + seat * half) % places.length]).filter(
    (place) => place !== undefined,
  );
}

function toPerson(schoolId: number, role: Role, { loginName, name }: SeedPerson, passwordHash: string) {
  const [firstName = '', ...rest] = name.split(' ');
  const email = `${loginName.toLowerCase()}@banyan.example`;
  return { schoolId, role, loginName, firstName, lastName: rest.join(' '), email, passwordHash };
}

async function seedGroups(
  db: Queryable,
  schoolId: number,
  kind: 'grade' | 'club',
  groups: SeedSchool['clubs'],
): Promise<Map<string, { gradeId: number; divisionId: number }>> {
  const places = new Map<string, { gradeId: number; divisionId: number }>();
  for (const [position, [name, parts]] of Object.entries(groups).entries()) {
    const [group] = await db
      .insert(grades)
      .values({ schoolId, kind, name, position, masterClassId: masterClassOf(name) })
      .returning();
    if (!group) throw new Error('A group was not stored.');
    const stored = await db
      .insert(divisions)
      .values(parts.map((part) => ({ schoolId, gradeId: group.id, name: part })))
      .returning();
    for (const part of stored) places.set(`${name} ${part.name}`, { gradeId: group.id, divisionId: part.id });
  }
  return places;
}
