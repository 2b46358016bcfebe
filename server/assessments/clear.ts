import { dayMilliseconds } from '#contract/core/days.ts';
import type { AppContext } from '#server/core/context.ts';
import { deleteUnnamed } from './queries/bank-uses.ts';

/** For so long a question that was retired comes back. */
const daysKept = 30;

/**
 * [QU-70] Once a day: deletes questions that were retired long ago and that no assessment and no attempt ever named. Their
 * versions, keys and pictures go with them; files that nothing names any more are swept by themselves.
 */
export async function clearQuestions({ db }: Pick<AppContext, 'db'>, today: Date): Promise<void> {
  const before = new Date(today.getTime() - daysKept * dayMilliseconds);
  await deleteUnnamed(db, before);
}
