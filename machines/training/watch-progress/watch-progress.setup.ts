import { assertEvent, assign, emit, enqueueActions, setup } from 'xstate';
import type { saveWatchedRangesCall } from '#contract/training/calls/save-watched-ranges.call.ts';
import type { Watched } from '#contract/training/training.wire.ts';
import {
  isWorthResuming,
  mergePairs,
  rangesToSave,
  resumeSecond,
} from '#contract/training/watching.rules.ts';
import { factsOf, isRefusedWith, toFailure } from '../../shared/failure.ts';
import { missingPromise } from '../../shared/not-provided.ts';
import type {
  Unsaved,
  WatchProgressContext,
  WatchProgressEmitted,
  WatchProgressEvent,
  WatchProgressInput,
} from './watch-progress.types.ts';

interface Thrown {
  readonly error: unknown;
}

/** What a save sends: the longest parts, as many as it may bring. */
const sendable = ({ unsaved }: WatchProgressContext): Unsaved => ({
  ranges: rangesToSave(unsaved.ranges),
  place: unsaved.place,
});

export const watchProgressSetup = setup({
  types: {
    context: {} as WatchProgressContext,
    events: {} as WatchProgressEvent,
    emitted: {} as WatchProgressEmitted,
    input: {} as WatchProgressInput,
  },
  actors: {
    /** Both reject with a `Failure`. */
    loadWatched: missingPromise<Watched, void>('loadWatched'),
    saveWatched: missingPromise<Watched, Unsaved>('saveWatched'),
  },
  actions: {
    takeStored: assign((_, stored: Watched) => ({ stored, failure: null })),
    /** Where it was left: here last, while that is not stored, else wherever the server knows. */
    chooseStart: assign(({ context: { stored, kept } }) => ({
      startAt: resumeSecond(kept?.place ?? stored?.place ?? 0, stored?.length ?? 0),
    })),
    startAnew: assign({ startAt: 0 }),
    addWatched: assign(({ context, event }) => {
      assertEvent(event, 'film.watched');
      const ranges = mergePairs([...(context.kept?.ranges ?? []), ...event.ranges]);
      return { unsaved: { ranges, place: event.place }, isChanged: true };
    }),
    markSent: assign({ isChanged: false }),
    markChanged: assign({ isChanged: true }),
    tellStored: enqueueActions(({ context, enqueue }, watched: Watched) => {
      enqueue.emit({ type: 'stored', watched });
      if (watched.status === 1 && context.stored?.status !== 1) enqueue.emit({ type: 'completed' });
    }),
    keep: emit(({ context }) => ({ type: 'kept' as const, unsaved: sendable(context) })),
    tellLeft: emit(({ context }) => ({ type: 'left' as const, unsaved: sendable(context) })),
    noteFailure: assign((_, { error }: Thrown) => ({ failure: factsOf(toFailure(error)) })),
  },
  guards: {
    hasPlace: ({ context: { stored, startAt } }) =>
      stored !== null && stored.status === 0 && isWorthResuming(startAt, stored.length),
    hasUnsaved: ({ context }) => context.kept !== null || context.isChanged,
    isChanged: ({ context }) => context.isChanged,
    isSessionOver: (_, { error }: Thrown) => toFailure(error).kind === 'unauthorized',
    isUnreachable: (_, { error }: Thrown) => {
      const failure = toFailure(error);
      return failure.kind === 'unreachable' || factsOf(failure).code === 'rate_limited';
    },
    isDemo: (_, { error }: Thrown) =>
      isRefusedWith<typeof saveWatchedRangesCall>(toFailure(error), 'demo_school'),
  },
  delays: {
    /** While a film plays, what was watched is saved this often. */
    saveEvery: 5_000,
    /** Before a save that did not arrive is tried again. */
    again: 10_000,
  },
});

export { sendable };
