import { assertEvent, assign, emit, setup } from 'xstate';
import { type Failure, factsOf } from '#machines/shared/failure.ts';
import { missingPromise } from '#machines/shared/not-provided.ts';
import type {
  Departure,
  DepartureCommand,
  ForcedLogoutContext,
  ForcedLogoutEvent,
  LogoutCommand,
} from './forced-logout-screen.types.ts';

/** People a list shows at first, and more at a time. */
export const leaversAtOnce = 50;

/** The words the chart of "Sign people out" is written in. */
export const forcedLogoutSetup = setup({
  types: {
    context: {} as ForcedLogoutContext,
    events: {} as ForcedLogoutEvent,
    input: {} as { readonly schoolId: number },
    /** What the lists around it, such as how many are signed in, are asked for again after. */
    emitted: {} as { readonly type: 'carriedOut' },
    tags: {} as 'busy',
  },
  actors: {
    /** Gives the number of the forced logout. Rejects with a `Failure`. */
    forceLogout: missingPromise<string, LogoutCommand>('forceLogout'),
    /** Rejects with a `Failure`. */
    loadDeparture: missingPromise<Departure, DepartureCommand>('loadDeparture'),
  },
  actions: {
    noteKind: assign(({ event }) => {
      assertEvent(event, 'kind.choose');
      return {
        kind: event.kind,
        choice: null,
        isChoiceMissing: false,
        requestId: null,
        failure: null,
      };
    }),
    noteChoice: assign(({ event }) => {
      assertEvent(event, 'choice.change');
      return { choice: event.choice, isChoiceMissing: false, requestId: null, failure: null };
    }),
    noteMissing: assign({ isChoiceMissing: true }),
    noteRequest: assign(({ context, event }) => {
      assertEvent(event, 'form.submit');
      return { requestId: context.requestId ?? event.requestId, failure: null };
    }),
    noteFailure: assign(({ context }, failure: Failure) => ({
      failure: factsOf(failure),
      // Without an answer it may have been carried out: sent again it must be the same wish.
      requestId: failure.kind === 'unreachable' ? context.requestId : null,
    })),
    noteCarriedOut: assign((_, departureId: string) => ({
      departureId,
      departure: null,
      choice: null,
      requestId: null,
      failure: null,
      search: '',
      limit: leaversAtOnce,
    })),
    tellCarriedOut: emit({ type: 'carriedOut' }),
    noteOpened: assign(({ event }) => {
      assertEvent(event, 'past.open');
      return {
        departureId: event.id,
        departure: null,
        failure: null,
        search: '',
        limit: leaversAtOnce,
      };
    }),
    noteDeparture: assign((_, departure: Departure) => ({ departure, failure: null })),
    noteSearch: assign(({ event }) => {
      assertEvent(event, 'search.change');
      return { search: event.search, limit: leaversAtOnce };
    }),
    showMore: assign(({ context }) => ({ limit: context.limit + leaversAtOnce })),
    closeList: assign({ departureId: null, departure: null, failure: null }),
  },
  guards: {
    hasChoice: ({ context }) => context.choice !== null,
  },
  delays: {
    /** Between two looks at who is still seen. */
    lookPause: 3000,
  },
});
