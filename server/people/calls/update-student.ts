import * as v from 'valibot';
import { roles, studentFields } from '#contract';
import type { Handler } from '#server/core/pipeline.ts';
import { editPerson, type FieldsFor } from '../edit-person.ts';

/** [GR-02] What a teacher may send; the rest is the office's. */
const byTeacher = ['school_id', 'id', 'version', 'mobile', 'alternate_contact', 'email_id', 'profile_pic'];

const fieldsFor: FieldsFor = (timeZone, stored) => v.partial(studentFields(timeZone, stored));

export const updateStudent: Handler<'update-student'> = async (input, scene) => {
  if (scene.scope === 'taught' && Object.keys(input).some((field) => !byTeacher.includes(field)))
    throw scene.refuse('not_allowed');
  const { id, version, name } = await editPerson(scene, { role: roles.student, input, fieldsFor });
  return { success: 'true', data: { status: 'true', information: `${name} has been saved.`, id, version } };
};
