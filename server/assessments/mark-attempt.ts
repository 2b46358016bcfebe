import { and, eq, sql } from 'drizzle-orm';
import type { HandInReason } from '#contract/assessments/assessments.rules.ts';
import { isAnswered, marksForShare, shareOf } from '#contract/assessments/marking.rules.ts';
import { regraded } from '#contract/assessments/regrade.rules.ts';
import type { Queryable } from '#server/db/database.ts';
import { type Attempt, attemptQuestionsWithKeys, isAttempt } from './queries/attempts.ts';
import { takePrograms } from './queries/programs.ts';
import { type RegradedItem, regradesOf, writeRegraded } from './queries/regrades.ts';
import { answers, attempts } from './schema/attempts.ts';

/**
 * Marks what a rule can mark, and sums up. Marks that a person gave stay. A question that is not answered gives nothing;
 * an answer that a person has to mark leaves the sum open (null). A question that was marked again for everybody is
 * marked so here too.
 */
async function markByRule(db: Queryable, attempt: Attempt, now: Date) {
  let sum = 0;
  let most = 0;
  let isOpen = false;
  const { schoolId, assessmentId, personId } = attempt;
  const regrades = await regradesOf(db, { schoolId, id: assessmentId });
  const regradedItems: RegradedItem[] = [];
  const marked: { readonly position: number; readonly marks: number | null }[] = [];
  for (const { item, version, answer, key } of await attemptQuestionsWithKeys(db, attempt)) {
    if (answer && answer.markSource !== null && answer.markSource !== 'rule') {
      sum += answer.marks ?? 0;
      most += item.marksMost;
      continue;
    }
    const value = answer?.value ?? null;
    const regrade = regrades.get(item.questionId);
    if (regrade) {
      const asked = { body: version.body, key: regrade.key, value, most: item.marksMost };
      const given = regraded(regrade.way, asked);
      sum += given.marks ?? 0;
      most += given.most;
      isOpen ||= given.marks === null;
      regradedItems.push({ attemptId: attempt.id, personId, position: item.position, ...given });
      continue;
    }
    most += item.marksMost;
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
  await writeRegraded(db, schoolId, regradedItems, { now, by: null });
  return { marks: isOpen ? null : sum, most };
}

interface HandingIn {
  readonly now: Date;
  /** These two of an attempt that is open. */
  readonly reason: HandInReason;
  readonly at: Date;
  /** Who marked it, where a person did. */
  readonly by?: number;
}

/**
 * Ends an open attempt that the caller locked, with what is stored; or sums up anew one that was handed in before, after
 * a late save or marks of a person. Answers the row as it is then.
 */
export async function handIn(
  db: Queryable,
  attempt: Attempt,
  { now, reason, at, by }: HandingIn,
): Promise<Attempt> {
  const isFirst = attempt.state === 'open';
  // A program is handed in as it was saved last, whatever its window said of it.
  if (isFirst) await takePrograms(db, attempt, { isLate: false });
  const { marks, most } = await markByRule(db, attempt, now);
  const [row] = await db
    .update(attempts)
    .set({
      state: marks === null ? 'handed_in' : attempt.state === 'released' ? 'released' : 'marked',
      marks,
      marksMost: most,
      markedAt: marks === null ? null : now,
      version: sql`${attempts.version} + 1`,
      ...(by !== undefined && { markedBy: by }),
      ...(isFirst && { handedInAt: at, handInReason: reason }),
    })
    .where(and(isAttempt(attempt), eq(attempts.version, attempt.version)))
    .returning();
  return row ?? attempt;
}

/** Hands in the stored answers of an attempt whose time is up. The hand-in carries the time at which the attempt ended. */
export const handInByTime = (
  db: Queryable,
  attempt: Attempt,
  now: Date,
  minutes: number,
): Promise<Attempt> => {
  const isCut = attempt.endsAt.getTime() - attempt.startedAt.getTime() < minutes * 60_000;
  return handIn(db, attempt, { now, reason: isCut ? 'closed' : 'time', at: attempt.endsAt });
};
