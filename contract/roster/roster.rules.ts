import { headingWords } from './heading-words.rules.ts';

/** A table of students, a table of teachers, or a whole school. */
export const importKinds = ['students', 'faculty', 'school'] as const;
export type ImportKind = (typeof importKinds)[number];

export const rosterUploadKind = 'roster';

/** [VU-01, VU-02] Megabytes by ending. A zip holds a OneRoster bundle. */
export const rosterMegabytes = { xlsx: 15, csv: 25, zip: 25 } as const;
export type RosterExtension = keyof typeof rosterMegabytes;

export const rosterLimits = {
  /** Unknown classes and clubs in a file. With more, the column does not hold classes. */
  unknown: 10_000,
  /** Characters of a bundle's cell that names all classes of a person. */
  places: 4_000,
  undoDays: 30,
  /** From this percentage of leavers on, the admin must type their number. */
  leaversTyped: 10,
} as const;

export const isTableExtension = (extension: string): boolean => ['csv', 'tsv', 'txt'].includes(extension);

/** Tables of a whole school's export, as products name them. */
const bundleTables = new Set([
  'manifest',
  'orgs',
  'users',
  'roles',
  'classes',
  'courses',
  'enrollments',
  'academicsessions',
  'school',
  'schools',
  'section',
  'sections',
  'studentenrollment',
  'teacherroster',
  'relationships',
]);
export const isBundleTable = (name: string): boolean =>
  bundleTables.has(headingKey(name.replace(/^.*[/\\]/, '').replace(/\.\w+$/, '')));

/** For rows that name one person: `ask`, or one answer for all. */
export const twiceAnswers = ['ask', 'first', 'last', 'none'] as const;
export type TwiceAnswer = (typeof twiceAnswers)[number];

export const isRosterExtension = (extension: string): extension is RosterExtension =>
  extension in rosterMegabytes;

export const dialectIds = ['oneroster', 'sds1', 'sds2', 'sds21', 'clever', 'google', 'powerschool'] as const;
export type DialectId = (typeof dialectIds)[number];

/**
 * Contents of a column, by the forms' names. `place` is grade and division in one cell, `full_name` both names.
 * `roll_no` is unique within a class only.
 */
export const importFields = [
  'sourced_id',
  'user_id',
  'admission_no',
  'roll_no',
  'full_name',
  'firstName',
  'lastName',
  'gender',
  'birth_date',
  'mobile',
  'alternate_contact',
  'email_id',
  'grade',
  'division',
  'place',
  'club',
  'strength',
  'tools',
] as const;
export type ImportField = (typeof importFields)[number];

const studentOnly: readonly ImportField[] = ['admission_no', 'roll_no', 'birth_date'];
const facultyOnly: readonly ImportField[] = ['strength', 'tools'];

export const fieldsOfKind = (kind: ImportKind): readonly ImportField[] =>
  importFields.filter(
    (field) => !(kind === 'students' ? facultyOnly : kind === 'faculty' ? studentOnly : []).includes(field),
  );

export const fieldTitles: Readonly<Record<ImportField, string>> = {
  sourced_id: 'External ID',
  user_id: 'Username',
  admission_no: 'Admission number',
  roll_no: 'Roll number',
  full_name: 'Full name',
  firstName: 'First name',
  lastName: 'Last name',
  gender: 'Gender',
  birth_date: 'Date of birth',
  mobile: 'Mobile',
  alternate_contact: 'Alternate contact',
  email_id: 'Email',
  grade: 'Grade',
  division: 'Division',
  place: 'Grade and division',
  club: 'Club and batch',
  strength: 'Strength',
  tools: 'Tools',
};

/** The form in which headings are compared: letters and digits only. */
export const headingKey = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{Nd}]/gu, '');

/** Also drops text in brackets, and unifies letters of Hindi and Urdu that can be written in two ways. */
export const plainHeading = (text: string): string =>
  headingKey(text.replaceAll(/\[[^\]]*\]|\([^)]*\)/g, ' '))
    .replaceAll('ي', 'ی')
    .replaceAll('ك', 'ک')
    .replaceAll('ँ', 'ं');

/** Passwords are never imported. */
export const isPasswordHeading = (text: string): boolean =>
  /password|passwd|pwd|psw|passcode|passphrase|pass$|^(?:login|user|student|app)?pin(?:no)?$|^secret(?:word|code)?$|पासवर्ड|کوڈورڈ|پاسورڈ/u.test(
    headingKey(text),
  );

/** null: the column is left out. */
export type ColumnMap = readonly (ImportField | null)[];

const weakUsernames: ReadonlySet<string> = new Set(['studentid', 'facultyid', 'teacherid']);

/** Of two equal headings the first is used, and the user decides about the other. */
export function guessColumns(headings: readonly string[], kind: ImportKind): (ImportField | null)[] {
  const offered = fieldsOfKind(kind);
  const found = headings.map((heading) => {
    const key = plainHeading(heading);
    return offered.find(
      (field) => headingWords(field, kind === 'faculty').has(key) || plainHeading(fieldTitles[field]) === key,
    );
  });
  // Next to a column named "username", a person's number is another system's id instead.
  const isWeak = (at: number) => weakUsernames.has(plainHeading(headings[at] ?? ''));
  const hasUsername = found.some((field, at) => field === 'user_id' && !isWeak(at));
  const taken = new Set<ImportField>();
  return found.map((each, at) => {
    const field = each === 'user_id' && hasUsername && isWeak(at) ? 'sourced_id' : each;
    // Next to a first name, "Name" means something else. Next to a class column, a sheet's name does not matter.
    if (field === undefined || taken.has(field)) return null;
    if (field === 'full_name' && found.includes('firstName')) return null;
    if (field === 'place' && found.includes('grade')) return null;
    taken.add(field);
    return field;
  });
}

export type MappingProblem = 'no_name' | 'no_key' | 'field_twice';

/** Why columns cannot be used. A name alone never identifies a person. */
export function mappingProblem(columns: ColumnMap, kind: ImportKind): MappingProblem | null {
  const fields = columns.filter((field) => field !== null);
  if (new Set(fields).size < fields.length) return 'field_twice';
  if (!fields.includes('firstName') && !fields.includes('full_name')) return 'no_name';
  const keys: readonly ImportField[] = ['sourced_id', 'user_id', 'email_id'];
  const ofStudents: readonly ImportField[] = kind === 'faculty' ? [] : ['admission_no', 'roll_no'];
  return [...keys, ...ofStudents].some((key) => fields.includes(key)) ? null : 'no_key';
}

export type DateOrder = 'dmy' | 'mdy';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const numericDay = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/;
const yearOf = (text: string) => {
  const year = Number(text);
  if (text.length === 4) return year;
  return year > new Date().getUTCFullYear() % 100 ? 1900 + year : 2000 + year;
};

/** "14 March 2014", "14-Mar-14" and "March 14, 2014"; month 0 for an unknown word. */
function namedDay(text: string): { year: number; month: number; day: number } | null {
  const dayFirst = /^(\d{1,2})(?:st|nd|rd|th)?[-/. ]+([a-z]{3})[a-z]*[-/., ]+(\d{4}|\d{2})$/i.exec(text);
  const monthFirst = /^([a-z]{3})[a-z]*[-/. ]+(\d{1,2})(?:st|nd|rd|th)?[-/., ]+(\d{4}|\d{2})$/i.exec(text);
  const [day, month, year] = dayFirst?.slice(1) ?? [monthFirst?.[2], monthFirst?.[1], monthFirst?.[3]];
  if (day === undefined || month === undefined || year === undefined) return null;
  return { year: yearOf(year), month: months.indexOf(month.toLowerCase()) + 1, day: Number(day) };
}

/** A date in the file's order as `yyyy-mm-dd`; null if it is no date. */
export function asDay(text: string, order: DateOrder): string | null {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(text);
  if (iso) return realDay(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const named = namedDay(text);
  if (named) return named.month === 0 ? null : realDay(named.year, named.month, named.day);
  // A spreadsheet's day number whose cell lost its format: 1954 to 2064.
  if (/^[2-5]\d{4}$/.test(text))
    return new Date(Date.UTC(1899, 11, 30 + Number(text))).toISOString().slice(0, 10);
  const other = numericDay.exec(text);
  if (!other) return null;
  const [first, second] = [Number(other[1]), Number(other[2])];
  const [day, month] = order === 'dmy' ? [first, second] : [second, first];
  return realDay(yearOf(other[3] ?? ''), month, day);
}

function realDay(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1900;
  return isReal ? date.toISOString().slice(0, 10) : null;
}

export const isAmbiguousDay = (text: string): boolean => {
  const parts = numericDay.exec(text);
  return parts !== null && parts[1] !== parts[2] && ordersOf(text).length === 2;
};

export function ordersOf(text: string): readonly DateOrder[] {
  const parts = numericDay.exec(text);
  if (!parts) return ['dmy', 'mdy'];
  const [first, second] = [Number(parts[1]), Number(parts[2])];
  if (first === second) return ['dmy', 'mdy'];
  const orders: DateOrder[] = [];
  if (second <= 12) orders.push('dmy');
  if (first <= 12) orders.push('mdy');
  return orders;
}
