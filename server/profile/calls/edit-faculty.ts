import * as v from 'valibot';
import { type CallOf, type CallParsed, facultyFields, roles } from '#contract';
import type { Handler, SignedInParts } from '#server/core/pipeline.ts';
import { forbidden, notFound } from '#server/core/refusal.ts';
import { editPerson, type FieldsFor, refuseUnlessOwn } from '#server/people/index.ts';
import { addressOf } from '../profile.ts';
import { saveProfile } from '../save-profile.ts';

type Input = CallParsed<CallOf<'edit-faculty'>>;

/** [C2-01, ER-21] A teacher their own profile; the office and the school admin the whole record. */
export const editFaculty: Handler<'edit-faculty'> = (input, scene) =>
  scene.scope === 'own' ? saveOwn(input, scene) : saveByOffice(input, scene);

async function saveOwn(input: Input, scene: SignedInParts) {
  await scene.part(({ db }) => refuseUnlessOwn(db, scene.actor, input.id));
  const { school_id, user_id, strength, tools, divisions, batches, active_status, ...own } = input;
  if (school_id !== 0 && school_id !== scene.actor.school.id) throw notFound();
  const ofOffice = [user_id, strength, tools, divisions, batches, active_status];
  // One's picture is removed by a call of its own.
  if (ofOffice.some((field) => field !== undefined) || own.profile_pic === '') throw forbidden();
  return saveProfile(own, scene);
}

async function saveByOffice(input: Input, scene: SignedInParts) {
  // A password is reset, never set.
  if (input.password !== undefined) throw forbidden();
  const rules: FieldsFor = (timeZone, stored) => v.partial(facultyFields(timeZone, stored));
  const { record, name, version, pictureId } = await editPerson(scene, roles.faculty, input, rules);
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
