import * as v from 'valibot';
import { type CallOf } from '#contract/catalogue.ts';
import { type CallParsed } from '#contract/core/define-call.ts';
import { type ReasonsOf } from '#contract/core/refusals.ts';
import { roles } from '#contract/core/roles.ts';
import type { editFacultyRefusals } from '#contract/people/people.refusals.ts';
import { facultyFields } from '#contract/people/person-fields.rules.ts';
import type { SignedInParts } from '#server/core/call-context.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { forbidden, notFound } from '#server/core/refusal.ts';
import { addressOf, saveProfile } from '#server/profile/index.ts';
import { editInPart, type FieldsFor, reachPerson } from '../edit-person.ts';
import { refuseUnlessOwn } from '../own-person.ts';
import { withPicture } from '../save-person.ts';
import { setStatus } from '../status.ts';

type Input = CallParsed<CallOf<'edit-faculty'>>;
type EditScene = SignedInParts<ReasonsOf<typeof editFacultyRefusals>>;

/** [C2-01, ER-21] A teacher edits their own profile; the office and the admin edit the whole record. */
export const editFaculty: Handler<'edit-faculty'> = (input, scene) =>
  scene.scope === 'own' ? saveOwn(input, scene) : saveByOffice(input, scene);

async function saveOwn(input: Input, scene: EditScene) {
  await scene.part(({ db }) => refuseUnlessOwn(db, scene.actor, input.id));
  const { school_id, user_id, admission_no, strength, tools, divisions, batches, active_status, ...own } =
    input;
  if (school_id !== 0 && school_id !== scene.actor.school.id) throw notFound();
  const ofOffice = [user_id, admission_no, strength, tools, divisions, batches, active_status];
  if (ofOffice.some((field) => field !== undefined) || own.profile_pic === '') throw forbidden();
  return saveProfile(own, scene);
}

const fieldsFor: FieldsFor = (timeZone, stored) => v.partial(facultyFields(timeZone, stored));

async function saveByOffice(input: Input, scene: EditScene) {
  // A password can be reset, but never set.
  if (input.password !== undefined) throw forbidden();
  const edit = { role: roles.faculty, input, fieldsFor };
  // Checks the right before the picture is processed.
  await scene.part((unit) => reachPerson(unit, edit));
  const { record, name, version, pictureId } = await withPicture(scene, input.profile_pic, (picture) =>
    scene.part(async (unit) => {
      const { answer, unused } = await editInPart(unit, edit, picture);
      if (input.active_status === undefined) return { answer, unused };
      const wish = input.active_status === 1 ? 'active' : 'inactive';
      const version = await setStatus(unit, { school: answer.school, role: edit.role, row: answer, wish });
      return { answer: { ...answer, version }, unused };
    }),
  );
  const { firstName, lastName } = record;
  return {
    success: 'true' as const,
    data: {
      status: 'true' as const,
      information: `${name} has been saved.`,
      profile_pic: addressOf(pictureId),
      firstName,
      lastName,
      version,
    },
  };
}
