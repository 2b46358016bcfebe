import { and, asc, count, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { type ResultState, resultStates } from '#contract/assessments/marks.wire.ts';
import type { PageRequest } from '#contract/core/page.ts';
import type { Queryable } from '#server/db/database.ts';
import { pageOf } from '#server/db/page.ts';
import { divisions, grades, memberships, people } from '#server/directory/schema.ts';
import { personName } from '#server/schools/index.ts';
import { assessmentTargets } from '../schema/assessments.ts';
import { answers, attemptItems, attempts } from '../schema/attempts.ts';
import type { Assessment } from './assessments.ts';
import { isAudienceOf } from './audience.ts';
import { groupNameOf, isNewestAttempt, isOverAt } from './scheduled-students.ts';
import { isAnswered } from './statistics.ts';

/** A row for each student of an assessment, with the newest attempt if there is one. */

/** An attempt whose time is up counts as handed in, although late saves still count for two minutes. */
const stateAt = (now: Date) => sql<ResultState>`(case when ${isOverAt(now)} then 'handed_in'
  else coalesce(${attempts.state}, 'not_started') end)`;
const percentOf = sql`(${attempts.marks} * 100.0 / nullif(${attempts.marksMost}, 0))`;

/** Includes students who have an attempt and have left the audience since. */
const isOf = (assessment: Assessment, isReached: SQL | undefined) =>
  and(
    eq(people.schoolId, assessment.schoolId),
    or(isAudienceOf(assessment), sql`${attempts.id} is not null`),
    isReached,
  );

const select = (db: Queryable, assessmentId: number, state: SQL<ResultState>) =>
  db
    .select({
      id: people.id,
      name: personName(),
      grade: groupNameOf('g'),
      division: groupNameOf('d'),
      state,
      attempt: attempts,
      answered: sql<number>`(select count(*)::int from ${answers} a where a.school_id = "attempts"."school_id"
        and a.attempt_id = "attempts"."id" and ${isAnswered})`,
      questions: sql<number>`(select count(*)::int from ${attemptItems} i
        where i.school_id = "attempts"."school_id" and i.attempt_id = "attempts"."id")`,
    })
    .from(people)
    .leftJoin(attempts, isNewestAttempt(assessmentId));
export type Result = Awaited<ReturnType<typeof select>>[number];

interface Reached {
  readonly now: Date;
  readonly isReached: SQL | undefined;
  readonly state?: ResultState | undefined;
  /** A division or batch; left out or 0: all. */
  readonly division?: number | undefined;
  /** Left out or empty: all. */
  readonly studentIds?: readonly number[];
}

const isInDivision = (id: number): SQL => sql`exists (select 1 from ${memberships} m
  where m.school_id = "people"."school_id" and m.person_id = "people"."id" and m.division_id = ${id}::int)`;

export const resultsPage = (
  db: Queryable,
  assessment: Assessment,
  wanted: PageRequest<'name' | 'place' | 'marks' | 'handed_in'>,
  { now, isReached, state, division = 0, studentIds = [] }: Reached,
) => {
  const stateOf = stateAt(now);
  return pageOf(db, wanted, {
    of: people,
    where: and(
      isOf(assessment, isReached),
      state && sql`${stateOf} = ${state}`,
      division === 0 ? undefined : isInDivision(division),
      studentIds.length === 0 ? undefined : inArray(people.id, [...studentIds]),
    ),
    search: people.searchText,
    sorts: {
      name: [people.firstName, people.lastName],
      place: [groupNameOf('g'), groupNameOf('d')],
      marks: [percentOf],
      handed_in: [attempts.handedInAt],
    },
    order: { by: 'name' },
    key: people.id,
    count: async (where) => {
      const [row] = await db
        .select({ all: count() })
        .from(people)
        .leftJoin(attempts, isNewestAttempt(assessment.id))
        .where(where);
      return row?.all ?? 0;
    },
    rows: (bound) => bound(select(db, assessment.id, stateOf)),
  });
};

export async function resultTotals(
  db: Queryable,
  assessment: Assessment,
  { now, isReached }: Pick<Reached, 'now' | 'isReached'>,
): Promise<Record<ResultState, number>> {
  const each = db
    .select({ state: stateAt(now).as('state') })
    .from(people)
    .leftJoin(attempts, isNewestAttempt(assessment.id))
    .where(isOf(assessment, isReached))
    .as('each');
  const rows = await db.select({ state: each.state, count: count() }).from(each).groupBy(each.state);
  const by = new Map(rows.map((row) => [row.state, row.count]));
  const totals = resultStates.map((state) => [state, by.get(state) ?? 0] as const);
  return Object.fromEntries(totals) as Record<ResultState, number>;
}

const divisionsMost = 200;

export async function divisionsOfResults(db: Queryable, assessment: Assessment, isReached: SQL | undefined) {
  const isTarget = sql`exists (select 1 from ${assessmentTargets} t where t.school_id = ${assessment.schoolId}
    and t.assessment_id = ${assessment.id} and t.grade_id = "divisions"."grade_id"
    and t.division_id in (0, "divisions"."id"))`;
  const rows = await db
    .selectDistinct({
      division_id: divisions.id,
      grade: grades.name,
      division: divisions.name,
      position: grades.position,
    })
    .from(people)
    .innerJoin(
      memberships,
      and(eq(memberships.schoolId, people.schoolId), eq(memberships.personId, people.id)),
    )
    .innerJoin(
      divisions,
      and(eq(divisions.schoolId, memberships.schoolId), eq(divisions.id, memberships.divisionId)),
    )
    .innerJoin(grades, and(eq(grades.schoolId, divisions.schoolId), eq(grades.id, divisions.gradeId)))
    .leftJoin(attempts, isNewestAttempt(assessment.id))
    .where(and(isOf(assessment, isReached), or(eq(grades.kind, 'grade'), isTarget)))
    .orderBy(asc(grades.position), asc(grades.name), asc(divisions.name))
    .limit(divisionsMost);
  return rows.map(({ division_id, grade, division }) => ({
    division_id,
    name: `${grade} ${division}`.trim(),
  }));
}
