import { assertEvent, assign, emit, setup } from 'xstate';
import { isSamePosition } from '#contract/books/position.rules.ts';
import type { Failure } from '../../shared/failure.ts';
import { missingPromise } from '../../shared/not-provided.ts';
import { keptOf, openAt } from './reader.rules.ts';
import type {
  ReaderContext,
  ReaderEmitted,
  ReaderEvent,
  ReaderInput,
  RemotePosition,
  SavePositionInput,
  SavePositionResult,
} from './reader.types.ts';

const keep = ({ context }: { readonly context: ReaderContext }) => ({
  type: 'keep' as const,
  kept: keptOf(context),
});

export const readerSetup = setup({
  types: {
    input: {} as ReaderInput,
    context: {} as ReaderContext,
    events: {} as ReaderEvent,
    emitted: {} as ReaderEmitted,
  },
  actors: {
    /** null: the reader never opened the book. Rejects with a `Failure`; `not_found`: it is not theirs to read. */
    loadPlace: missingPromise<RemotePosition | null, void>('loadPlace'),
    savePosition: missingPromise<SavePositionResult, SavePositionInput>('savePosition'),
  },
  actions: {
    open: assign(({ context }, remote: RemotePosition | null) => openAt(context, remote)),
    move: assign(({ context, event }) => {
      assertEvent(event, 'place.moved');
      return { place: event.place, pages: event.pages, step: context.step + 1 };
    }),
    keep: emit(keep),
    beginSave: assign(({ context }) => ({ savedStep: context.step })),
    notSaved: assign(({ context }) => ({ savedStep: context.step - 1 })),
    takeVersion: assign((_, { remote }: SavePositionResult) => ({ base: remote.version })),
    offer: assign((_, { remote }: SavePositionResult) => ({ remote })),
    /** The other device's place becomes this one's, which knows its version from now on. */
    takeRemote: assign(({ context }) => {
      const { remote } = context;
      if (!remote) return {};
      const { lessonId, page, fraction, pages, version } = remote;
      const step = context.step + 1;
      return {
        place: { lessonId, page, fraction },
        pages,
        base: version,
        step,
        savedStep: step,
        remote: null,
      };
    }),
    /** This one's place is the newer: it is to be saved over the other, which is known now. */
    keepOwn: assign(({ context }) => ({
      base: context.remote?.version ?? context.base,
      step: context.step + 1,
      remote: null,
    })),
    go: emit(({ context }) => ({ type: 'go' as const, place: context.place })),
  },
  guards: {
    isElsewhere: ({ context, event }) => {
      assertEvent(event, 'place.moved');
      return !isSamePosition(context.place, event.place);
    },
    hasOffer: ({ context }) => context.remote !== null,
    hasNoOffer: ({ context }) => context.remote === null,
    isUnsaved: ({ context }) => context.savedStep < context.step,
    isTaken: (_, { isTaken }: SavePositionResult) => isTaken,
    isSessionOver: (_, failure: Failure) => failure.kind === 'unauthorized',
    isClosed: (_, failure: Failure) =>
      failure.kind === 'refused' && (failure.code === 'not_found' || failure.code === 'forbidden'),
    isRefused: (_, failure: Failure) => failure.kind === 'refused',
  },
  delays: { calm: 2_000, lookAgain: 15_000 },
});
