import { assertEvent, assign, type EventObject, enqueueActions, sendTo, setup } from 'xstate';
import type { loginCall } from '#contract/auth/calls/login.call.ts';
import { hasNoScreen } from '#contract/auth/session.model.ts';
import { type Failure, factsOf, isRefusedWith } from '#machines/shared/failure.ts';
import { missingCallback, missingPromise } from '#machines/shared/not-provided.ts';
import { loginProblem, rewrittenName } from './session.rules.ts';
import type {
  AccountEntry,
  AnnounceEvent,
  AskWhileLive,
  Credentials,
  DemoCommand,
  EndReason,
  LiveSession,
  SessionContext,
  SessionEvent,
  SessionTag,
  SignOutCommand,
  StudentLink,
} from './session.types.ts';

const longestTimer = 2 ** 31 - 1;
/** How long before its end a session warns, in milliseconds. */
const warning = 60_000;

/** Milliseconds until so long before the session's end; 0 when that is past. */
const untilEnd = ({ expiresAt }: SessionContext, before = 0) =>
  Math.min(Math.max(0, (expiresAt ?? 0) - before - Date.now()), longestTimer);

/** The words the session chart is written in. */
export const sessionSetup = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    tags: {} as SessionTag,
  },
  actors: {
    /** The session this browser's cookie names; null when there is none. Rejects with a `Failure`. */
    resumeSession: missingPromise<LiveSession | null, AskWhileLive | undefined>('resumeSession'),
    /** Rejects with a `Failure`; its code `multi_device` asks about other devices [LG-07]. */
    signIn: missingPromise<LiveSession, Credentials | AccountEntry>('signIn'),
    /** [RT-04] Rejects with a `Failure`. */
    signInByLink: missingPromise<LiveSession, StudentLink>('signInByLink'),
    /** [SM-11…16] Rejects with a `Failure`; the present session then lives on. */
    signInDemo: missingPromise<LiveSession, DemoCommand>('signInDemo'),
    /** Rejects with a `Failure`. */
    extendSession: missingPromise<{ expiresAt: number }, void>('extendSession'),
    /** Tells the server and forgets the token; whatever it answers, the person is signed out here. */
    signOut: missingPromise<void, SignOutCommand>('signOut'),
    /** Sends `OtherTabEvent`s [LO-01, LO-04]. */
    crossTab: missingCallback<AnnounceEvent, void>('crossTab'),
    /** [LO-05, QC-37] Sends `lease.changed`. */
    loginLease: missingCallback<EventObject, void>('loginLease'),
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
    noteMustChoose: assign(({ context: { person } }, mustChangePassword: boolean) => ({
      person: person && { ...person, mustChangePassword },
    })),
    // Until when it lasts does not change by asking.
    takeUpPerson: assign((_, live: LiveSession | null) => (live ? { person: live.person } : {})),
    dropSession: assign({ person: null, expiresAt: null }),
    noteExpiry: assign((_, expiresAt: number) => ({ expiresAt })),
    noteEnd: assign((_, endReason: EndReason) => ({ endReason })),
    noteForgettingPerson: assign(({ context }) => ({ forgetPersonId: context.person?.id ?? null })),
    noteForgetting: assign(({ context, event }) => {
      assertEvent(event, ['logout.submit', 'logout.confirm']);
      const keeps = event.type === 'logout.confirm' && event.keep;
      return { forgetPersonId: keeps ? null : (context.person?.id ?? null) };
    }),
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
    announceExtended: enqueueActions(({ context, enqueue }) => {
      if (!context.hearsOtherTabs || context.expiresAt === null) return;
      enqueue(sendTo('crossTab', { type: 'announce.extended', expiresAt: context.expiresAt }));
    }),
    announceSignedOut: enqueueActions(({ context, enqueue }) => {
      if (!context.hearsOtherTabs) return;
      const { forgetPersonId } = context;
      enqueue(sendTo('crossTab', { type: 'announce.signedOut', forgetPersonId }));
    }),
  },
  guards: {
    isLive: (_, live: LiveSession | null) => live !== null,
    isStillTheirs: ({ context }, live: LiveSession | null) => live?.person.id === context.person?.id,
    isLoginIncomplete: ({ event }) => {
      assertEvent(event, 'login.submit');
      return loginProblem(event) !== null;
    },
    isOver: ({ context }) => untilEnd(context) === 0,
    endsSoon: ({ context }) => untilEnd(context, warning) === 0,
    hasNoScreen: ({ context }) => context.person !== null && hasNoScreen(context.person),
    hasUnsent: ({ event }) => {
      assertEvent(event, 'logout.submit');
      return event.unsent > 0;
    },
    asksAboutDevices: (_, failure: Failure) => isRefusedWith<typeof loginCall>(failure, 'multi_device'),
    isLeaseOurs: ({ event }) => {
      assertEvent(event, 'lease.changed');
      return event.lease === 'ours';
    },
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
    /** A minute before the end, or as long as a browser's timer can wait. */
    sessionWarning: ({ context }) => untilEnd(context, warning),
    /** Until the end [LO-07, LG-12]. */
    sessionEnd: ({ context }) => untilEnd(context),
    /** [LG-04, LG-09, CO-15] How long the login page says why it failed, or that a name was rewritten. */
    loginNotice: 20_000,
    /** [LD-03, ER-30] How long it is said before the person is signed out. */
    noAccess: 2_000,
    /** How long a sign-out waits for a server that does not answer. */
    signOutPatience: 5_000,
  },
});
