import type { Reach } from '#contract/delivery/delivery.rules.ts';
import { noticeReachMachine } from '#machines/delivery/notice-reach/notice-reach.machine.ts';
import type { ReachQuestion } from '#machines/notices/notice-form/notice-form.reach.ts';
import { isSame } from '#machines/shared/is-same.ts';
import { done, elapsed, failed, type Walk } from '#tests/machines/paths.ts';
import { silentPromise } from '#tests/machines/stand-ins.ts';
import { inputOf, walked } from '#tests/machines/walked-machine.ts';

export const ask = (...grades: number[]): ReachQuestion => ({
  noticeId: 0,
  grades,
  divisions: 'all',
  noticeFor: 1,
});

export const reachOf = (people: number, usual: number | null = null): Reach => ({
  people,
  students: people,
  faculty: 0,
  admins: 0,
  divisions: 1,
  noMail: 0,
  usual,
  gained: 0,
  lost: 0,
  lostSeen: 0,
  seen: 0,
});

export const machine = noticeReachMachine.provide({ actors: { countReach: silentPromise() } });

export const walk: Walk<typeof machine> = {
  input: undefined,
  events: [
    { type: 'audience.change', question: null },
    { type: 'audience.change', question: ask(1) },
    { type: 'audience.change', question: ask(1, 2) },
    { type: 'reach.retry' },
    { type: 'connection.restored' },
    done('countReach', reachOf(40)),
    failed('countReach', { kind: 'unreachable' }),
    failed('countReach', {
      kind: 'refused',
      code: 'unknown_place',
      information: 'no',
      fields: { schoolIds: 'no' },
    }),
    elapsed('choicePause', 'noticeReach.pausing'),
  ],
  project: ({ context }) => [context.question?.grades, context.reach?.people, context.refusal],
};

export const noticeReach = walked({
  machine,
  walks: { reach: walk },
  invariants: [
    {
      name: 'what is counted is the audience as it stands now',
      holds: (after) =>
        after.value !== 'counting' || isSame(inputOf(after, 'countReach'), after.context.question),
    },
    {
      name: 'nothing is counted, and no count shown, while nobody is chosen',
      holds: ({ value, context }) =>
        context.question !== null || (value === 'idle' && context.reach === null),
    },
    {
      name: 'a refusal is told only where the count failed',
      holds: ({ value, context }) => context.refusal === null || value === 'failed',
    },
    {
      name: 'a count comes only from an answer',
      holds: (after, before, event) =>
        after.context.reach === null ||
        event?.type === 'xstate.done.actor.countReach' ||
        after.context.reach === before?.context.reach,
    },
  ],
});
