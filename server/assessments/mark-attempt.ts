import type { HandInReason } from '#contract/assessments/assessments.rules.ts';
import { isAnswered, marksForShare, shareOf } from '#contract/assessments/marking.rules.ts';
import type { QuestionType } from '#contract/assessments/question-types.rules.ts';
import { isCorrected, regraded } from '#contract/assessments/regrade.rules.ts';
import type { Queryable } from '#server/db/database.ts';
import { type Attempt, attemptQuestionsWithKeys } from './queries/attempts.ts';
import { writeRuleMarks } from './queries/marks.ts';
import { takePrograms } from './queries/programs.ts';
import { type Regrade, type RegradedItem, regradesOf, writeRegraded } from './queries/regrades.ts';
import { changeAttempt } from './queries/write-attempts.ts';

const isMeant = (
  { way, keyNumber, key }: Regrade,
  own: { readonly number: number; readonly type: QuestionType },
): boolean => way !== 'new_key' || isCorrected(own, { number: keyNumber, type: key.type });

/** Marks by a person stay, and regrades apply. Unanswered gives 0. An answer a person must mark leaves the sum null. */
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
    if (regrade && isMeant(regrade, { number: item.questionNumber, type: version.body.type })) {
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
  await writeRuleMarks(db, attempt, marked, now);
  await writeRegraded(db, schoolId, regradedItems, { now, by: null });
  return { marks: isOpen ? null : sum, most };
}

interface HandingIn {
  readonly now: Date;
  /** `reason` and `at` apply only to an open attempt. */
  readonly reason: HandInReason;
  readonly at: Date;
  /** The person who marked it; left out: nobody did. */
  readonly by?: number;
}

/** Ends an open attempt, or adds up an ended one again. Returns the new row. The caller locks the attempt. */
export async function handIn(
  db: Queryable,
  attempt: Attempt,
  { now, reason, at, by }: HandingIn,
): Promise<Attempt> {
  const isFirst = attempt.state === 'open';
  // The last saved program counts, whatever the student's window sent about it.
  if (isFirst) await takePrograms(db, attempt, { isLate: false });
  const { marks, most } = await markByRule(db, attempt, now);
  const values = {
    state:
      marks === null
        ? ('handed_in' as const)
        : attempt.state === 'released'
          ? ('released' as const)
          : ('marked' as const),
    marks,
    marksMost: most,
    markedAt: marks === null ? null : now,
    ...(by !== undefined && { markedBy: by }),
    ...(isFirst && { handedInAt: at, handInReason: reason }),
  };
  const row = await changeAttempt(db, attempt, values, attempt.version);
  return row ?? attempt;
}

export const handInByTime = (
  db: Queryable,
  attempt: Attempt,
  now: Date,
  minutes: number,
): Promise<Attempt> => {
  const isCut = attempt.endsAt.getTime() - attempt.startedAt.getTime() < minutes * 60_000;
  return handIn(db, attempt, { now, reason: isCut ? 'closed' : 'time', at: attempt.endsAt });
};
