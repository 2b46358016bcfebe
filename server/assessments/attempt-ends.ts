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

/** Hands in attempts whose time ran out, in all schools: one job for all attempts that end in the same minute. */
export const endAttemptsJob = defineJob({ kind: 'end-attempts', line: 'everyday', fields: {} });

const minute = 60_000;

/** Queues the job that hands in an attempt, for the minute after the last save that may count. */
export async function queueEnding(db: Queryable, endsAt: Date, now = endsAt): Promise<void> {
  // An end in the past must not get a minute that is already over.
  const last = Math.max(endsAt.getTime(), now.getTime());
  const runAt = new Date((Math.floor((last + lateSaveSeconds * 1000) / minute) + 1) * minute);
  const dedupeKey = `${endAttemptsJob.kind}:${runAt.toISOString()}`;
  // When many students start at once, only the first few insert: an insert waits for another insert of the same key.
  if (await isEndingQueued(db, dedupeKey)) return;
  await endAttemptsJob.queue(db, { payload: {}, dedupeKey, runAt });
}

/** The times of a scheduled assessment; null: not scheduled. */
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
  readonly authorId: number;
  readonly personId: number;
  readonly endsAt: Date;
}

/** Moves the ends of open attempts as if the new times had held from the start. Returns the attempts that moved. */
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
