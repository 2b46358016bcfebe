import { assertEvent } from 'xstate';
import { toFailure } from '#machines/shared/failure.ts';
import { credentialsToSend } from './session.rules.ts';
import { sessionSetup } from './session.setup.ts';

/**
 * The session is over but the page stays as it is, under a dialog that asks for the same person [QU-64]: what was
 * typed, chosen and uploaded is still there afterwards. Anybody else gets a page of their own.
 */
export const lockedState = sessionSetup.createStateConfig({
  initial: 'ending',
  states: {
    // The token and its cookie go at once; the person's drafts stay for their return.
    ending: {
      invoke: {
        id: 'endSession',
        src: 'signOut',
        input: { pages: [], forgetPersonId: null },
        onDone: 'asking',
        onError: 'asking',
      },
      after: { signOutPatience: 'asking' },
      // Nobody who is quick with the password waits for it.
      on: {
        'login.submit': [
          { guard: 'isLoginIncomplete', actions: 'noteLoginProblem' },
          { target: 'signingIn', actions: 'clearFailure' },
        ],
      },
    },
    asking: {
      on: {
        'login.submit': [
          { guard: 'isLoginIncomplete', actions: 'noteLoginProblem' },
          { target: 'signingIn', actions: 'clearFailure' },
        ],
        'devices.keep': { actions: 'clearFailure' },
        'session.check': { target: 'resuming', actions: 'clearFailure' },
        'connection.restored': { guard: 'wasUnreachable', actions: 'clearFailure' },
      },
    },
    signingIn: {
      invoke: {
        id: 'signInAgain',
        src: 'signIn',
        input: ({ event }) => {
          assertEvent(event, 'login.submit');
          return credentialsToSend(event);
        },
        onDone: {
          target: '#session.signedIn',
          actions: [{ type: 'takeUpSession', params: ({ event }) => event.output }, 'announceSignedIn'],
        },
        onError: {
          target: 'asking',
          actions: { type: 'noteFailure', params: ({ event }) => toFailure(event.error) },
        },
      },
    },
    // Somebody signed in in another tab: the cookie may name the same person again.
    resuming: {
      invoke: {
        id: 'resumeLocked',
        src: 'resumeSession',
        onDone: [
          {
            guard: { type: 'isLive', params: ({ event }) => event.output },
            target: '#session.signedIn',
            actions: { type: 'takeUpSession', params: ({ event }) => event.output },
          },
          { target: 'asking' },
        ],
        onError: 'asking',
      },
    },
  },
  on: {
    'logout.submit': { target: '#session.signedOut', actions: 'dropSession' },
    'otherTab.signedIn': { target: '.resuming', reenter: true },
    'otherTab.signedOut': { target: '#session.signedOut', actions: 'dropSession' },
  },
});
