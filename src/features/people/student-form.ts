import * as v from 'valibot';
import type { CallOutput } from '#contract/core/define-call.ts';
import { addStudentCall } from '#contract/people/calls/add-student.call.ts';
import { studentByIdCall } from '#contract/people/calls/student-by-id.call.ts';
import { updateStudentCall } from '#contract/people/calls/update-student.call.ts';
import { studentContactFields, studentFields } from '#contract/people/person-fields.rules.ts';
import { defineForm } from '#machines/form/define-form.ts';
import { call } from '#src/lib/api-client.ts';
import type { FormSubmission } from '#src/lib/form/use-form.ts';
import { pictureToWire } from '#src/lib/picture/picture-shelf.ts';
import { blankShared, type ContactValues, type SharedValues } from './PersonFields.tsx';

export interface StudentValues extends SharedValues {
  readonly admission_no: string;
  readonly birth_date: string;
  readonly division_id: number | null;
  readonly batches: readonly number[];
}

const blank: StudentValues = {
  ...blankShared,
  admission_no: '',
  birth_date: '',
  division_id: null,
  batches: [],
};

export type StudentFacts = CallOutput<typeof studentByIdCall>['data'];

/** A new student starts with a free login name, in the previous student's class. */
export const newStudent = (user_id: string, division_id: number | null) => ({
  values: { ...blank, user_id, division_id },
  version: 0,
});

export interface StoredStudent {
  readonly values: StudentValues;
  readonly version: number;
  readonly facts: StudentFacts;
}

/** [EN-35, D15] `stored`: the values to change; left out: a new person. */
export const studentForm = (timeZone: string, stored: StudentValues | undefined) =>
  defineForm({
    name: 'student',
    schema: v.object({ ...studentFields(timeZone, { ...stored }).entries, picture: v.string() }),
    blank,
    usesFormSession: stored === undefined,
  });

type Submitted = FormSubmission<v.InferOutput<ReturnType<typeof studentForm>['schema']>>;

export async function loadStudent(schoolId: number, id: number, signal: AbortSignal): Promise<StoredStudent> {
  const { data } = await call(studentByIdCall, { school_id: schoolId, id }, { signal });
  return {
    version: data.version,
    facts: data,
    values: {
      user_id: data.user_id,
      firstName: data.first_name,
      lastName: data.last_name,
      gender: data.gender,
      mobile: data.mobile,
      alternate_contact: data.alternate_contact,
      email_id: data.email_id,
      admission_no: data.admission_no,
      birth_date: data.age,
      division_id: data.division_id,
      batches: data.batches,
      picture: '',
    },
  };
}

/** `room` has the login name that the form offered. */
export async function addStudent(
  room: { readonly school_id: number; readonly user_id: string },
  { values, formSession }: Submitted,
  signal: AbortSignal,
) {
  const { picture, ...fields } = values;
  const { school_id, user_id: offered_user_id } = room;
  const input = { school_id, formSession, offered_user_id, ...fields, ...(await pictureToWire(picture)) };
  const { user_id: loginName, name, code } = (await call(addStudentCall, input, { signal })).data;
  return { loginName, name, code };
}

export async function saveStudent(
  school_id: number,
  id: number,
  { values, version }: Submitted,
  signal: AbortSignal,
): Promise<void> {
  const { picture, ...fields } = values;
  const input = { school_id, id, version, ...fields, ...(await pictureToWire(picture)) };
  await call(updateStudentCall, input, { signal });
}

/** [GR-02] Fields that a teacher may edit. */
export type ContactFormValues = ContactValues & { readonly picture: string };

export const contactForm = (timeZone: string, stored: ContactFormValues) =>
  defineForm({
    name: 'student-contact',
    schema: v.object({ ...studentContactFields(timeZone, { ...stored }).entries, picture: v.string() }),
    blank: stored,
  });

export async function saveContact(
  id: number,
  { values, version }: FormSubmission<v.InferOutput<ReturnType<typeof contactForm>['schema']>>,
  signal: AbortSignal,
): Promise<void> {
  const { picture, ...fields } = values;
  await call(updateStudentCall, { id, version, ...fields, ...(await pictureToWire(picture)) }, { signal });
}

export const contactOf = ({ mobile, alternate_contact, email_id }: StudentValues): ContactFormValues => ({
  mobile,
  alternate_contact,
  email_id,
  picture: '',
});
