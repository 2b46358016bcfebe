import * as v from 'valibot';
import {
  asDay,
  type ColumnMap,
  type DateOrder,
  type genders,
  type ImportField,
  type ImportProblem,
  loginNameField,
  type ProfileField,
  problemOf,
  type Role,
  roles,
  rosterLimits,
} from '#contract';
import { formulaCell } from './read/table.ts';

/** A row by the fields that its columns hold; cells without a word are left out: they say nothing. */
export type Cells = Readonly<Partial<Record<ImportField, string>>>;

export function cellsOf(raw: readonly string[], columns: ColumnMap): Cells {
  const cells: Partial<Record<ImportField, string>> = {};
  for (const [at, field] of columns.entries()) {
    const text = raw[at] ?? '';
    if (field !== null && text !== '') cells[field] = text;
  }
  return cells;
}

export interface Parsed {
  /** By the names of the forms, as the tables keep them. */
  readonly fields: Readonly<Record<string, string>>;
  readonly problems: readonly ImportProblem[];
}

export interface ParseOf {
  readonly role: Role;
  readonly timeZone: string;
  readonly dates: DateOrder;
}

/** What Excel makes of a long number; the digits are lost, and nobody guesses them. */
const scientific = /^\d(?:[.,]\d+)?E\+?\d{1,2}$/i;

const judgedBy: Readonly<Partial<Record<ImportField, ProfileField>>> = {
  gender: 'gender',
  mobile: 'mobile',
  alternate_contact: 'alternateContact',
};

/**
 * Wider than the rules of the forms [VP-23, VP-26]: D'Souza and Anne-Marie are called so in the other system, and what
 * that sends mail to is an address, however its domain ends.
 */
const personalName = /^[\p{L}\p{M}\p{Join_Control} .'’-]{1,100}$/u;
const address = /^[^\s@,;<>()]{1,64}@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,24}$/;

const genderWords: Readonly<Record<string, (typeof genders)[number]>> = {
  m: 'Male',
  male: 'Male',
  boy: 'Male',
  f: 'Female',
  female: 'Female',
  girl: 'Female',
};

/** Where somebody sits or teaches is judged by itself. */
const ofPlaces: ReadonlySet<ImportField> = new Set(['grade', 'division', 'place', 'club']);
const digitsOnly: ReadonlySet<ImportField> = new Set(['mobile', 'alternate_contact']);
const longest: Readonly<Partial<Record<ImportField, number>>> = {
  admission_no: 40,
  strength: 200,
  tools: 200,
};

/** The texts of a row as the school would keep them, and what is wrong with each. */
export function parseRow(cells: Cells, of: ParseOf): Parsed {
  const fields: Record<string, string> = {};
  const problems: ImportProblem[] = [];
  for (const [field, text] of entriesOf(cells)) {
    if (ofPlaces.has(field)) continue;
    // The number of a teacher has no column.
    if (field === 'admission_no' && of.role === roles.faculty) continue;
    const value = valueOf(field, text, of);
    const code = codeOf(field, text, value, of);
    if (code) problems.push({ field, code, params: { text: text === formulaCell ? '' : text } });
    else fields[field] = value;
  }
  return { fields, problems };
}

const entriesOf = (cells: Cells) => Object.entries(cells) as [ImportField, string][];

/** A login name as people keep it. */
export const loginOf = (text: string): string => text.toUpperCase().replaceAll(' ', '');

function valueOf(field: ImportField, text: string, { dates }: ParseOf): string {
  if (field === 'user_id') return loginOf(text);
  if (field === 'gender') return genderWords[text.toLowerCase()] ?? text;
  if (field === 'birth_date') return asDay(text, dates) ?? '';
  if (digitsOnly.has(field)) return text.replaceAll(/[\s()-]/g, '');
  if (field === 'email_id') return text.toLowerCase();
  return text;
}

function codeOf(
  field: ImportField,
  text: string,
  value: string,
  { role, timeZone }: ParseOf,
): ImportProblem['code'] | null {
  if (text === formulaCell) return 'formula';
  if (scientific.test(text)) return 'scientific';
  if (text.length > (longest[field] ?? rosterLimits.cell)) return 'too_long';
  if (field === 'user_id') return v.safeParse(loginNameField, value).success ? null : 'login_form';
  if (field === 'birth_date') return isBirthDay(value) ? null : 'birth_date';
  if (field === 'firstName' || field === 'lastName') return personalName.test(value) ? null : 'name_letters';
  if (field === 'email_id') return address.test(value) ? null : 'email_form';
  const judged = judgedBy[field];
  if (!judged) return null;
  const kind = role === roles.faculty ? 'faculty' : 'student';
  const problem = problemOf(judged, value, { kind, timeZone });
  return problem === 'mobile_required' ? 'mobile_digits' : problem;
}

const isBirthDay = (day: string) => day >= '1920-01-01' && day < new Date().toISOString().slice(0, 10);
