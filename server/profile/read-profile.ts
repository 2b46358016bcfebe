import type { Queryable } from '#server/db/database.ts';
import { type ProfileOf, readProfile } from './queries/profile.ts';

export async function sharedFields(db: Queryable, of: ProfileOf) {
  const { person, profile, values, picture } = await readProfile(db, of);
  return {
    values,
    profile,
    person,
    picture,
    wire: {
      id: of.id,
      version: person.version,
      user_id: person.loginName,
      mobile: values.mobile,
      alternate_contact: values.alternateContact,
      email_id: values.email,
      gender: values.gender,
    },
  };
}
