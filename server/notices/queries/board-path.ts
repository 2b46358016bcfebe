import { type SQL, sql } from 'drizzle-orm';
import type { Role } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { schoolModels } from '#contract/core/school-models.ts';
import { roleIs } from '#server/db/role-is.ts';
import { schools } from '#server/directory/schema.ts';

/** Schools read this name instead of the author's at the central office. */
export const officeName = 'Central Office';

/** [LD-04…06] The path of a person's board by role and school model. */
export function boardOf(role: Role, model: number): string {
  if (role === roles.schoolAdmin) return '/admin/dashboard';
  if (role !== roles.student) return '/myteaching/dashboard';
  return model === schoolModels.clubs ? '/student/club' : '/student';
}

/** SQL for the address of a notice on a person's board; the columns are that person's. */
export const noticeLink = (
  noticeId: number,
  person: { readonly role: SQL; readonly schoolId: SQL },
) => sql`case
  when ${roleIs(person.role, 'schoolAdmin')} then ${boardOf(roles.schoolAdmin, schoolModels.grades)}
  when ${roleIs(person.role, 'faculty')} then ${boardOf(roles.faculty, schoolModels.grades)}
  when (select s.model from ${schools} s where s.id = ${person.schoolId}) = ${schoolModels.clubs} then ${boardOf(roles.student, schoolModels.clubs)}
  else ${boardOf(roles.student, schoolModels.grades)} end || ${`?open=${noticeId}`}`;
