import { and, count, eq, or, type SQL, sql } from 'drizzle-orm';
import { type LiveState, liveStates } from '#contract/assessments/live.wire.ts';
import type { PageRequest } from '#contract/core/page.ts';
import type { Queryable } from '#server/db/database.ts';
import { pageOf } from '#server/db/page.ts';
import { people } from '#server/directory/schema.ts';
import { personName } from '#server/schools/index.ts';
import { accommodations, assessmentOverrides, examCodes } from '../schema/assessments.ts';
import { answers, attemptItems, attempts } from '../schema/attempts.ts';
import type { Assessment, AssessmentKey } from './assessments.ts';
import { isAudienceOf } from './audience.ts';
import { groupNameOf, isCodeAt, isNewestAttempt, isOverAt } from './scheduled-students.ts';
import { isAnswered } from './statistics.ts';

/** A row for each student of an assessment with the newest attempt, at one moment. */

interface Moment {
  readonly now: Date;
  /** People with an open page. */
  readonly connected: readonly number[];
  readonly isReached: SQL | undefined;
}

export async function workingOn(
  db: Queryable,
  { schoolId, id }: AssessmentKey,
  now: Date,
): Promise<number[]> {
  const rows = await db
    .select({ personId: attempts.personId })
    .from(attempts)
    .where(
      and(
        eq(attempts.schoolId, schoolId),
        eq(attempts.assessmentId, id),
        eq(attempts.state, 'open'),
        sql`${attempts.endsAt} > ${now.toISOString()}::timestamptz`,
      ),
    );
  return rows.map(({ personId }) => personId);
}

const isOverrideOf = (assessmentId: number) =>
  and(
    eq(assessmentOverrides.schoolId, people.schoolId),
    eq(assessmentOverrides.assessmentId, assessmentId),
    eq(assessmentOverrides.personId, people.id),
  );

/** After an attempt was sent back, the student has not started the new one. */
const stateAt = ({ now, connected }: Moment) => sql<LiveState>`(case
  when ${attempts.id} is null or ${attempts.state} = 'sent_back'
    then case when ${assessmentOverrides.isExcused} then 'excused' else 'not_started' end
  when ${attempts.state} <> 'open' or ${isOverAt(now)} then 'handed_in'
  when ${people.id} = any(${sql.param([...connected])}::int[]) then 'working' else 'away' end)`;

/** Includes students who have an attempt and have left the audience since. */
const isOf = (assessment: Assessment, { isReached }: Moment) =>
  and(
    eq(people.schoolId, assessment.schoolId),
    or(isAudienceOf(assessment), sql`${attempts.id} is not null`),
    isReached,
  );

const select = (db: Queryable, { id }: AssessmentKey, state: SQL<LiveState>) =>
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
      state,
      answered: sql<number>`(select count(*)::int from ${answers} a where a.school_id = "attempts"."school_id"
        and a.attempt_id = "attempts"."id" and ${isAnswered})`,
      questions: sql<number>`(select count(*)::int from ${attemptItems} i
        where i.school_id = "attempts"."school_id" and i.attempt_id = "attempts"."id")`,
    })
    .from(people)
    .leftJoin(
      accommodations,
      and(eq(accommodations.schoolId, people.schoolId), eq(accommodations.personId, people.id)),
    )
    .leftJoin(assessmentOverrides, isOverrideOf(id))
    .leftJoin(examCodes, isCodeAt(id))
    .leftJoin(attempts, isNewestAttempt(id));
export type LiveStudent = Awaited<ReturnType<typeof select>>[number];

interface Wanted extends PageRequest<'state' | 'name' | 'place' | 'saved' | 'left'> {
  readonly filters?:
    | { readonly state?: LiveState | undefined; readonly student?: string | undefined }
    | undefined;
}

/** Returns a page of students; those who may need help come first. */
export function livePage(db: Queryable, assessment: Assessment, wanted: Wanted, moment: Moment) {
  const state = stateAt(moment);
  const { state: only, student } = wanted.filters ?? {};
  const ranks = sql.param([...liveStates]);
  return pageOf(db, wanted, {
    of: people,
    where: and(
      isOf(assessment, moment),
      only && sql`${state} = ${only}`,
      student === undefined ? undefined : eq(people.id, Number(student)),
    ),
    search: people.searchText,
    sorts: {
      state: [sql`array_position(${ranks}::text[], ${state})`, people.firstName, people.lastName],
      name: [people.firstName, people.lastName],
      place: [groupNameOf('g'), groupNameOf('d')],
      saved: attempts.savedAt,
      left: sql`case when ${attempts.state} = 'open' then ${attempts.endsAt} end`,
    },
    order: { by: 'state' },
    key: people.id,
    count: async (where) => {
      const [row] = await db
        .select({ all: count() })
        .from(people)
        .leftJoin(assessmentOverrides, isOverrideOf(assessment.id))
        .leftJoin(attempts, isNewestAttempt(assessment.id))
        .where(where);
      return row?.all ?? 0;
    },
    rows: (bound) => bound(select(db, assessment, state)),
  });
}

export async function liveTotals(
  db: Queryable,
  assessment: Assessment,
  moment: Moment,
): Promise<Record<LiveState, number>> {
  const each = db
    .select({ state: stateAt(moment).as('state') })
    .from(people)
    .leftJoin(assessmentOverrides, isOverrideOf(assessment.id))
    .leftJoin(attempts, isNewestAttempt(assessment.id))
    .where(isOf(assessment, moment))
    .as('each');
  const rows = await db.select({ state: each.state, count: count() }).from(each).groupBy(each.state);
  const by = new Map(rows.map((row) => [row.state, row.count]));
  const totals = liveStates.map((state) => [state, by.get(state) ?? 0] as const);
  return Object.fromEntries(totals) as Record<LiveState, number>;
}
