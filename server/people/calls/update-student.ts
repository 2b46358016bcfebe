import * as v from 'valibot';
import { type CallOf } from '#contract/catalogue.ts';
import { type CallParsed } from '#contract/core/define-call.ts';
import { type ReasonsOf } from '#contract/core/refusals.ts';
import { roles } from '#contract/core/roles.ts';
import { allows } from '#contract/core/school-settings.ts';
import type { editRefusals } from '#contract/people/people.refusals.ts';
import { studentFields } from '#contract/people/person-fields.rules.ts';
import type { SignedInParts } from '#server/core/call-context.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { settingsOf } from '#server/schools/index.ts';
import { editPerson, type FieldsFor, reachPerson } from '../edit-person.ts';

type Input = CallParsed<CallOf<'update-student'>>;

/** [GR-02] Fields that a teacher may send. */
const byTeacher = ['school_id', 'id', 'version', 'mobile', 'alternate_contact', 'email_id', 'profile_pic'];

const fieldsFor: FieldsFor = (timeZone, stored) => v.partial(studentFields(timeZone, stored));

export const updateStudent: Handler<'update-student'> = async (input, scene) => {
  if (scene.scope === 'taught' && Object.keys(input).some((field) => !byTeacher.includes(field)))
    throw scene.refuse('not_allowed');
  if (scene.scope === 'taught' && input.email_id !== undefined) await refuseOtherAddress(input, scene);
  const { id, version, name } = await editPerson(scene, { role: roles.student, input, fieldsFor });
  return { success: 'true', data: { status: 'true', information: `${name} has been saved.`, id, version } };
};

/** [QU-06] New passwords are mailed there, so only people who may reset the password may change the address. */
const refuseOtherAddress = (input: Input, scene: SignedInParts<ReasonsOf<typeof editRefusals>>) =>
  scene.part(async (unit) => {
    const { school, person } = await reachPerson(unit, { role: roles.student, input });
    if (input.email_id === person.email) return;
    const settings = await settingsOf(unit.db, school.id);
    if (!allows({ settings }, 'student_pass_visible_TofacultyAdmin')) throw scene.refuse('not_allowed');
  });
