import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { PageRequest } from '#contract/core/page.ts';
import type { Queryable } from '#server/db/database.ts';
import { pageOf } from '#server/db/page.ts';
import { divisions, grades, memberships, people } from '#server/directory/schema.ts';
import { personName } from '#server/schools/index.ts';
import { accommodations, assessmentOverrides, examCodes } from '../schema/assessments.ts';
import { attempts } from '../schema/attempts.ts';
import type { Assessment } from './assessments.ts';
import type { Attempt } from './attempts.ts';
import { isAudienceOf } from './audience.ts';

/** A query on `people` for the name of the student's grade (g) or division (d). */
export const groupNameOf = (column: 'g' | 'd'): SQL<string> => sql<string>`coalesce((
  select ${sql.raw(`${column}.name`)} from ${memberships} m
    join ${grades} g on g.school_id = m.school_id and g.id = m.grade_id
    join ${divisions} d on d.school_id = m.school_id and d.id = m.division_id
  where m.school_id = "people"."school_id" and m.person_id = "people"."id"
  order by g.kind desc, m.division_id limit 1), '')`;

export async function seatOf(db: Queryable, { schoolId, personId }: Pick<Attempt, 'schoolId' | 'personId'>) {
  const [row] = await db
    .select({ grade_name: groupNameOf('g'), division_name: groupNameOf('d') })
    .from(people)
    .where(and(eq(people.schoolId, schoolId), eq(people.id, personId)));
  return row ?? { grade_name: '', division_name: '' };
}

export const isCodeAt = (assessmentId: number): SQL | undefined =>
  and(
    eq(examCodes.schoolId, people.schoolId),
    eq(examCodes.assessmentId, assessmentId),
    eq(examCodes.personId, people.id),
  );

/** A condition on `people` with `attempts`: the student's newest attempt at this assessment. */
export const isNewestAttempt = (assessmentId: number): SQL | undefined =>
  and(
    eq(attempts.schoolId, people.schoolId),
    eq(attempts.assessmentId, assessmentId),
    eq(attempts.personId, people.id),
    sql`not exists (select 1 from ${attempts} later where later.school_id = "attempts"."school_id"
      and later.assessment_id = "attempts"."assessment_id" and later.person_id = "attempts"."person_id"
      and later.number > "attempts"."number")`,
  );

/** A condition on `attempts`: the time is up, but the attempt is not handed in yet. */
export const isOverAt = (now: Date): SQL<boolean> =>
  sql`(${attempts.state} = 'open' and ${attempts.endsAt} <= ${now.toISOString()}::timestamptz)`;

/** Returns a page of the audience, and of others who have an attempt, among those `isReached` allows. */
export function scheduledStudents(
  db: Queryable,
  assessment: Assessment,
  wanted: PageRequest<'name' | 'place'>,
  isReached: SQL | undefined,
) {
  const { schoolId, id } = assessment;
  const hasAttempt = and(
    eq(people.schoolId, schoolId),
    sql`exists (select 1 from ${attempts} a where a.school_id = ${schoolId} and a.assessment_id = ${id}
      and a.person_id = "people"."id")`,
  );
  return pageOf(db, wanted, {
    of: people,
    where: and(or(isAudienceOf(assessment), hasAttempt), isReached),
    search: people.searchText,
    sorts: {
      name: [people.firstName, people.lastName],
      place: [groupNameOf('g'), groupNameOf('d')],
    },
    order: { by: 'name' },
    key: people.id,
    rows: (bound) =>
      bound(
        db
          .select({
            id: people.id,
            name: personName(),
            grade: groupNameOf('g'),
            division: groupNameOf('d'),
            accommodation: accommodations,
            code: examCodes,
            override: assessmentOverrides,
            attempt: attempts,
          })
          .from(people)
          .leftJoin(
            accommodations,
            and(eq(accommodations.schoolId, people.schoolId), eq(accommodations.personId, people.id)),
          )
          .leftJoin(
            assessmentOverrides,
            and(
              eq(assessmentOverrides.schoolId, people.schoolId),
              eq(assessmentOverrides.assessmentId, id),
              eq(assessmentOverrides.personId, people.id),
            ),
          )
          .leftJoin(examCodes, isCodeAt(id))
          .leftJoin(attempts, isNewestAttempt(id)),
      ),
  });
}
