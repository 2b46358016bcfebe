import { dayMilliseconds } from '#contract/core/days.ts';
import type { AppContext } from '#server/core/context.ts';
import { deleteUnnamed } from './queries/bank-uses.ts';

const daysKept = 30;

/** [QU-70] Daily. Deletes questions retired long ago that nothing ever named. The file sweep removes their pictures. */
export async function clearQuestions({ db }: Pick<AppContext, 'db'>, today: Date): Promise<void> {
  const before = new Date(today.getTime() - daysKept * dayMilliseconds);
  await deleteUnnamed(db, before);
}
