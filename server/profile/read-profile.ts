import type { SignedInScene } from '#server/core/scene.ts';
import { readProfile } from './profile.ts';

/** What every profile has, in the words of the wire. */
export async function sharedFields({ db, actor }: SignedInScene) {
  const { person, profile, values, picture } = await readProfile(db, actor);
  return {
    values,
    profile,
    isActive: person.isActive,
    picture,
    wire: {
      id: actor.id,
      version: profile.version,
      user_id: actor.loginName,
      mobile: values.mobile,
      alternate_contact: values.alternateContact,
      email_id: values.email,
      gender: values.gender,
    },
  };
}
