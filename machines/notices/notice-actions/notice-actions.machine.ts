import { toFailure } from '#machines/shared/failure.ts';
import { noticeActionsSetup } from './notice-actions.setup.ts';

/**
 * [TG-06, TG-07, QU-24] Switching notices off and on, deleting them, and taking that back. What is pressed while
 * another wish is on its way waits its turn, and what meets the end of a session waits for the person's return.
 */
export const noticeActionsMachine = noticeActionsSetup.createMachine({
  id: 'noticeActions',
  context: { asked: null, wishes: [] },
  type: 'parallel',
  states: {
    question: {
      initial: 'closed',
      states: {
        closed: { on: { 'delete.ask': { target: 'open', actions: 'ask' } } },
        open: {
          on: {
            'delete.confirm': { target: 'closed', actions: ['wishDeletion', 'stopAsking'] },
            'delete.cancel': { target: 'closed', actions: 'stopAsking' },
          },
        },
      },
    },
    work: {
      initial: 'idle',
      states: {
        idle: { always: { guard: 'hasWish', target: 'working' } },
        working: {
          invoke: {
            id: 'carryOut',
            src: 'carryOut',
            input: ({ context }) => context.wishes[0] ?? { kind: 'restore', notices: [] },
            onDone: {
              target: 'idle',
              actions: { type: 'tellDone', params: ({ event }) => event.output },
            },
            onError: [
              {
                guard: { type: 'isSessionOver', params: ({ event }) => toFailure(event.error) },
                target: 'waiting',
              },
              {
                target: 'idle',
                actions: { type: 'tellFailure', params: ({ event }) => toFailure(event.error) },
              },
            ],
          },
        },
        waiting: { on: { 'session.restored': 'working' } },
      },
    },
  },
  on: {
    'status.submit': { actions: 'wish' },
    'restore.submit': { actions: 'wishRestoring' },
    'undo.submit': { actions: 'wish' },
  },
});
