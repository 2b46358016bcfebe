import { lateSaveSeconds } from '#contract/assessments/assessments.rules.ts';
import {
  type DifferentTimes,
  endsAtOf,
  type GivenTimes,
  timesFor,
} from '#contract/assessments/attempt-times.rules.ts';
import type { Queryable } from '#server/db/database.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import type { Assessment } from './queries/assessments.ts';
import { isEndingQueued, lockRunning, type Override, type Running } from './queries/differences.ts';
import { changeAttempt } from './queries/write-attempts.ts';

/** Hands in what time ran out for, of all schools: one job for all attempts that end in the same minute. */
export const endAttemptsJob = defineJob({ kind: 'end-attempts', line: 'everyday', fields: {} });

const minute = 60_000;

/** Sees to it that an attempt is handed in soon after the last save that may count. */
export async function queueEnding(db: Queryable, endsAt: Date, now = endsAt): Promise<void> {
  // An end that was moved into the past is not left to a minute that is over.
  const last = Math.max(endsAt.getTime(), now.getTime());
  const runAt = new Date((Math.floor((last + lateSaveSeconds * 1000) / minute) + 1) * minute);
  const dedupeKey = `${endAttemptsJob.kind}:${runAt.toISOString()}`;
  // Of a thousand who start in one moment only the first few insert it: to insert waits for who inserted the same.
  if (await isEndingQueued(db, dedupeKey)) return;
  await endAttemptsJob.queue(db, { payload: {}, dedupeKey, runAt });
}

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

interface Moved {
  readonly assessmentId: number;
  /** Who gives it. */
  readonly authorId: number;
  readonly personId: number;
  readonly endsAt: Date;
}

/**
 * Times of an assessment or of a student changed: attempts that run end when they would have, had those been so from the
 * beginning. Answers those whose end is another one now.
 */
export async function moveEnds(db: Queryable, whose: Running, now: Date): Promise<Moved[]> {
  const running = await lockRunning(db, whose);
  const moved: Moved[] = [];
  for (const { attempt, assessment, override, factor } of running) {
    const given = givenTimes(assessment);
    if (given === null) continue;
    const times = timesFor(given, differentTimes(override), factor ?? 100);
    const endsAt = new Date(endsAtOf(times, attempt.startedAt.getTime()));
    if (endsAt.getTime() === attempt.endsAt.getTime()) continue;
    await changeAttempt(db, attempt, { endsAt });
    await queueEnding(db, endsAt, now);
    const { assessmentId, personId } = attempt;
    moved.push({ assessmentId, authorId: assessment.authorId, personId, endsAt });
  }
  return moved;
}
