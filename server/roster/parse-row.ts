import * as v from 'valibot';
import { type Role } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { rawText } from '#contract/core/text.ts';
import { tableLimits } from '#contract/files/tables.rules.ts';
import {
  admissionNumber,
  birthDay,
  judgedText,
  loginNameField,
  shortText,
} from '#contract/people/person-values.rules.ts';
import { type FormOwner } from '#contract/profile/profile.rules.ts';
import { type ProfileField } from '#contract/profile/profile-rights.rules.ts';
import { importProblems } from '#contract/roster/import-problems.ts';
import { type ColumnMap, type ImportField } from '#contract/roster/roster.rules.ts';
import { type ImportProblem } from '#contract/roster/roster.wire.ts';
import { formulaCell } from '#server/files/tables/table.ts';
import { inOrder, type Reading, readValue, saysNothing, twoNumbers } from './file-values.ts';

/** A row by field. Empty cells are left out. */
export type Cells = Readonly<Partial<Record<ImportField, string>>>;

export function cellsOf(raw: readonly string[], columns: ColumnMap): Cells {
  const cells: Partial<Record<ImportField, string>> = {};
  for (const [at, field] of columns.entries()) {
    const text = raw[at] ?? '';
    if (field !== null && text !== '' && !saysNothing(field, text)) cells[field] = text;
  }
  return withOneKey(withBothNumbers(withBothNames(cells)));
}

/** Splits "Zoya Khan Tiwari" into Zoya Khan and Tiwari. */
function withBothNames({ full_name, ...cells }: Cells): Cells {
  if (full_name === undefined || cells.firstName !== undefined) return cells;
  const name = inOrder(full_name);
  const last = name.lastIndexOf(' ');
  if (last < 0) return { ...cells, firstName: name };
  return {
    ...cells,
    firstName: name.slice(0, last),
    lastName: cells.lastName ?? name.slice(last + 1),
  };
}

/** The second of two numbers in one cell becomes the alternate contact. */
function withBothNumbers(cells: Cells): Cells {
  const both = twoNumbers(cells.mobile ?? '');
  if (!both) return cells;
  const [mobile, alternate_contact] = both;
  return { alternate_contact, ...cells, mobile };
}

const classKey = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[\s\-_/.]+/g, ' ')
    .trim();

/** Without any other key, a roll number within its class is the key, else the email address. */
function withOneKey({ roll_no, ...cells }: Cells): Cells {
  const { sourced_id, user_id, admission_no, grade, division, place, email_id } = cells;
  if ((sourced_id ?? user_id ?? admission_no) !== undefined) return cells;
  const classOf = classKey([grade, division].filter(Boolean).join(' ') || (place ?? ''));
  const key = roll_no !== undefined && classOf !== '' ? `${classOf} / ${roll_no}` : email_id?.toLowerCase();
  return key === undefined ? cells : { ...cells, sourced_id: key };
}

export interface Parsed {
  /** By the names of the forms. */
  readonly fields: Readonly<Record<string, string>>;
  readonly problems: readonly ImportProblem[];
}

export interface ParseOf extends Reading {
  readonly role: Role;
}

/** Excel's notation of a long number. The digits are lost, so it is refused. */
const scientific = /^\d(?:[.,]\d+)?E\+?\d{1,2}$/i;

const judgedBy: Readonly<Partial<Record<ImportField, ProfileField>>> = {
  firstName: 'firstName',
  lastName: 'lastName',
  email_id: 'email',
  gender: 'gender',
  mobile: 'mobile',
  alternate_contact: 'alternateContact',
};

const ofPlaces: ReadonlySet<ImportField> = new Set(['grade', 'division', 'place', 'club']);

export function parseRow(cells: Cells, of: ParseOf): Parsed {
  const fields: Record<string, string> = {};
  const problems: ImportProblem[] = [];
  for (const [field, text] of entriesOf(cells)) {
    if (ofPlaces.has(field)) continue;
    const { value, code } = judge(field, text, of);
    if (code) problems.push({ field, code, params: { text: text === formulaCell ? '' : text } });
    else if (value !== '') fields[field] = value;
  }
  return { fields, problems };
}

const entriesOf = (cells: Cells) => Object.entries(cells) as [ImportField, string][];

interface Judged {
  readonly value: string;
  readonly code: ImportProblem['code'] | null;
}

/** Uses the rules of the forms, so that a form can save what a file brought. */
function judge(field: ImportField, text: string, of: ParseOf): Judged {
  if (text === formulaCell) return { value: '', code: 'formula' };
  if (scientific.test(text)) return { value: '', code: 'scientific' };
  const found = v.safeParse(schemaOf(field, of), readValue(field, text, of));
  if (found.success) return { value: found.output, code: null };
  const [{ message }] = found.issues;
  return { value: '', code: codes.get(message) ?? 'too_long' };
}

/** Translates issues of forms. Every issue of a telephone number gets one code. */
const codes = new Map<string, ImportProblem['code']>([
  ...importProblems.map((code) => [code, code] as const),
  ['mobile_required', 'mobile_digits'],
]);

const anyText = rawText(tableLimits.cell, 'too_long');

/** Cached per kind of person and zone, because a file has up to a hundred thousand rows. */
const schemas = new Map<string, v.GenericSchema<string, string>>();

function schemaOf(field: ImportField, { role, timeZone }: ParseOf): v.GenericSchema<string, string> {
  const key = `${field} ${role} ${timeZone}`;
  const held = schemas.get(key);
  if (held) return held;
  const made = makeSchema(field, { kind: role === roles.faculty ? 'faculty' : 'student', timeZone });
  schemas.set(key, made);
  return made;
}

function makeSchema(field: ImportField, owner: FormOwner): v.GenericSchema<string, string> {
  const judged = judgedBy[field];
  if (judged) return judgedText({ field: judged, owner });
  if (field === 'user_id') return loginNameField;
  if (field === 'birth_date') return birthDay;
  if (field === 'admission_no') return admissionNumber;
  return field === 'strength' || field === 'tools' ? shortText : anyText;
}
