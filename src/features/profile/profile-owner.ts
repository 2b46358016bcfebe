import type { Person } from '#contract/auth/session.model.ts';
import { type ProfileOwner, profileKindOf, profileRights } from '#contract/profile/profile-rights.rules.ts';
import type { ProfileInput } from '#machines/profile/profile/profile.types.ts';

/** The owner for profile rights; the server determines its own. */
export function ownerOfPerson(person: Person): ProfileOwner {
  return {
    role: person.role,
    isDemoSchool: person.school.isDemo,
    isPartner: person.partner !== undefined,
    settings: person.settings ?? {},
  };
}

export function profileInputOf(person: Person): ProfileInput {
  return {
    role: person.role,
    owner: { kind: profileKindOf(person.role), timeZone: person.school.timeZone },
    rights: profileRights(ownerOfPerson(person)),
  };
}
