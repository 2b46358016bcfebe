import { and, eq, type SQL, sql } from 'drizzle-orm';
import { lateSaveSeconds } from '#contract/assessments/assessments.rules.ts';
import {
  type DifferentTimes,
  endsAtOf,
  type GivenTimes,
  timesFor,
} from '#contract/assessments/attempt-times.rules.ts';
import type { Queryable } from '#server/db/database.ts';
import { builder, statement, statementOf } from '#server/db/prepared.ts';
import { people } from '#server/directory/schema.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { jobs } from '#server/jobs/schema.ts';
import { accommodations, assessmentOverrides, assessments } from './schema/assessments.ts';
import { attempts } from './schema/attempts.ts';

/** Hands in what time ran out for, of all schools: one job for all attempts that end in the same minute. */
export const endAttemptsJob = defineJob({ kind: 'end-attempts', line: 'everyday', fields: {} });

const minute = 60_000;

const findEnding = statement(
  'exam-ending',
  sql`select 1 from ${jobs} where dedupe_key = ${sql.placeholder('dedupeKey')}`,
);

/** Sees to it that an attempt is handed in soon after the last save that may count. */
export async function queueEnding(db: Queryable, endsAt: Date, now = endsAt): Promise<void> {
  // An end that was moved into the past is not left to a minute that is over.
  const last = Math.max(endsAt.getTime(), now.getTime());
  const runAt = new Date((Math.floor((last + lateSaveSeconds * 1000) / minute) + 1) * minute);
  const dedupeKey = `${endAttemptsJob.kind}:${runAt.toISOString()}`;
  // Of a thousand who start in one moment only the first few insert it: to insert waits for who inserted the same.
  if ((await findEnding(db, { dedupeKey })).length > 0) return;
  await endAttemptsJob.queue(db, { payload: {}, dedupeKey, runAt });
}

type Assessment = typeof assessments.$inferSelect;
type Override = typeof assessmentOverrides.$inferSelect;

/** The times of an assessment that is scheduled; null: it is not. */
export const givenTimes = ({
  opensAt,
  lastStartAt,
  closesAt,
  minutes,
}: Pick<Assessment, 'opensAt' | 'lastStartAt' | 'closesAt' | 'minutes'>): GivenTimes | null =>
  opensAt && lastStartAt && closesAt
    ? {
        opensAt: opensAt.getTime(),
        lastStartAt: lastStartAt.getTime(),
        closesAt: closesAt.getTime(),
        minutes,
      }
    : null;

export const differentTimes = (override: Override | null): DifferentTimes | null =>
  override && {
    opensAt: override.opensAt?.getTime() ?? null,
    lastStartAt: override.lastStartAt?.getTime() ?? null,
    closesAt: override.closesAt?.getTime() ?? null,
    extraMinutes: override.extraMinutes,
  };

const of = (name: string) => sql.placeholder(name);

const selectDifferences = statementOf(
  'exam-start-differences',
  builder
    .select({ override: assessmentOverrides, factor: accommodations.factor })
    .from(people)
    .leftJoin(
      assessmentOverrides,
      and(
        eq(assessmentOverrides.schoolId, people.schoolId),
        eq(assessmentOverrides.assessmentId, of('assessmentId')),
        eq(assessmentOverrides.personId, people.id),
      ),
    )
    .leftJoin(
      accommodations,
      and(eq(accommodations.schoolId, people.schoolId), eq(accommodations.personId, people.id)),
    )
    .where(and(eq(people.schoolId, of('schoolId')), eq(people.id, of('personId')))),
);

/** What differs for one student in an assessment, and the factor of their minutes. */
export async function differencesOf(
  db: Queryable,
  key: { readonly schoolId: number; readonly assessmentId: number; readonly personId: number },
): Promise<{ readonly override: Override | null; readonly factor: number }> {
  const [row] = await selectDifferences(db, key);
  return { override: row?.override ?? null, factor: row?.factor ?? 100 };
}

interface Moved {
  readonly assessmentId: number;
  /** Who gives it. */
  readonly authorId: number;
  readonly personId: number;
  readonly endsAt: Date;
}

/**
 * Times of an assessment or of a student changed: attempts that run end when they would have, had those been so from the
 * beginning. `isMoved`: of `attempts`, which. Answers those whose end is another one now.
 */
export async function moveEnds(db: Queryable, isMoved: SQL | undefined, now: Date): Promise<Moved[]> {
  const running = await db
    .select({
      attempt: attempts,
      assessment: assessments,
      override: assessmentOverrides,
      factor: accommodations.factor,
    })
    .from(attempts)
    .innerJoin(
      assessments,
      and(eq(assessments.schoolId, attempts.schoolId), eq(assessments.id, attempts.assessmentId)),
    )
    .leftJoin(
      assessmentOverrides,
      and(
        eq(assessmentOverrides.schoolId, attempts.schoolId),
        eq(assessmentOverrides.assessmentId, attempts.assessmentId),
        eq(assessmentOverrides.personId, attempts.personId),
      ),
    )
    .leftJoin(
      accommodations,
      and(eq(accommodations.schoolId, attempts.schoolId), eq(accommodations.personId, attempts.personId)),
    )
    .where(and(eq(attempts.state, 'open'), isMoved))
    .orderBy(attempts.id)
    .for('update', { of: attempts });
  const moved: Moved[] = [];
  for (const { attempt, assessment, override, factor } of running) {
    const given = givenTimes(assessment);
    if (given === null) continue;
    const times = timesFor(given, differentTimes(override), factor ?? 100);
    const endsAt = new Date(endsAtOf(times, attempt.startedAt.getTime()));
    if (endsAt.getTime() === attempt.endsAt.getTime()) continue;
    await db
      .update(attempts)
      .set({ endsAt, version: sql`${attempts.version} + 1` })
      .where(and(eq(attempts.schoolId, attempt.schoolId), eq(attempts.id, attempt.id)));
    await queueEnding(db, endsAt, now);
    const { assessmentId, personId } = attempt;
    moved.push({ assessmentId, authorId: assessment.authorId, personId, endsAt });
  }
  return moved;
}
