import { lateSaveSeconds } from '#contract/assessments/assessments.rules.ts';
import type { Actor } from '#server/core/actor.ts';
import type { AppContext } from '#server/core/context.ts';
import type { Queryable } from '#server/db/database.ts';
import { isUnavailable } from '#server/db/unavailable.ts';
import { handIn, handInByTime } from './mark-attempt.ts';
import { minutesOf } from './queries/assessments.ts';
import { type Attempt, endedBefore, lockAttempt, overdueOf } from './queries/attempts.ts';
import { attemptMoved } from './tell.ts';

const atOnce = 100;

/** Ends an attempt if its time is up. The caller locks the attempt. */
export async function endIfOver(db: Queryable, attempt: Attempt, now: Date): Promise<Attempt> {
  if (attempt.state !== 'open' || now < attempt.endsAt) return attempt;
  return handInByTime(db, attempt, now, await minutesOf(db, attempt.assessmentId));
}

/** Says why a save no longer counts; null: it counts. Late saves count for a while after time ended the attempt. */
export function closingOf(
  { state, endsAt, handInReason }: Pick<Attempt, 'state' | 'endsAt' | 'handInReason'>,
  now: Date,
): 'exam_closed' | 'exam_handed_in' | null {
  if (now.getTime() > endsAt.getTime() + lateSaveSeconds * 1000) return 'exam_closed';
  const endedByTime = handInReason === 'time' || handInReason === 'closed';
  const isDecided = state === 'released' || state === 'sent_back';
  return state !== 'open' && (!endedByTime || isDecided) ? 'exam_handed_in' : null;
}

/** Hands in an attempt that time ended, after a late save. An attempt handed in by time before is marked again. */
export async function endWithLateSave(db: Queryable, attempt: Attempt, now: Date): Promise<Attempt> {
  if (attempt.state === 'open') return endIfOver(db, attempt, now);
  return handIn(db, attempt, { now, reason: 'time', at: attempt.endsAt });
}

/** Hands in a student's overdue attempts, before anything the student reads. */
export async function endOwnOverdue(
  db: Queryable,
  student: Pick<Actor, 'id' | 'school'>,
  now: Date,
): Promise<void> {
  for (const attempt of await overdueOf(db, student, now)) await endIfOver(db, attempt, now);
}

/** Each attempt has its own transaction, so that one failure stops no other. The job then fails and runs again. */
export async function endAttempts({ database, db, now, broadcaster }: AppContext): Promise<void> {
  const failed = new Map<number, unknown>();
  for (;;) {
    const at = now();
    const before = new Date(at.getTime() - lateSaveSeconds * 1000);
    const ended = await endedBefore(db, before, { most: atOnce, but: [...failed.keys()] });
    const moved = new Map<number, Attempt>();
    for (const key of ended)
      await database
        .transaction(async (unit) => {
          const attempt = await lockAttempt(unit, key);
          if (attempt) moved.set(attempt.assessmentId, await endIfOver(unit, attempt, at));
        })
        .catch((error: unknown) => {
          if (isUnavailable(error)) throw error;
          failed.set(key.id, error);
        });
    for (const attempt of moved.values()) attemptMoved({ broadcaster }, attempt);
    if (ended.length < atOnce) break;
  }
  if (failed.size > 0)
    throw new AggregateError(failed.values(), `Attempts not handed in: ${[...failed.keys()].join(', ')}`);
}
