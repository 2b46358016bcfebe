import * as v from 'valibot';
import { rawText, trimmedText } from '#contract/core/text.ts';
import { id } from '#contract/core/wire-numbers.ts';
import type { FormOwner } from '#contract/profile/profile.rules.ts';
import type { ProfileField } from '#contract/profile/profile-rights.rules.ts';
import { admissionNumber, birthDay, judgedText, loginNameField, shortText } from './person-values.rules.ts';

/** Fields have the same names in forms and on the wire. */

/** Stored values: an unchanged one is not checked again [QC-49]. */
export type StoredFields = Readonly<Record<string, unknown>>;

interface FieldsOf extends FormOwner {
  readonly stored?: StoredFields | undefined;
}

const judged = (field: ProfileField, name: string, of: FieldsOf, isOptional = false) =>
  judgedText({ field, owner: of, isOptional, stored: of.stored?.[name] });

const places = v.pipe(v.array(id), v.maxLength(200));

/** [D15] A teacher's number and address are required, a child's are not. */
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
    admission_no: admissionNumber,
    ...contactOf(of),
    strength: shortText,
    tools: shortText,
    divisions: places,
    batches: places,
  });
};
export type FacultyFields = v.InferOutput<ReturnType<typeof facultyFields>>;

/** [EN-35, EN-39] A student is in at most one division. */
export const studentFields = (timeZone: string, stored?: StoredFields) => {
  const of = { kind: 'student', timeZone, stored } as const;
  return v.object({
    ...namesOf(of),
    admission_no: admissionNumber,
    birth_date: birthDay,
    ...contactOf(of),
    division_id: v.nullable(id),
    batches: places,
  });
};
export type StudentFields = v.InferOutput<ReturnType<typeof studentFields>>;

/** [RP-21, GR-02] Fields of a student that a teacher may edit. */
export const studentContactFields = (timeZone: string, stored?: StoredFields) =>
  v.object(contactOf({ kind: 'student', timeZone, stored }));

/** Any text, so that the rules can report its problems. */
const wireText = v.exactOptional(trimmedText(400));
const wirePlaces = v.exactOptional(places);
/** The cropped picture as base64, JPEG or PNG [VP-28, VP-30]; '' removes the stored one. */
const wirePicture = v.exactOptional(v.pipe(rawText(700_000), v.regex(/^(?:[A-Za-z0-9+/]+={0,2})?$/)));

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

export const facultyWire = {
  ...wireShared,
  admission_no: wireText,
  strength: wireText,
  tools: wireText,
  divisions: wirePlaces,
};
export const studentWire = {
  ...wireShared,
  admission_no: wireText,
  birth_date: wireText,
  division_id: v.exactOptional(v.nullable(id)),
};
