import { addDays } from '#contract/core/days.ts';
import { plannedDaysAtMost } from '#contract/teaching/teaching.rules.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { badRequest } from '#server/core/refusal.ts';
import { plannedBetween } from '../queries/plans.ts';

export const plannedSessionList: Handler<'planned-session-list'> = async ({ from, to }, { db, actor }) => {
  if (to < from || to > addDays(from, plannedDaysAtMost)) throw badRequest('These days are too many.');
  return { success: 'true', data: await plannedBetween(db, actor, { from, to }) };
};
