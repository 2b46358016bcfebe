import { assertEvent, assign, setup } from 'xstate';
import type { Reach } from '#contract/delivery/delivery.rules.ts';
import type { ReachQuestion } from '#machines/notices/notice-form/notice-form.reach.ts';
import type { Failure } from '#machines/shared/failure.ts';
import { isSame } from '#machines/shared/is-same.ts';
import { missingPromise } from '#machines/shared/not-provided.ts';
import type { NoticeReachContext, NoticeReachEvent } from './notice-reach.types.ts';

/** The words the chart of a notice's reach is written in. */
export const noticeReachSetup = setup({
  types: {
    context: {} as NoticeReachContext,
    events: {} as NoticeReachEvent,
    tags: {} as 'busy',
  },
  actors: { countReach: missingPromise<Reach, ReachQuestion>('countReach') },
  actions: {
    noteQuestion: assign(({ event }) => {
      assertEvent(event, 'audience.change');
      return { question: event.question };
    }),
    noteReach: assign((_, reach: Reach) => ({ reach })),
    forgetReach: assign({ reach: null }),
    noteRefusal: assign((_, failure: Failure) => ({
      refusal: failure.kind === 'refused' && failure.fields ? failure.information : null,
    })),
    forgetRefusal: assign({ refusal: null }),
  },
  guards: {
    isSameQuestion: ({ context, event }) => {
      assertEvent(event, 'audience.change');
      return isSame(event.question, context.question);
    },
    hasNoQuestion: ({ context }) => context.question === null,
  },
  delays: {
    /** Choices come in bursts: a count is asked for once they rest. */
    choicePause: 350,
  },
});
