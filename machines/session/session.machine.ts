import { assertEvent } from 'xstate';
import { toFailure } from '../shared/failure.ts';
import { credentialsToSend } from './session.rules.ts';
import { sessionSetup } from './session.setup.ts';

/**
 * Who is signed in in this tab, from the start of the app to its end. The password passes through an event and
 * the token stays with the actors: neither ever lies in the context.
 */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  context: {
    person: null,
    expiresAt: null,
    lastPersonId: null,
    endReason: null,
    failure: null,
    loginNameChangedTo: null,
    hearsOtherTabs: true,
  },
  invoke: { id: 'crossTab', src: 'crossTab', onError: { actions: 'goOnAlone' } },
  initial: 'resuming',
  states: {
    resuming: {
      tags: 'busy',
      invoke: {
        id: 'resumeSession',
        src: 'resumeSession',
        onDone: [
          {
            guard: { type: 'isLive', params: ({ event }) => event.output },
            target: 'signedIn',
            actions: { type: 'takeUpSession', params: ({ event }) => event.output },
          },
          { target: 'signedOut', actions: 'dropSession' },
        ],
        onError: {
          target: 'signedOut',
          actions: ['dropSession', { type: 'noteFailure', params: ({ event }) => toFailure(event.error) }],
        },
      },
      on: {
        'otherTab.signedIn': { target: 'resuming', reenter: true },
        'otherTab.signedOut': { target: 'resuming', reenter: true },
      },
    },

    signedOut: {
      type: 'parallel',
      states: {
        failure: {
          initial: 'none',
          states: {
            none: { always: { guard: 'hasFailure', target: 'shown' } },
            shown: {
              after: { loginNotice: { target: 'none', actions: 'clearFailure' } },
            },
          },
          on: {
            'login.submit': {
              guard: 'isLoginIncomplete',
              target: '.shown',
              reenter: true,
              actions: 'noteLoginProblem',
            },
          },
        },
        name: {
          initial: 'asTyped',
          states: {
            asTyped: { always: { guard: 'hasRewrittenName', target: 'rewritten' } },
            rewritten: { after: { loginNotice: { target: 'asTyped', actions: 'clearRewrittenName' } } },
          },
          on: {
            'name.change': {
              guard: 'isNameRewritten',
              target: '.rewritten',
              reenter: true,
              actions: 'noteRewrittenName',
            },
          },
        },
      },
      on: {
        'login.submit': { target: 'signingIn', actions: ['clearFailure', 'noteRewrittenName'] },
        'otherTab.signedIn': { target: 'resuming', actions: 'clearFailure' },
        'connection.restored': { guard: 'wasUnreachable', target: 'resuming', actions: 'clearFailure' },
      },
    },

    signingIn: {
      tags: 'busy',
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ event }) => {
          assertEvent(event, 'login.submit');
          return credentialsToSend(event);
        },
        onDone: {
          target: 'signedIn',
          actions: [{ type: 'takeUpSession', params: ({ event }) => event.output }, 'announceSignedIn'],
        },
        onError: {
          target: 'signedOut',
          actions: { type: 'noteFailure', params: ({ event }) => toFailure(event.error) },
        },
      },
    },

    signedIn: {
      after: {
        sessionEnd: [
          { guard: 'isOver', target: 'expired' },
          { target: 'signedIn', reenter: true },
        ],
      },
      on: {
        'session.check': { target: 'signedIn', reenter: true },
        'session.refused': 'expired',
        'logout.submit': 'signingOut',
        'otherTab.signedOut': {
          target: 'signedOut',
          actions: ['dropSession', { type: 'noteEnd', params: 'other_tab' }],
        },
        'otherTab.signedIn': { guard: 'isSomebodyElse', target: 'resuming' },
      },
    },

    signingOut: {
      tags: 'busy',
      invoke: {
        id: 'signOut',
        src: 'signOut',
        input: ({ event }) => {
          assertEvent(event, 'logout.submit');
          return { pages: event.pages };
        },
        onDone: 'signedOut',
        onError: 'signedOut',
      },
      after: { signOutPatience: 'signedOut' },
      exit: ['dropSession', { type: 'noteEnd', params: 'signed_out' }, 'announceSignedOut'],
    },

    expired: {
      tags: 'busy',
      invoke: {
        id: 'endSession',
        src: 'signOut',
        input: { pages: [] },
        onDone: 'signedOut',
        onError: 'signedOut',
      },
      after: { signOutPatience: 'signedOut' },
      exit: ['dropSession', { type: 'noteEnd', params: 'expired' }],
    },
  },
});
