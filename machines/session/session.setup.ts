import { assertEvent, assign, enqueueActions, sendTo, setup } from 'xstate';
import { type Failure, factsOf } from '../shared/failure.ts';
import { missingCallback, missingPromise } from '../shared/not-provided.ts';
import { loginProblem, rewrittenName } from './session.rules.ts';
import type {
  AnnounceEvent,
  Credentials,
  EndReason,
  LiveSession,
  SessionContext,
  SessionEvent,
  SessionTag,
  TrackedPage,
} from './session.types.ts';

const longestTimer = 2 ** 31 - 1;

/** The words the session chart is written in. */
export const sessionSetup = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    tags: {} as SessionTag,
  },
  actors: {
    /** The session this browser's cookie names; null when there is none. Rejects with a `Failure`. */
    resumeSession: missingPromise<LiveSession | null, void>('resumeSession'),
    /** Rejects with a `Failure`. */
    signIn: missingPromise<LiveSession, Credentials>('signIn'),
    /** Tells the server and forgets the token; whatever it answers, the person is signed out here. */
    signOut: missingPromise<void, { pages: readonly TrackedPage[] }>('signOut'),
    /** Sends `OtherTabEvent`s [LO-01, LO-04]. */
    crossTab: missingCallback<AnnounceEvent, void>('crossTab'),
  },
  actions: {
    takeUpSession: assign(({ context }, live: LiveSession | null) => ({
      person: live?.person ?? null,
      expiresAt: live?.expiresAt ?? null,
      lastPersonId: live?.person.id ?? context.lastPersonId,
      endReason: null,
      failure: null,
      loginNameChangedTo: null,
    })),
    dropSession: assign({ person: null, expiresAt: null }),
    noteEnd: assign((_, endReason: EndReason) => ({ endReason })),
    noteFailure: assign((_, failure: Failure) => ({ failure: factsOf(failure) })),
    noteLoginProblem: assign(({ event }) => {
      assertEvent(event, 'login.submit');
      const code = loginProblem(event);
      return { failure: code && { code, information: null } };
    }),
    clearFailure: assign({ failure: null }),
    noteRewrittenName: assign(({ event }) => {
      assertEvent(event, ['name.change', 'login.submit']);
      const typed = event.type === 'name.change' ? event.text : event.loginName;
      return { loginNameChangedTo: rewrittenName(typed) };
    }),
    clearRewrittenName: assign({ loginNameChangedTo: null }),
    goOnAlone: assign({ hearsOtherTabs: false }),
    announceSignedIn: enqueueActions(({ context, enqueue }) => {
      if (!context.hearsOtherTabs || !context.person) return;
      enqueue(sendTo('crossTab', { type: 'announce.signedIn', personId: context.person.id }));
    }),
    announceSignedOut: enqueueActions(({ context, enqueue }) => {
      if (context.hearsOtherTabs) enqueue(sendTo('crossTab', { type: 'announce.signedOut' }));
    }),
  },
  guards: {
    isLive: (_, live: LiveSession | null) => live !== null,
    isLoginIncomplete: ({ event }) => {
      assertEvent(event, 'login.submit');
      return loginProblem(event) !== null;
    },
    isOver: ({ context }) => Date.now() >= (context.expiresAt ?? 0),
    isSomebodyElse: ({ context, event }) => {
      assertEvent(event, 'otherTab.signedIn');
      return event.personId !== context.person?.id;
    },
    isNameRewritten: ({ event }) => {
      assertEvent(event, 'name.change');
      return rewrittenName(event.text) !== null;
    },
    hasRewrittenName: ({ context }) => context.loginNameChangedTo !== null,
    hasFailure: ({ context }) => context.failure !== null,
    wasUnreachable: ({ context }) => context.failure?.code === 'unreachable',
  },
  delays: {
    /** Until the deadline [LO-07, LG-12], or as long as a browser's timer can wait. */
    sessionEnd: ({ context }) => Math.min(Math.max(0, (context.expiresAt ?? 0) - Date.now()), longestTimer),
    /** [LG-04, LG-09, CO-15] */
    loginNotice: 20_000,
    /** How long a sign-out waits for a server that does not answer. */
    signOutPatience: 5_000,
  },
});
