import { bit } from '#contract/core/bit.ts';
import { subRoles } from '#contract/core/roles.ts';
import { rankOf } from '#contract/office/office.rules.ts';
import { type AdminRow, type SubUserRow } from '#contract/office/office.wire.ts';
import type { FoundAdmin, FoundSubUser, StoredUser } from './queries/users.ts';

const shared = (person: StoredUser) => ({
  id: person.id,
  version: person.version,
  user_id: person.loginName,
  first_name: person.firstName,
  last_name: person.lastName,
  email_id: person.email,
  status: bit(person.isActive),
  has_start_code: bit(person.passwordChangeStatus === 0),
});

export const presentAdmin = ({ person, school }: FoundAdmin): AdminRow => ({
  ...shared(person),
  school_id: person.schoolId,
  school_name: school,
});

export const presentSubUser = (
  { person, department, schools }: FoundSubUser,
  isSpoc: boolean,
): SubUserRow => ({
  ...shared(person),
  sub_role: rankOf(person.subRole),
  department,
  modules: person.subRole === subRoles.superAdmin ? null : person.modules,
  schools: isSpoc ? schools : null,
});

export const storedOf = ({ id, version, loginName, isActive }: StoredUser) => ({
  id,
  version,
  user_id: loginName,
  status: bit(isActive),
});

export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim();
