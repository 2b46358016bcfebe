import { assertEvent, assign, enqueueActions, setup } from 'xstate';
import type { ChangedRows } from '#contract/core/rows.ts';
import { type Failure, factsOf, toFailure } from '../shared/failure.ts';
import { missingPromise } from '../shared/not-provided.ts';
import { doneRows, refusedRows, undoOf } from './row-actions.rules.ts';
import type {
  RowActionsContext,
  RowActionsEmitted,
  RowActionsEvent,
  RowActionsInput,
  RowsCommand,
} from './row-actions.types.ts';

const rowActionsSetup = setup({
  types: {
    context: {} as RowActionsContext,
    events: {} as RowActionsEvent,
    emitted: {} as RowActionsEmitted,
    input: {} as RowActionsInput,
  },
  actors: {
    /** Rejects with a `Failure`. A command that was carried out before is answered as the first time. */
    carryOut: missingPromise<ChangedRows, RowsCommand>('carryOut'),
  },
  actions: {
    ask: assign(({ event }) => {
      assertEvent(event, 'action.submit');
      return { asked: { action: event.action, rows: event.rows, isUndo: false } };
    }),
    stopAsking: assign({ asked: null }),
    queueAsked: assign(({ context: { commands, asked } }) => ({
      commands: asked ? [...commands, asked] : commands,
    })),
    queue: assign(({ context: { commands }, event }) => {
      assertEvent(event, ['action.submit', 'undo.submit']);
      const command =
        event.type === 'undo.submit'
          ? event.command
          : { action: event.action, rows: event.rows, isUndo: false };
      return { commands: [...commands, command] };
    }),
    tellDone: enqueueActions(({ context, enqueue }, result: ChangedRows) => {
      const [command, ...commands] = context.commands;
      if (!command) return;
      const done = doneRows(command, result);
      const refused = refusedRows(command, result);
      enqueue.assign({ commands, report: refused.length > 0 ? { command, refused } : context.report });
      enqueue.emit({ type: 'carried.out', command, done, undo: undoOf(command, done, context.rules) });
    }),
    tellFailure: enqueueActions(({ context, enqueue }, failure: Failure) => {
      const [command, ...commands] = context.commands;
      if (!command) return;
      enqueue.assign({ commands });
      enqueue.emit({ type: 'failed', command, failure: factsOf(failure) });
    }),
    closeReport: assign({ report: null }),
  },
  guards: {
    asks: ({ context, event }) => {
      assertEvent(event, 'action.submit');
      return context.rules[event.action]?.asks === true;
    },
    hasCommand: ({ context }) => context.commands.length > 0,
    isSessionOver: (_, failure: Failure) => failure.kind === 'unauthorized',
  },
});

/**
 * What is done with rows of a list: switched off and on, deleted, restored, and taken back [QU-24]. What is pressed
 * while another command is on its way waits its turn; what meets the end of a session waits for the person's return.
 */
export const rowActionsMachine = rowActionsSetup.createMachine({
  id: 'rowActions',
  context: ({ input }) => ({ ...input, asked: null, commands: [], report: null }),
  type: 'parallel',
  states: {
    question: {
      initial: 'closed',
      states: {
        closed: {
          on: {
            'action.submit': [{ guard: 'asks', target: 'open', actions: 'ask' }, { actions: 'queue' }],
          },
        },
        open: {
          on: {
            'action.confirm': { target: 'closed', actions: ['queueAsked', 'stopAsking'] },
            'action.cancel': { target: 'closed', actions: 'stopAsking' },
          },
        },
      },
    },
    work: {
      initial: 'idle',
      states: {
        idle: { always: { guard: 'hasCommand', target: 'working' } },
        working: {
          invoke: {
            id: 'carryOut',
            src: 'carryOut',
            input: ({ context }) => context.commands[0] ?? { action: '', rows: [], isUndo: false },
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
    'undo.submit': { actions: 'queue' },
    'report.close': { actions: 'closeReport' },
  },
});
