import type { ChangedRows } from '#contract/core/rows.ts';
import { rowActionsMachine } from '#machines/row-actions/row-actions.machine.ts';
import type { RowActionsInput } from '#machines/row-actions/row-actions.types.ts';
import { done, failed, type Walk } from '../paths.ts';
import { silentPromise } from '../stand-ins.ts';
import { inputOf, walked } from '../walked-machine.ts';

export const zoya = { id: 1, version: 3, name: 'Zoya' };
export const yash = { id: 2, version: 5, name: 'Yash' };
export const unauthorized = { kind: 'unauthorized' } as const;
export const bothDone: ChangedRows = {
  done: [
    { id: 1, version: 4 },
    { id: 2, version: 6 },
  ],
  refused: [],
};
export const oneRefused: ChangedRows = {
  done: [{ id: 1, version: 4 }],
  refused: [{ id: 2, code: 'stale', information: 'Changed meanwhile.' }],
};

export const machine = rowActionsMachine.provide({ actors: { carryOut: silentPromise() } });

export const input: RowActionsInput = {
  rules: {
    deactivate: { asks: false, undo: 'activate' },
    activate: { asks: false, undo: 'deactivate' },
    delete: { asks: true, undo: 'restore' },
    restore: { asks: false, undo: null },
  },
};

const walk: Walk<typeof machine> = {
  input,
  events: [
    { type: 'action.submit', action: 'deactivate', rows: [zoya, yash] },
    { type: 'action.submit', action: 'delete', rows: [zoya] },
    { type: 'action.confirm' },
    { type: 'action.cancel' },
    { type: 'undo.submit', command: { action: 'restore', rows: [zoya], isUndo: true } },
    { type: 'report.close' },
    { type: 'session.restored' },
    done('carryOut', bothDone),
    done('carryOut', oneRefused),
    failed('carryOut', unauthorized),
    failed('carryOut', { kind: 'unreachable' }),
    failed('carryOut', { kind: 'stale', information: 'Changed meanwhile.' }),
  ],
  project: ({ context }) => [
    context.asked?.action,
    context.commands.slice(0, 2).map(({ action }) => action),
    context.report !== null,
  ],
};

const answers = ['xstate.done.actor.carryOut', 'xstate.error.actor.carryOut'];

export const rowActions = walked({
  machine,
  walks: { list: walk },
  invariants: [
    {
      name: 'no command is lost: one leaves the line only when it was answered, and only the first',
      holds: ({ context: { commands } }, before, event) => {
        const earlier = before?.context.commands ?? [];
        const isAnswer = answers.includes(event?.type ?? '');
        const gone = isAnswer && commands.length < earlier.length ? 1 : 0;
        return earlier.slice(gone).every((command, at) => command === commands[at]);
      },
    },
    {
      name: 'what is carried out is the first command of the line',
      holds: (after) => {
        const given = inputOf(after, 'carryOut');
        return given === undefined || given === after.context.commands[0];
      },
    },
    {
      name: 'what asks first is not done before it was confirmed',
      holds: ({ context }, before, event) => {
        const command = context.commands.at(-1);
        const isNew = command?.action === 'delete' && !before?.context.commands.includes(command);
        return !isNew || (event?.type === 'action.confirm' && command === before?.context.asked);
      },
    },
    {
      name: 'what was pressed before the session ended waits and is not forgotten',
      holds: ({ value, context }) => value.work !== 'waiting' || context.commands.length > 0,
    },
  ],
});
