import { noticeActionsMachine } from '#machines/notices/notice-actions/notice-actions.machine.ts';
import type { CarriedOut } from '#machines/notices/notice-actions/notice-actions.types.ts';
import { done, failed, type Walk } from '../../paths.ts';
import { silentPromise } from '../../stand-ins.ts';
import { inputOf, walked } from '../../walked-machine.ts';

export const zebra = { id: 1, version: 3, title: 'Zebra' };
export const yak = { id: 2, version: 5, title: 'Yak' };
export const unauthorized = { kind: 'unauthorized' } as const;
export const doneBoth: CarriedOut = {
  done: [
    { id: 1, version: 4 },
    { id: 2, version: 6 },
  ],
  refused: [],
};

export const machine = noticeActionsMachine.provide({ actors: { carryOut: silentPromise() } });

export const walk: Walk<typeof machine> = {
  input: undefined,
  events: [
    { type: 'delete.ask', notices: [zebra] },
    { type: 'delete.confirm' },
    { type: 'delete.cancel' },
    { type: 'status.submit', isActive: false, notices: [yak] },
    { type: 'restore.submit', notices: [yak] },
    { type: 'undo.submit', wish: { kind: 'restore', notices: [zebra] } },
    { type: 'session.restored' },
    done('carryOut', doneBoth),
    failed('carryOut', unauthorized),
    failed('carryOut', { kind: 'unreachable' }),
    failed('carryOut', { kind: 'stale', information: 'changed' }),
  ],
  project: ({ context }) => [context.asked?.length, Math.min(context.wishes.length, 2)],
};

const adds = ['status.submit', 'restore.submit', 'undo.submit'];
const answers = ['xstate.done.actor.carryOut', 'xstate.error.actor.carryOut'];

export const noticeActions = walked({
  machine,
  walks: { board: walk },
  invariants: [
    {
      name: 'no wish is lost: one leaves the line only when it was answered, and only the first',
      holds: ({ context: { wishes } }, before, event) => {
        if (!before) return wishes.length === 0;
        const earlier = before.context.wishes;
        const isAsked = event?.type === 'delete.confirm' && before.context.asked !== null;
        if (isAsked || adds.includes(event?.type ?? ''))
          return wishes.length === earlier.length + 1 && earlier.every((wish, at) => wish === wishes[at]);
        const rest = answers.includes(event?.type ?? '') && wishes.length < earlier.length ? 1 : 0;
        return (
          wishes.length === earlier.length - rest && wishes.every((wish, at) => wish === earlier[at + rest])
        );
      },
    },
    {
      name: 'what is carried out is the first wish of the line',
      holds: (after) => {
        const input = inputOf(after, 'carryOut');
        return input === undefined || input === after.context.wishes[0];
      },
    },
    {
      name: 'nothing is deleted that was not asked about',
      holds: ({ context }, before, event) => {
        const wish = context.wishes.at(-1);
        const isNew = wish?.kind === 'delete' && !before?.context.wishes.includes(wish);
        return !isNew || (event?.type === 'delete.confirm' && wish.notices === before?.context.asked);
      },
    },
    {
      name: 'what was wished before the session ended waits and is not forgotten',
      holds: ({ value, context }) => value.work !== 'waiting' || context.wishes.length > 0,
    },
  ],
});
