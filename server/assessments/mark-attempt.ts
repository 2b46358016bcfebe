import { and, eq, sql } from 'drizzle-orm';
import type { HandInReason } from '#contract/assessments/assessments.rules.ts';
import { isAnswered, marksForShare, shareOf } from '#contract/assessments/marking.rules.ts';
import type { Queryable } from '#server/db/database.ts';
import { type Attempt, attemptQuestionsWithKeys, isAttempt } from './queries/attempts.ts';
import { answers, attempts } from './schema/attempts.ts';

/**
 * Marks what a rule can mark, and sums up. Marks that a person gave stay. A question that is not answered gives nothing;
 * an answer that a person has to mark leaves the sum open (null).
 */
async function markByRule(db: Queryable, attempt: Attempt, now: Date): Promise<number | null> {
  let sum = 0;
  let isOpen = false;
  const marked: { readonly position: number; readonly marks: number | null }[] = [];
  for (const { item, version, answer, key } of await attemptQuestionsWithKeys(db, attempt)) {
    if (answer && answer.markSource !== null && answer.markSource !== 'rule') {
      sum += answer.marks ?? 0;
      continue;
    }
    const value = answer?.value ?? null;
    const share = value === null || !isAnswered(value) ? 0 : shareOf(version.body, key, value);
    const marks = share === null ? null : marksForShare(share, item.marksMost);
    if (marks === null) isOpen = true;
    else sum += marks;
    if (answer) marked.push({ position: item.position, marks });
  }
  if (marked.length > 0)
    await db.execute(sql`
      update ${answers} set marks = r.marks, mark_source = case when r.marks is null then null else 'rule' end,
        marked_at = case when r.marks is null then null else ${now.toISOString()}::timestamptz end
      from jsonb_to_recordset(${JSON.stringify(marked)}::jsonb) as r(position int, marks int)
      where answers.school_id = ${attempt.schoolId} and answers.attempt_id = ${attempt.id}
        and answers.position = r.position`);
  return isOpen ? null : sum;
}

/**
 * Ends an open attempt that the caller locked, with what is stored; or marks anew one that ended by time, after a late
 * save. Answers the row as it is then.
 */
export async function handIn(
  db: Queryable,
  attempt: Attempt,
  { now, reason, at }: { readonly now: Date; readonly reason: HandInReason; readonly at: Date },
): Promise<Attempt> {
  const marks = await markByRule(db, attempt, now);
  const isFirst = attempt.state === 'open';
  const [row] = await db
    .update(attempts)
    .set({
      state: marks === null ? 'handed_in' : 'marked',
      marks,
      markedAt: marks === null ? null : now,
      version: sql`${attempts.version} + 1`,
      ...(isFirst && { handedInAt: at, handInReason: reason }),
    })
    .where(and(isAttempt(attempt), eq(attempts.version, attempt.version)))
    .returning();
  return row ?? attempt;
}

/** Hands in what is stored of an attempt whose time is up; it was handed in at the moment it ended. */
export const handInByTime = (
  db: Queryable,
  attempt: Attempt,
  now: Date,
  minutes: number,
): Promise<Attempt> => {
  const isCut = attempt.endsAt.getTime() - attempt.startedAt.getTime() < minutes * 60_000;
  return handIn(db, attempt, { now, reason: isCut ? 'closed' : 'time', at: attempt.endsAt });
};
