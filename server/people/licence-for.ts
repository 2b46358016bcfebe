import { bit } from '#contract/core/bit.ts';
import { type Role } from '#contract/core/define-call.ts';
import type { Queryable } from '#server/db/database.ts';
import type { ReachedSchool } from '#server/schools/index.ts';
import { freeLoginName } from './login-names.ts';
import { licenceOf } from './queries/licence.ts';

/** Whether the role may get another person, and a free login name. A demo school takes nobody. */
export async function licenceFor(db: Queryable, school: ReachedSchool, role: Role) {
  const { limit, used } = await licenceOf(db, school.id, role);
  return {
    isAdminRegistration: bit(!school.isDemo && (limit === null || used < limit)),
    limit,
    used,
    user_id: await freeLoginName(db, school.id, role),
    school_id: school.id,
    school_name: school.name,
    is_model1: school.model,
    is_demo_school: bit(school.isDemo),
    time_zone: school.timeZone,
  };
}
