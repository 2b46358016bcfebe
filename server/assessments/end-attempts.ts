import { lateSaveSeconds } from '#contract/assessments/assessments.rules.ts';
import type { Actor } from '#server/core/actor.ts';
import type { AppContext } from '#server/core/context.ts';
import type { Queryable } from '#server/db/database.ts';
import { isUnavailable } from '#server/db/unavailable.ts';
import { handIn, handInByTime } from './mark-attempt.ts';
import { minutesOf } from './queries/assessments.ts';
import { type Attempt, endedBefore, lockAttempt, overdueOf } from './queries/attempts.ts';
import { attemptMoved } from './tell.ts';

/** Attempts that the job hands in before it asks for the next ones. */
const atOnce = 100;

/** Ends an attempt that the caller locked, where its time is up. */
export async function endIfOver(db: Queryable, attempt: Attempt, now: Date): Promise<Attempt> {
  if (attempt.state !== 'open' || now < attempt.endsAt) return attempt;
  return handInByTime(db, attempt, now, await minutesOf(db, attempt.assessmentId));
}

/** Why nothing that is saved counts any more; null: it counts. What time ended takes late saves for a while. */
export function closingOf(
  { state, endsAt, handInReason }: Pick<Attempt, 'state' | 'endsAt' | 'handInReason'>,
  now: Date,
): 'exam_closed' | 'exam_handed_in' | null {
  if (now.getTime() > endsAt.getTime() + lateSaveSeconds * 1000) return 'exam_closed';
  const endedByTime = handInReason === 'time' || handInReason === 'closed';
  const isDecided = state === 'released' || state === 'sent_back';
  return state !== 'open' && (!endedByTime || isDecided) ? 'exam_handed_in' : null;
}

/** What time ended is handed in with a late save; what was handed in by time before is marked anew. */
export async function endWithLateSave(db: Queryable, attempt: Attempt, now: Date): Promise<Attempt> {
  if (attempt.state === 'open') return endIfOver(db, attempt, now);
  return handIn(db, attempt, { now, reason: 'time', at: attempt.endsAt });
}

/** Whatever a student reads: what their time ran out for is handed in before. */
export async function endOwnOverdue(
  db: Queryable,
  student: Pick<Actor, 'id' | 'school'>,
  now: Date,
): Promise<void> {
  for (const attempt of await overdueOf(db, student, now)) await endIfOver(db, attempt, now);
}

/**
 * The job: hands in what nobody came back to, once no save counts any more. Each by itself, so that one who works waits
 * for none, and one that cannot be handed in keeps no other from it: the job fails at the end, and comes back to it.
 */
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
