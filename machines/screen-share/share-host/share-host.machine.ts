import { toFailure } from '#machines/shared/failure.ts';
import { refOf, shareHostSetup } from './share-host.setup.ts';

const over = '#shareHost.stopped';
const asExpired = { type: 'noteEnding' as const, params: { ending: 'expiry' as const } };

/**
 * [ST-27…29] A teacher's own screen, from choosing it to the end of the share. The tab that runs it is mostly hidden
 * behind the lesson. Whatever happens to the connection, it comes back by itself; only a person, or the server, ends it.
 */
export const shareHostMachine = shareHostSetup.createMachine({
  id: 'shareHost',
  context: ({ input }) => ({
    place: input.place,
    share: null,
    names: [],
    hands: [],
    mode: 'sending',
    failure: null,
    isDenied: false,
    ending: null,
  }),
  initial: 'starting',
  states: {
    starting: {
      invoke: {
        id: 'startShare',
        src: 'startShare',
        input: ({ context }) => context.place,
        onDone: { target: 'open', actions: { type: 'keepShare', params: ({ event }) => event.output } },
        onError: {
          target: 'refused',
          actions: { type: 'noteFailure', params: ({ event }) => toFailure(event.error) },
        },
      },
    },
    // [ER-29] It is said, not merely logged.
    refused: { on: { 'share.retry': 'starting' } },
    open: {
      type: 'parallel',
      on: {
        'share.stop': {
          target: 'stopping',
          actions: { type: 'noteEnding', params: { ending: 'host' } },
        },
        'screen.ended': {
          target: 'stopping',
          actions: { type: 'noteEnding', params: { ending: 'browser' } },
        },
        'relay.ended': {
          target: 'stopped',
          actions: { type: 'noteEnding', params: ({ event }) => ({ ending: event.reason }) },
        },
        'viewers.changed': { actions: 'keepNames' },
      },
      states: {
        beat: {
          initial: 'resting',
          states: {
            resting: { after: { heartbeat: 'beating' } },
            beating: {
              invoke: {
                id: 'beat',
                src: 'beat',
                input: ({ context }) => refOf(context),
                onDone: 'resting',
                onError: [
                  {
                    guard: { type: 'isOver', params: ({ event }) => event },
                    target: over,
                    actions: asExpired,
                  },
                  { target: 'resting' },
                ],
              },
            },
          },
        },
        screen: {
          initial: 'awaiting',
          states: {
            awaiting: { on: { 'screen.choose': { target: 'sharing', actions: 'forgetDenied' } } },
            sharing: {
              invoke: {
                id: 'broadcast',
                src: 'broadcast',
                onError: { target: 'awaiting', actions: 'noteDenied' },
              },
              on: { 'screen.denied': { target: 'awaiting', actions: 'noteDenied' } },
              initial: 'choosing',
              states: {
                choosing: { on: { 'screen.chosen': 'opening' } },
                opening: {
                  invoke: {
                    id: 'openRoom',
                    src: 'beat',
                    input: ({ context }) => refOf(context),
                    onDone: {
                      target: 'connecting',
                      actions: { type: 'connect', params: ({ event }) => ({ way: event.output }) },
                    },
                    onError: [
                      {
                        guard: { type: 'isOver', params: ({ event }) => event },
                        target: over,
                        actions: asExpired,
                      },
                      { target: 'reconnecting' },
                    ],
                  },
                },
                connecting: {
                  on: {
                    // A connection that comes back goes on as it was left.
                    'relay.opened': [
                      { guard: 'isPaused', target: 'live.paused' },
                      { guard: 'isFrozen', target: 'live.frozen' },
                      { target: 'live.sending' },
                    ],
                    'relay.lost': 'reconnecting',
                  },
                  after: { timeoutMs: 'reconnecting' },
                },
                live: {
                  initial: 'sending',
                  on: {
                    'relay.lost': 'reconnecting',
                    'picture.send': '.sending',
                    'picture.pause': '.paused',
                    'picture.freeze': '.frozen',
                    'hand.lower': { actions: 'lowerHand' },
                  },
                  states: {
                    sending: { entry: { type: 'setMode', params: { mode: 'sending' } } },
                    paused: { entry: { type: 'setMode', params: { mode: 'paused' } } },
                    frozen: { entry: { type: 'setMode', params: { mode: 'frozen' } } },
                  },
                },
                reconnecting: { after: { backoff: 'opening' } },
              },
            },
          },
        },
      },
    },
    // What the server did not hear ends without heartbeats.
    stopping: {
      invoke: {
        id: 'stopShare',
        src: 'stopShare',
        input: ({ context }) => refOf(context),
        onDone: 'stopped',
        onError: 'stopped',
      },
    },
    stopped: { on: { 'share.again': 'starting' } },
  },
});
