import * as v from 'valibot';
import { normaliseLoginName } from '#contract/auth/session.model.ts';
import { id } from '#contract/core/wire-numbers.ts';
import { type FormOwner, problemOf } from '#contract/profile/profile.rules.ts';
import type { ProfileField } from '#contract/profile/profile-rights.rules.ts';

/** What the office writes about a person, by the names of the wire; the forms' fields have the same. */

/** What is stored now: a value that nobody touched is not judged anew [QC-49]. */
export type StoredFields = Readonly<Record<string, unknown>>;

interface FieldsOf extends FormOwner {
  readonly stored?: StoredFields | undefined;
}

const longest = 200;

/** A text that the rules of profiles judge [VP-23…VP-27]. */
const judged = (field: ProfileField, name: string, of: FieldsOf, isOptional = false) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(longest),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const { value } = dataset;
      if (value === '' ? isOptional : value === of.stored?.[name]) return;
      const problem = problemOf(field, value, of);
      if (problem) addIssue({ message: problem });
    }),
  );

/** [CO-43] Upper case, without blanks; none of the old prefixes, which signing in rewrites. */
export const loginNameField = v.pipe(
  v.string(),
  v.trim(),
  v.toUpperCase(),
  v.regex(/^[A-Z0-9][A-Z0-9._@-]{1,23}$/, 'login_form'),
  v.check((name) => !normaliseLoginName(name).rewritten, 'login_form'),
);

const day = v.pipe(
  v.string(),
  v.check((text) => text === '' || isPastDay(text), 'birth_date'),
);

/** A day of the calendar, of somebody who may be at a school today. */
function isPastDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(time)) return false;
  const isReal = new Date(time).toISOString().startsWith(text);
  return isReal && text >= '1920-01-01' && time < Date.now();
}

const short = v.pipe(v.string(), v.trim(), v.maxLength(longest));
const places = v.pipe(v.array(id), v.maxLength(longest));

/** [D15] A teacher's number and address are asked for, a child's are not. */
const contactOf = (of: FieldsOf) => ({
  mobile: judged('mobile', 'mobile', of, of.kind === 'student'),
  alternate_contact: judged('alternateContact', 'alternate_contact', of),
  email_id: judged('email', 'email_id', of, of.kind === 'student'),
});

const namesOf = (of: FieldsOf) => ({
  user_id: loginNameField,
  firstName: judged('firstName', 'firstName', of),
  lastName: judged('lastName', 'lastName', of),
  gender: judged('gender', 'gender', of),
});

/** [EN-36, VP-23…VP-27] `divisions` of grades, `batches` of clubs. */
export const facultyFields = (timeZone: string, stored?: StoredFields) => {
  const of = { kind: 'faculty', timeZone, stored } as const;
  return v.object({
    ...namesOf(of),
    ...contactOf(of),
    strength: short,
    tools: short,
    divisions: places,
    batches: places,
  });
};
export type FacultyFields = v.InferOutput<ReturnType<typeof facultyFields>>;

/** [EN-35, EN-39] A student sits in one division at most. */
export const studentFields = (timeZone: string, stored?: StoredFields) => {
  const of = { kind: 'student', timeZone, stored } as const;
  return v.object({
    ...namesOf(of),
    admission_no: v.pipe(v.string(), v.trim(), v.maxLength(40)),
    birth_date: day,
    ...contactOf(of),
    division_id: v.nullable(id),
    batches: places,
  });
};
export type StudentFields = v.InferOutput<ReturnType<typeof studentFields>>;

/** [RP-21, GR-02] What a teacher may write about a student. */
export const studentContactFields = (timeZone: string, stored?: StoredFields) =>
  v.object(contactOf({ kind: 'student', timeZone, stored }));

/** As they travel: any text, so that the rules can say what is wrong with it. */
const wireText = v.exactOptional(v.pipe(v.string(), v.trim(), v.maxLength(400)));
const wirePlaces = v.exactOptional(places);
/** The cut picture as base64, JPEG or PNG [VP-28, VP-30]; '' removes the one there is. */
const wirePicture = v.exactOptional(
  v.pipe(v.string(), v.maxLength(700_000), v.regex(/^(?:[A-Za-z0-9+/]+={0,2})?$/)),
);

const wireShared = {
  user_id: wireText,
  firstName: wireText,
  lastName: wireText,
  gender: wireText,
  mobile: wireText,
  alternate_contact: wireText,
  email_id: wireText,
  batches: wirePlaces,
  profile_pic: wirePicture,
};

export const facultyWire = { ...wireShared, strength: wireText, tools: wireText, divisions: wirePlaces };
export const studentWire = {
  ...wireShared,
  admission_no: wireText,
  birth_date: wireText,
  division_id: v.exactOptional(v.nullable(id)),
};
