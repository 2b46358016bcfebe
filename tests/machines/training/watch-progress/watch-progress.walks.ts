import type { Watched } from '#contract/training/training.wire.ts';
import { watchProgressMachine } from '#machines/training/watch-progress/watch-progress.machine.ts';
import type { Unsaved } from '#machines/training/watch-progress/watch-progress.types.ts';
import { done, elapsed, failed, type Walk } from '../../paths.ts';
import { silentPromise } from '../../stand-ins.ts';
import { begins, inputOf, runningOf, walked } from '../../walked-machine.ts';

export const machine = watchProgressMachine.provide({
  actors: { loadWatched: silentPromise(), saveWatched: silentPromise() },
});

export const fresh: Watched = { ranges: [], seconds: 0, length: 100, place: 0, status: 0 };
export const begun: Watched = { ranges: [[0, 40]], seconds: 40, length: 100, place: 40, status: 0 };
export const finished: Watched = { ranges: [[0, 95]], seconds: 95, length: 100, place: 95, status: 1 };
export const unauthorized = { kind: 'unauthorized' } as const;
export const unreachable = { kind: 'unreachable' } as const;
export const demo = { kind: 'refused', code: 'demo_school', information: 'A demo.' } as const;
export const gone = { kind: 'refused', code: 'not_found', information: 'Gone.' } as const;
export const kept: Unsaved = { ranges: [[60, 70]], place: 70 };

const events = [
  { type: 'film.watched', ranges: [[0, 10]], place: 10 },
  { type: 'film.paused' },
  { type: 'resume.accept' },
  { type: 'resume.decline' },
  { type: 'page.hidden' },
  { type: 'network.restored' },
  { type: 'session.restored' },
  { type: 'open.retry' },
  done('loadWatched', fresh),
  done('loadWatched', begun),
  failed('loadWatched', unauthorized),
  failed('loadWatched', unreachable),
  failed('loadWatched', gone),
  done('saveWatched', begun),
  done('saveWatched', finished),
  failed('saveWatched', unauthorized),
  failed('saveWatched', unreachable),
  failed('saveWatched', demo),
  failed('saveWatched', gone),
  elapsed('saveEvery', 'watchProgress.watching.pending'),
  elapsed('again', 'watchProgress.watching.offline'),
];
const project: Walk<typeof machine>['project'] = ({ context }) => [
  context.stored?.seconds,
  context.isChanged,
  context.startAt,
  context.failure?.code,
];

const isWithin = (parts: Unsaved['ranges'], whole: Unsaved['ranges']) =>
  parts.every(([from, to]) => whole.some(([begin, end]) => begin <= from && to <= end));

export const watchProgress = walked({
  machine,
  walks: {
    opened: { input: { kept: null }, events, project },
    'opened with what was kept': { input: { kept }, events, project },
  },
  invariants: [
    {
      name: 'one save runs at a time',
      holds: (after) => runningOf(after, 'loadWatched', 'saveWatched') <= 1,
    },
    {
      name: 'what was watched here never becomes less',
      holds: (after, before) =>
        !before || isWithin(before.context.unsaved.ranges, after.context.unsaved.ranges),
    },
    {
      name: 'a save sends everything that was watched here',
      holds: (after, before) => {
        if (!begins('saveWatched', after, before)) return true;
        const { ranges } = inputOf(after, 'saveWatched') as Unsaved;
        return isWithin(after.context.unsaved.ranges, ranges);
      },
    },
    {
      name: 'what was watched and not sent waits for a save',
      holds: (after) =>
        !after.context.isChanged ||
        !after.matches('watching') ||
        after.matches({ watching: 'pending' }) ||
        after.matches({ watching: 'saving' }) ||
        after.matches({ watching: 'offline' }) ||
        after.matches({ watching: 'waiting' }) ||
        after.matches({ watching: 'unsaved' }),
    },
    {
      name: 'a film goes on from its middle only after a yes, and never when it is done',
      holds: (after, before, event) =>
        !after.matches('watching') ||
        before?.matches('watching') === true ||
        event?.type !== 'resume.decline' ||
        after.context.startAt === 0,
    },
  ],
});
