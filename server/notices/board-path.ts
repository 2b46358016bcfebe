import { type SQL, sql } from 'drizzle-orm';
import type { Role } from '#contract';
import { roles, schoolModels } from '#contract';
import { schools } from '#server/schools/schema.ts';

/** Who writes at the central office is its own business: its schools read its name. */
export const officeName = 'Central Office';

/** [LD-04…06] Where somebody of this role reads their board, in a school of this model. */
export function boardOf(role: Role, model: number): string {
  if (role === roles.schoolAdmin) return '/admin/dashboard';
  if (role !== roles.student) return '/myteaching/dashboard';
  return model === schoolModels.clubs ? '/student/club' : '/student';
}

/** SQL for the address of a notice on the board of a person; the columns are that person's. */
export const noticeLink = (
  noticeId: number,
  person: { readonly role: SQL; readonly schoolId: SQL },
) => sql`case
  when ${person.role} = 2 then ${boardOf(2, 0)}
  when ${person.role} = 4 then ${boardOf(4, 0)}
  when (select s.model from ${schools} s where s.id = ${person.schoolId}) = 4 then ${boardOf(3, 4)}
  else ${boardOf(3, 0)} end || ${`?open=${noticeId}`}`;
