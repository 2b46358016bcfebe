import type { QuestionBody, QuestionKey } from '#contract/assessments/question.model.ts';
import { isCorrected } from '#contract/assessments/regrade.rules.ts';
import type { Queryable } from '#server/db/database.ts';
import type { AssessmentKey } from './queries/assessments.ts';
import { regradesOf } from './queries/regrades.ts';

interface Asked {
  readonly item: { readonly questionId: number; readonly questionNumber: number };
  readonly version: { readonly body: QuestionBody };
  readonly key: QuestionKey;
  readonly explanation: string;
}

/**
 * [CE-03] Returns the questions with the keys that gave their marks: after a regrade by a corrected question, its key
 * and explanation in the place of those that the attempt got.
 */
export async function keysAsMarked<Row extends Asked>(
  db: Queryable,
  assessment: AssessmentKey,
  questions: readonly Row[],
): Promise<(Row & { readonly isCorrected: boolean })[]> {
  if (questions.length === 0) return [];
  const regrades = await regradesOf(db, assessment);
  return questions.map((question) => {
    const { item, version } = question;
    const regrade = regrades.get(item.questionId);
    const own = { number: item.questionNumber, type: version.body.type };
    const isBy =
      regrade?.way === 'new_key' && isCorrected(own, { number: regrade.keyNumber, type: regrade.key.type });
    if (!isBy) return { ...question, isCorrected: false };
    return { ...question, key: regrade.key, explanation: regrade.explanation, isCorrected: true };
  });
}
