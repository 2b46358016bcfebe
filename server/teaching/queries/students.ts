import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { roles } from '#contract/core/roles.ts';
import { curriculumAssignments } from '#server/choices/schema.ts';
import type { Queryable } from '#server/db/database.ts';
import { memberships, people } from '#server/directory/schema.ts';
import { personName } from '#server/schools/index.ts';

const sitsIn = (schoolId: number, divisionId: number): SQL | undefined =>
  and(
    eq(memberships.schoolId, schoolId),
    eq(memberships.divisionId, divisionId),
    eq(people.role, roles.student),
    isNull(people.leftAt),
    isNull(people.deletedAt),
  );

const ofPerson = and(eq(people.schoolId, memberships.schoolId), eq(people.id, memberships.personId));

export async function countStudents(
  db: Queryable,
  schoolId: number,
  divisionId: number,
  ids: readonly number[],
): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(memberships)
    .innerJoin(people, ofPerson)
    .where(and(sitsIn(schoolId, divisionId), inArray(people.id, [...ids])));
  return row?.count ?? 0;
}

/** By name, with how each student got the project. */
export function studentsWithProject(db: Queryable, schoolId: number, divisionId: number, choiceId: number) {
  const ofChoice = and(
    eq(curriculumAssignments.schoolId, schoolId),
    eq(curriculumAssignments.choiceId, choiceId),
    eq(curriculumAssignments.kind, 'person'),
    eq(curriculumAssignments.assigneeId, people.id),
  );
  const whole = sql`(select a.due_on from ${curriculumAssignments} a where a.school_id = ${schoolId}
    and a.choice_id = ${choiceId} and a.kind in ('division', 'batch') and a.assignee_id = ${divisionId})`;
  const hasWhole = sql`exists (select 1 from ${curriculumAssignments} a where a.school_id = ${schoolId}
    and a.choice_id = ${choiceId} and a.kind in ('division', 'batch') and a.assignee_id = ${divisionId})`;
  return db
    .select({
      student_id: people.id,
      name: personName(),
      login_name: people.loginName,
      given: sql<'person' | 'division' | 'no'>`case when ${curriculumAssignments.id} is not null then 'person'
        when ${hasWhole} then 'division' else 'no' end`,
      due_on: sql<string>`coalesce(${curriculumAssignments.dueOn}::text, ${whole}::text, '')`,
    })
    .from(memberships)
    .innerJoin(people, ofPerson)
    .leftJoin(curriculumAssignments, ofChoice)
    .where(sitsIn(schoolId, divisionId))
    .orderBy(asc(people.firstName), asc(people.lastName), asc(people.id))
    .limit(500);
}
