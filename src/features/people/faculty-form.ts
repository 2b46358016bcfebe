import * as v from 'valibot';
import type { PersonStatus } from '#contract/core/person-status.ts';
import { addFacultyCall } from '#contract/people/calls/add-faculty.call.ts';
import { editFacultyCall } from '#contract/people/calls/edit-faculty.call.ts';
import { facultyByIdCall } from '#contract/people/calls/faculty-by-id.call.ts';
import { facultyFields } from '#contract/people/person-fields.rules.ts';
import { defineForm } from '#machines/form/define-form.ts';
import { call } from '#src/lib/api-client.ts';
import type { FormSubmission } from '#src/lib/form/use-form.ts';
import { pictureToWire } from '#src/lib/picture/picture-shelf.ts';
import { blankShared, type SharedValues } from './PersonFields.tsx';

export interface FacultyValues extends SharedValues {
  readonly admission_no: string;
  readonly strength: string;
  readonly tools: string;
  readonly divisions: readonly number[];
  readonly batches: readonly number[];
  readonly active: boolean;
}

const blank: FacultyValues = {
  ...blankShared,
  admission_no: '',
  strength: '',
  tools: '',
  divisions: [],
  batches: [],
  active: true,
};

/** A new teacher starts with a free login name. */
export const newFaculty = (user_id: string) => ({ values: { ...blank, user_id }, version: 0 });

export interface StoredFaculty {
  readonly values: FacultyValues;
  readonly version: number;
  readonly status: PersonStatus;
  /** Its address; '' for none. */
  readonly picture: string;
}

/** [EN-36] `stored`: the values to change; left out: a new person. */
export const facultyForm = (timeZone: string, stored: FacultyValues | undefined) =>
  defineForm({
    name: 'faculty',
    schema: v.object({
      ...facultyFields(timeZone, { ...stored }).entries,
      picture: v.string(),
      active: v.boolean(),
    }),
    blank,
    usesFormSession: stored === undefined,
  });

type Submitted = FormSubmission<v.InferOutput<ReturnType<typeof facultyForm>['schema']>>;

export async function loadFaculty(schoolId: number, id: number, signal: AbortSignal): Promise<StoredFaculty> {
  const { data } = await call(facultyByIdCall, { school_id: schoolId, id }, { signal });
  return {
    version: data.version,
    status: data.status,
    picture: data.profile_pic,
    values: {
      user_id: data.user_id,
      firstName: data.firstName,
      lastName: data.lastName,
      gender: data.gender,
      mobile: data.mobile,
      alternate_contact: data.alternate_contact,
      email_id: data.email_id,
      admission_no: data.admission_no,
      strength: data.strength,
      tools: data.tools,
      divisions: data.divisions.map(({ division_id }) => division_id),
      batches: data.batches.map(({ division_id }) => division_id),
      active: data.is_active === 1,
      picture: '',
    },
  };
}

/** `room` has the login name that the form offered. */
export async function addFaculty(
  room: { readonly school_id: number; readonly user_id: string },
  { values, formSession }: Submitted,
  signal: AbortSignal,
) {
  const { picture, active: _, ...fields } = values;
  const { school_id, user_id: offered_user_id } = room;
  const input = { school_id, formSession, offered_user_id, ...fields, ...(await pictureToWire(picture)) };
  const { user_id: loginName, name, code } = (await call(addFacultyCall, input, { signal })).data;
  return { loginName, name, code };
}

/** Sends the status only if it changed, because saving another field must not reactivate a person who left. */
export async function saveFaculty(
  school_id: number,
  { id, wasActive }: { readonly id: number; readonly wasActive: boolean },
  { values, version }: Submitted,
  signal: AbortSignal,
): Promise<void> {
  const { picture, active, ...fields } = values;
  const status = active === wasActive ? {} : { active_status: active ? (1 as const) : (0 as const) };
  const input = { school_id, id, version, ...fields, ...status, ...(await pictureToWire(picture)) };
  await call(editFacultyCall, input, { signal });
}
