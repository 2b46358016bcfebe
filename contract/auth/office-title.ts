import { spocs, subRoles } from '#contract/core/roles.ts';
import type { Person } from './session.model.ts';

/** [ML-03, RP-01] The title of a person of the central office; `name`: shown by their own name. */
export function officeTitle({ subRole, department }: Pick<Person, 'subRole' | 'department'>) {
  if (subRole === subRoles.director) return 'director';
  return subRole === subRoles.staff && department === spocs ? 'name' : 'superAdmin';
}
