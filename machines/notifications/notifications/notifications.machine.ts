import { assertEvent, assign, raise, setup } from 'xstate';
import type { NotificationList } from '#contract/notifications/notifications.wire.ts';
import { type Failure, factsOf, toFailure } from '#machines/shared/failure.ts';
import { missingPromise } from '#machines/shared/not-provided.ts';
import type { ClearCommand, NotificationsContext, NotificationsEvent } from './notifications.types.ts';

const notificationsSetup = setup({
  types: {
    context: {} as NotificationsContext,
    events: {} as NotificationsEvent,
  },
  actors: {
    /** Rejects with a `Failure`, as all of these do. */
    load: missingPromise<NotificationList, void>('load'),
    markRead: missingPromise<void, { readonly id: number }>('markRead'),
    clear: missingPromise<void, ClearCommand>('clear'),
    /** [ST-42] Resolves once the server answered. */
    loadAssessments: missingPromise<void, void>('loadAssessments'),
  },
  actions: {
    takeList: assign(({ context }, list: NotificationList) => ({
      rows: list.data,
      count: list.count,
      // By the time the answer comes the quiet hours may be over.
      isQuiet: list.quiet === 1 || context.isHushed,
      isHushed: false,
      hasLoaded: true,
      chosen: context.chosen.filter((id) => list.data.some((row) => row.id === id)),
      failure: null,
    })),
    hush: assign({ isHushed: true }),
    noteFailure: assign((_, failure: Failure) => ({ failure: factsOf(failure) })),
    toggle: assign(({ context, event }) => {
      assertEvent(event, 'row.toggle');
      const { chosen } = context;
      const isChosen = chosen.includes(event.id);
      return { chosen: isChosen ? chosen.filter((id) => id !== event.id) : [...chosen, event.id] };
    }),
    noteCleared: assign((_, { ids }: ClearCommand) => ({
      cleared: ids !== 'all' && ids.length === 1 ? ('one' as const) : ('several' as const),
    })),
    forgetCleared: assign({ cleared: null }),
  },
  delays: {
    /** [CO-20] Between two questions for news. */
    polling: 20_000,
  },
});

/**
 * [PF-05, PF-09, ST-38…42] What a person was told: the list behind the bell, opening and clearing its rows, and beside
 * it the wait for assessments. The server only hints that something changed; the list is asked for anew each time.
 */
export const notificationsMachine = notificationsSetup.createMachine({
  id: 'notifications',
  type: 'parallel',
  context: {
    rows: [],
    count: 0,
    isQuiet: false,
    isHushed: false,
    hasLoaded: false,
    chosen: [],
    failure: null,
    cleared: null,
  },
  on: {
    'row.toggle': { actions: 'toggle' },
    'message.shown': { actions: 'forgetCleared' },
    'hint.quiet': { actions: ['hush', raise({ type: 'hint' })] },
  },
  states: {
    list: {
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            id: 'load',
            src: 'load',
            onDone: { target: 'ready', actions: { type: 'takeList', params: ({ event }) => event.output } },
            onError: 'failed',
          },
          on: { hint: { target: 'loading', reenter: true }, 'row.open': 'marking', clear: 'clearing' },
        },
        ready: {
          on: { hint: 'loading', 'row.open': 'marking', clear: 'clearing' },
        },
        // What was there before stays on screen, and can be worked with.
        failed: { on: { hint: 'loading', retry: 'loading', 'row.open': 'marking', clear: 'clearing' } },
        // A row that was opened is read, whether or not the server heard of it: the list tells.
        marking: {
          invoke: {
            id: 'markRead',
            src: 'markRead',
            input: ({ event }) => {
              assertEvent(event, 'row.open');
              return { id: event.id };
            },
            onDone: 'loading',
            onError: 'loading',
          },
          on: { clear: 'clearing' },
        },
        clearing: {
          entry: {
            type: 'noteCleared',
            params: ({ event }) => {
              assertEvent(event, 'clear');
              return { ids: event.ids };
            },
          },
          invoke: {
            id: 'clear',
            src: 'clear',
            input: ({ event }) => {
              assertEvent(event, 'clear');
              return { ids: event.ids };
            },
            onDone: 'loading',
            onError: {
              target: 'ready',
              actions: [
                'forgetCleared',
                { type: 'noteFailure', params: ({ event }) => toFailure(event.error) },
              ],
            },
          },
        },
      },
    },
    assessments: {
      initial: 'idle',
      states: {
        idle: { on: { 'assessment.updated': 'waiting' } },
        waiting: { after: { polling: 'asking' } },
        asking: {
          invoke: { id: 'loadAssessments', src: 'loadAssessments', onDone: 'idle', onError: 'waiting' },
        },
      },
    },
  },
});
