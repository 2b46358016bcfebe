import { toFailure } from '#machines/shared/failure.ts';
import { sessionSetup } from './session.setup.ts';

/** Somebody works here: the session's clock, and the question before a sign-out that would lose something. */
export const signedInState = sessionSetup.createStateConfig({
  type: 'parallel',
  states: {
    clock: {
      initial: 'running',
      states: {
        running: {
          always: { guard: 'endsSoon', target: 'ending' },
          after: { sessionWarning: { target: 'running', reenter: true } },
          on: { 'session.check': { target: 'running', reenter: true } },
        },
        // A minute before the end; "Extend" is offered.
        ending: {
          always: {
            guard: 'isOver',
            target: '#session.locked',
            actions: { type: 'noteEnd', params: 'expired' },
          },
          after: { sessionEnd: { target: 'ending', reenter: true } },
          on: {
            'session.check': { target: 'ending', reenter: true },
            'session.extend': { target: 'extending', actions: 'clearFailure' },
          },
        },
        extending: {
          invoke: {
            id: 'extendSession',
            src: 'extendSession',
            onDone: {
              target: 'running',
              actions: [
                { type: 'noteExpiry', params: ({ event }) => event.output.expiresAt },
                'announceExtended',
              ],
            },
            onError: {
              target: 'ending',
              actions: { type: 'noteFailure', params: ({ event }) => toFailure(event.error) },
            },
          },
          after: { sessionEnd: 'ending' },
        },
      },
      on: {
        'otherTab.extended': {
          target: '.running',
          actions: { type: 'noteExpiry', params: ({ event }) => event.expiresAt },
        },
      },
    },

    // [LD-03] Nothing to open: it is said, and the person is signed out.
    access: {
      initial: 'some',
      states: {
        some: { always: { guard: 'hasNoScreen', target: 'none' } },
        none: { after: { noAccess: { target: '#session.signingOut', actions: 'noteForgettingPerson' } } },
      },
    },

    // [SM-07, SM-08] What the school chose for its people holds without a reload: menu and settings are asked for again.
    person: {
      initial: 'known',
      states: {
        known: {},
        asking: {
          invoke: {
            id: 'askPerson',
            src: 'resumeSession',
            input: { isLive: true },
            onDone: [
              {
                guard: { type: 'isStillTheirs', params: ({ event }) => event.output },
                target: 'known',
                actions: { type: 'takeUpPerson', params: ({ event }) => event.output },
              },
              { target: 'known' },
            ],
            onError: 'known',
          },
        },
      },
      on: { 'person.changed': { target: '.asking', reenter: true } },
    },

    leaving: {
      initial: 'staying',
      states: {
        staying: {
          on: {
            'logout.submit': [
              { guard: 'hasUnsent', target: 'asked' },
              { target: '#session.signingOut', actions: 'noteForgetting' },
            ],
          },
        },
        asked: {
          on: {
            'logout.confirm': { target: '#session.signingOut', actions: 'noteForgetting' },
            'logout.cancel': 'staying',
          },
        },
      },
    },
  },
  on: {
    'demo.submit': { target: '#session.switching', actions: 'clearFailure' },
    'password.settled': { actions: { type: 'noteMustChoose', params: false } },
    'password.asked': { actions: { type: 'noteMustChoose', params: true } },
    'session.refused': { target: '#session.locked', actions: { type: 'noteEnd', params: 'refused' } },
    'session.ended': {
      target: '#session.locked',
      actions: { type: 'noteEnd', params: ({ event }) => event.reason },
    },
    'otherTab.signedOut': {
      target: '#session.signedOut',
      actions: ['dropSession', { type: 'noteEnd', params: 'other_tab' }],
    },
    'otherTab.signedIn': { guard: 'isSomebodyElse', target: '#session.resuming', actions: 'dropSession' },
  },
});
