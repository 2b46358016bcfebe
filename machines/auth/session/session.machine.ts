import { assertEvent } from 'xstate';
import { toFailure } from '#machines/shared/failure.ts';
import { lockedState } from './session.locked.ts';
import { accountToSend, credentialsToSend } from './session.rules.ts';
import { sessionSetup } from './session.setup.ts';
import { signedInState } from './session.signed-in.ts';

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
    forgetPersonId: null,
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
        devices: {
          initial: 'unasked',
          states: {
            unasked: {},
            asked: { on: { 'devices.keep': 'unasked' } },
          },
        },
        // [LO-05] One login page a browser. Without word from other tabs this one goes on.
        lease: {
          initial: 'ours',
          invoke: { id: 'loginLease', src: 'loginLease', onError: '.ours' },
          states: {
            ours: {},
            elsewhere: { on: { 'login.submit': {}, 'link.submit': {}, 'account.submit': {} } },
          },
          on: {
            'lease.changed': [{ guard: 'isLeaseOurs', target: '.ours' }, { target: '.elsewhere' }],
          },
        },
      },
      on: {
        'login.submit': { target: 'signingIn', actions: ['clearFailure', 'noteRewrittenName'] },
        'link.submit': { target: 'signingInByLink', actions: 'clearFailure' },
        'account.submit': { target: 'signingIn', actions: 'clearFailure' },
        'otherTab.signedIn': { target: 'resuming', actions: 'clearFailure' },
        'connection.restored': { guard: 'wasUnreachable', target: 'resuming', actions: 'clearFailure' },
      },
    },

    // By a name, or by what a provider said, which lies in a cookie that no script reads.
    signingIn: {
      tags: 'busy',
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ event }) => {
          assertEvent(event, ['login.submit', 'account.submit']);
          return event.type === 'login.submit' ? credentialsToSend(event) : accountToSend(event);
        },
        onDone: {
          target: 'signedIn',
          actions: [{ type: 'takeUpSession', params: ({ event }) => event.output }, 'announceSignedIn'],
        },
        onError: [
          {
            guard: { type: 'asksAboutDevices', params: ({ event }) => toFailure(event.error) },
            target: '#session.signedOut.devices.asked',
          },
          {
            target: 'signedOut',
            actions: { type: 'noteFailure', params: ({ event }) => toFailure(event.error) },
          },
        ],
      },
    },

    signingInByLink: {
      tags: 'busy',
      invoke: {
        id: 'signInByLink',
        src: 'signInByLink',
        input: ({ event }) => {
          assertEvent(event, 'link.submit');
          return { schoolId: event.schoolId, token: event.token };
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

    signedIn: signedInState,

    // [SM-11…16] The old session stays until the new one is there.
    switching: {
      tags: 'busy',
      invoke: {
        id: 'signInDemo',
        src: 'signInDemo',
        input: ({ event }) => {
          assertEvent(event, 'demo.submit');
          return { role: event.role };
        },
        onDone: {
          target: 'signedIn',
          actions: [{ type: 'takeUpSession', params: ({ event }) => event.output }, 'announceSignedIn'],
        },
        onError: {
          target: 'signedIn',
          actions: { type: 'noteFailure', params: ({ event }) => toFailure(event.error) },
        },
      },
    },

    signingOut: {
      tags: 'busy',
      invoke: {
        id: 'signOut',
        src: 'signOut',
        input: ({ context, event }) => {
          const pages = event.type === 'logout.submit' || event.type === 'logout.confirm' ? event.pages : [];
          return { pages, forgetPersonId: context.forgetPersonId };
        },
        onDone: 'signedOut',
        onError: 'signedOut',
      },
      after: { signOutPatience: 'signedOut' },
      exit: ['dropSession', { type: 'noteEnd', params: 'signed_out' }, 'announceSignedOut'],
    },

    locked: lockedState,
  },
});
