import type { Merging } from '#server/core/personal-table.ts';
import type { Queryable } from '#server/db/database.ts';
import { handIn } from './mark-attempt.ts';
import type { Attempt } from './queries/attempts.ts';
import { lockAttemptsOf, moveAttempts, writeAttempt } from './queries/write-attempts.ts';

const lastTouched = ({ savedAt, startedAt }: Attempt): number => (savedAt ?? startedAt).getTime();

/**
 * [QU-70] Every attempt stays, numbered by start. Of two open ones in one assessment, the last saved goes on and the
 * other is handed in as stored.
 */
export async function mergeAttempts(db: Queryable, { schoolId, from, to, now }: Merging): Promise<void> {
  const all = await lockAttemptsOf(db, schoolId, [from, to]);
  const open = all.filter(({ state }) => state === 'open');
  for (const attempt of open)
    if (open.some((other) => other.assessmentId === attempt.assessmentId && isAfter(other, attempt)))
      await endNow(db, attempt, now);
  const assessmentIds = [
    ...new Set(all.filter(({ personId }) => personId === from).map((each) => each.assessmentId)),
  ];
  await moveAttempts(db, { schoolId, from, to }, assessmentIds);
}

const isAfter = (other: Attempt, attempt: Attempt): boolean =>
  lastTouched(other) - lastTouched(attempt) > 0 ||
  (lastTouched(other) === lastTouched(attempt) && other.id > attempt.id);

async function endNow(db: Queryable, attempt: Attempt, now: Date): Promise<void> {
  const endsAt = attempt.endsAt < now ? attempt.endsAt : now;
  await writeAttempt(db, attempt, { endsAt });
  await handIn(db, { ...attempt, endsAt }, { now, reason: 'closed', at: endsAt });
}
