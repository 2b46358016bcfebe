import { and, isNotNull, lt, sql } from 'drizzle-orm';
import { dayMilliseconds } from '#contract/core/days.ts';
import type { AppContext } from '#server/core/context.ts';
import { assessmentItems } from './schema/assessments.ts';
import { attemptItems } from './schema/attempts.ts';
import { questions } from './schema/questions.ts';

/** For so long a question that was retired comes back. */
const daysKept = 30;

/**
 * [QU-70] Once a day: deletes questions that were retired long ago and that no assessment and no attempt ever named. Their
 * versions, keys and pictures go with them; files that nothing names any more are swept by themselves.
 */
export async function clearQuestions({ db }: Pick<AppContext, 'db'>, today: Date): Promise<void> {
  const before = new Date(today.getTime() - daysKept * dayMilliseconds);
  const isNamed = sql`(
    exists (select 1 from ${assessmentItems} i where i.question_id = ${questions.id})
    or exists (select 1 from ${attemptItems} i where i.question_id = ${questions.id}))`;
  await db
    .delete(questions)
    .where(and(isNotNull(questions.removedAt), lt(questions.removedAt, before), sql`not ${isNamed}`));
}
