import { and, asc, eq } from 'drizzle-orm';
import { memberships, people } from '#server/directory/schema.ts';
import type { Writer } from './curriculum-files.ts';
import { sunrise } from './schools.ts';

/** Who the demo logins name: the teacher who gives assessments, and a student who takes them. */
export const demoTeacher = 'F00001';
export const demoStudent = 'S00039';

/** Divisions that the teacher and the demo's student share first, then the teacher's others, by grade. */
export async function groupsOf({ db }: Pick<Writer, 'db'>) {
  const of = (login: string) =>
    db
      .select({ gradeId: memberships.gradeId, divisionId: memberships.divisionId })
      .from(memberships)
      .innerJoin(people, and(eq(people.schoolId, memberships.schoolId), eq(people.id, memberships.personId)))
      .where(and(eq(people.schoolId, sunrise), eq(people.loginName, login)))
      .orderBy(asc(memberships.gradeId), asc(memberships.divisionId));
  const own = new Set((await of(demoStudent)).map(({ divisionId }) => divisionId));
  const taught = await of(demoTeacher);
  return taught.toSorted((one, other) => Number(own.has(other.divisionId)) - Number(own.has(one.divisionId)));
}
