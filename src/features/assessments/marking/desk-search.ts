import * as v from 'valibot';
import { deskOrders, deskStates } from '#contract/assessments/marking-desk.wire.ts';
import type { DeskChoice } from '#machines/assessments/marking-desk/marking-desk.types.ts';

/** The desk's choices in its address, without defaults. */
export interface DeskAddress {
  readonly by?: 'student';
  readonly question?: number;
  readonly attempt?: number;
  readonly state?: DeskChoice['state'];
  readonly hidden?: 1;
}

const row = v.optional(
  v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2 ** 31 - 1)), 0),
  0,
);
const address = v.object({
  by: v.optional(v.fallback(v.picklist(deskOrders), 'question'), 'question'),
  question: row,
  attempt: row,
  state: v.optional(v.fallback(v.picklist(deskStates), 'waiting'), 'waiting'),
  hidden: v.optional(v.fallback(v.picklist([0, 1]), 0), 0),
});

/** Drops invalid values of an address. It is not in the route, because that belongs to the first screen. */
export function choiceIn(search: unknown): DeskChoice {
  const { by, question, attempt, state, hidden } = v.parse(address, search);
  const order = attempt > 0 ? 'student' : by;
  return {
    order,
    questionId: order === 'student' ? 0 : question,
    attemptId: attempt,
    state,
    hidesNames: hidden === 1,
  };
}

export const addressOf = ({ order, questionId, attemptId, state, hidesNames }: DeskChoice): DeskAddress => ({
  ...(order === 'student' && (attemptId > 0 ? { attempt: attemptId } : { by: order })),
  ...(order === 'question' && questionId > 0 && { question: questionId }),
  ...(state !== 'waiting' && { state }),
  ...(hidesNames && { hidden: 1 as const }),
});
