import type { Merging } from '#server/core/personal-table.ts';
import type { Queryable } from '#server/db/database.ts';
import { handIn } from './mark-attempt.ts';
import type { Attempt } from './queries/attempts.ts';
import { lockAttemptsOf, moveAttempts, writeAttempt } from './queries/write-attempts.ts';

const lastTouched = ({ savedAt, startedAt }: Attempt): number => (savedAt ?? startedAt).getTime();

/**
 * [QU-70] Two entries turn out to be one student. Every attempt of both stays with its answers and gets a new number, in
 * the order of the starts. Where two attempts run in one assessment, the student goes on with the one saved last. The
 * other is handed in as it is stored.
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

/** As one that the teacher closes: nothing that is saved from now on is a part of it. */
async function endNow(db: Queryable, attempt: Attempt, now: Date): Promise<void> {
  const endsAt = attempt.endsAt < now ? attempt.endsAt : now;
  await writeAttempt(db, attempt, { endsAt });
  await handIn(db, { ...attempt, endsAt }, { now, reason: 'closed', at: endsAt });
}
