import { toFailure } from '#machines/shared/failure.ts';
import { noticeReachSetup } from './notice-reach.setup.ts';

/**
 * How many people an audience reaches, asked again after each change. A change leaves the state that asked before,
 * which calls the question off: an older count never comes over a newer one.
 */
export const noticeReachMachine = noticeReachSetup.createMachine({
  id: 'noticeReach',
  context: { question: null, reach: null, refusal: null },
  initial: 'idle',
  on: {
    'audience.change': [{ guard: 'isSameQuestion' }, { target: '.pausing', actions: 'noteQuestion' }],
  },
  states: {
    idle: { entry: 'forgetReach' },
    pausing: {
      tags: 'busy',
      always: { guard: 'hasNoQuestion', target: 'idle' },
      after: { choicePause: 'counting' },
    },
    counting: {
      tags: 'busy',
      invoke: {
        id: 'countReach',
        src: 'countReach',
        input: ({ context }) => {
          if (!context.question) throw new Error('A count starts with a question.');
          return context.question;
        },
        onDone: { target: 'counted', actions: { type: 'noteReach', params: ({ event }) => event.output } },
        onError: {
          target: 'failed',
          actions: ['forgetReach', { type: 'noteRefusal', params: ({ event }) => toFailure(event.error) }],
        },
      },
    },
    counted: {},
    failed: {
      exit: 'forgetRefusal',
      on: { 'reach.retry': 'counting', 'connection.restored': 'counting' },
    },
  },
});
