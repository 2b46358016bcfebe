import { notificationsMachine } from '#machines/notifications/notifications/notifications.machine.ts';
import type { NotificationList } from '#machines/notifications/notifications/notifications.types.ts';
import { done, elapsed, failed, type Walk } from '../../paths.ts';
import { silentPromise } from '../../stand-ins.ts';
import { begins, runningOf, walked } from '../../walked-machine.ts';

const row = (id: number, read: 0 | 1 = 0) => ({
  id,
  username: 'Asha',
  created_at: '2026-11-18T06:00:00Z',
  message: `Notice ${id}`,
  url: '/student',
  kind: 'notice' as const,
  read,
});
export const list = (...ids: number[]): NotificationList => ({
  status: 1,
  data: ids.map((id) => row(id)),
  count: ids.length,
  quiet: 0,
});

export const machine = notificationsMachine.provide({
  actors: {
    load: silentPromise(),
    markRead: silentPromise(),
    clear: silentPromise(),
    loadAssessments: silentPromise(),
  },
});

export const walk: Walk<typeof machine> = {
  input: undefined,
  events: [
    { type: 'hint' },
    { type: 'hint.quiet' },
    { type: 'retry' },
    { type: 'row.toggle', id: 1 },
    { type: 'row.open', id: 1 },
    { type: 'clear', ids: [1] },
    { type: 'clear', ids: 'all' },
    { type: 'message.shown' },
    { type: 'assessment.updated' },
    done('load', list(1)),
    failed('load', { kind: 'unreachable' }),
    done('markRead'),
    failed('markRead', { kind: 'unreachable' }),
    done('clear'),
    failed('clear', { kind: 'unreachable' }),
    done('loadAssessments'),
    failed('loadAssessments', { kind: 'unreachable' }),
    elapsed('polling', 'notifications.assessments.waiting'),
  ],
  project: ({ context }) => [context.count, context.chosen.length, context.failure?.code, context.cleared],
};

export const notifications = walked({
  machine,
  walks: { bell: walk },
  surprise: (chance, { children }) =>
    children.load
      ? done('load', list(...chance.someOf([1, 2, 3, 4])))
      : { type: 'row.toggle', id: 1 + chance.below(4) },
  invariants: [
    {
      name: 'once a list came, only rows that are in it stay chosen',
      holds: ({ context }, _before, event) =>
        event?.type !== 'xstate.done.actor.load' ||
        context.chosen.every((id) => context.rows.some((each) => each.id === id)),
    },
    {
      name: 'a failure takes no row and no choice away',
      holds: ({ context }, before, event) =>
        !event?.type.startsWith('xstate.error') ||
        (context.rows === before?.context.rows && context.chosen === before.context.chosen),
    },
    {
      name: 'one thing is done with the list at a time',
      holds: (after) => runningOf(after, 'load', 'markRead', 'clear') <= 1,
    },
    {
      name: 'nothing is cleared without a wish for it',
      holds: (after, before, event) => !begins('clear', after, before) || event?.type === 'clear',
    },
    {
      name: 'nothing is said to be cleared that the server refused to clear',
      holds: ({ context }, _before, event) =>
        event?.type !== 'xstate.error.actor.clear' || context.cleared === null,
    },
  ],
});
