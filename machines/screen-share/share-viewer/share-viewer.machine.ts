import { assertEvent, assign, sendTo, setup } from 'xstate';
import type { getScreenShareCall } from '#contract/screen-share/calls/get-screen-share.call.ts';
import type { RunningShare, WayIn } from '#contract/screen-share/share.model.ts';
import { isRefusedWith, toFailure } from '#machines/shared/failure.ts';
import { missingCallback, missingPromise } from '#machines/shared/not-provided.ts';
import type {
  HandEvent,
  ShareViewerContext,
  ShareViewerEvent,
  ShareViewerInput,
  WatchInput,
} from './share-viewer.types.ts';

const shareViewerSetup = setup({
  types: {
    context: {} as ShareViewerContext,
    events: {} as ShareViewerEvent,
    input: {} as ShareViewerInput,
  },
  actors: {
    findShares: missingPromise<readonly RunningShare[], void>('findShares'),
    /** A way to the relay. */
    getPass: missingPromise<WayIn, { readonly id: number }>('getPass'),
    watch: missingCallback<HandEvent, WatchInput>('watch'),
  },
  actions: {
    /** The one that was joined, else the newest. */
    takeShares: assign(({ context }, shares: readonly RunningShare[]) => {
      const mine = shares.filter(({ can_rejoin }) => can_rejoin);
      return { share: mine.find(({ share_id }) => share_id === context.shareId) ?? mine.at(-1) ?? null };
    }),
    noteAnswered: assign(({ context }) => ({
      answered: [...new Set([...context.answered, context.share?.share_id ?? 0])],
    })),
    noteEnding: assign(({ event }) => {
      assertEvent(event, 'relay.ended');
      return { ending: event.reason, isHandUp: false };
    }),
    forgetEnding: assign({ ending: null }),
    /** A media server has video for every browser. */
    keepWay: assign(({ context }, way: WayIn) => ({
      way,
      takes: way.media_url === '' ? context.takes : ('video' as const),
    })),
    moveHand: assign((_, { isUp }: { readonly isUp: boolean }) => ({ isHandUp: isUp })),
    tellHand: sendTo('watch', ({ event }) => {
      assertEvent(event, 'hand.moved');
      return event;
    }),
    takePictures: assign({ takes: 'pictures' }),
  },
  guards: {
    isNone: ({ context }) => context.share === null,
    isViewer: ({ context }) => context.place === 'viewer',
    isAnswered: ({ context }) => context.answered.includes(context.share?.share_id ?? 0),
    isOver: (_, { error }: { readonly error: unknown }) =>
      isRefusedWith<typeof getScreenShareCall>(toFailure(error), 'share_over'),
    isPaused: (_, { state }: { readonly state: string }) => state === 'paused',
    isWaiting: (_, { state }: { readonly state: string }) => state === 'waiting',
    takesPictures: ({ context }) => context.takes === 'pictures',
  },
  delays: {
    /** Before what failed is tried again. */
    again: 1_000,
    /** The same where nobody waits for it. */
    later: 20_000,
  },
});

/**
 * [ST-30, ST-31, VP-37, EN-44] A student's side of a shared screen. Hints only say that something changed: what is
 * offered is always what the server answers, so that none that is late or doubled leaves a ghost behind.
 */
export const shareViewerMachine = shareViewerSetup.createMachine({
  id: 'shareViewer',
  context: ({ input }) => ({ ...input, share: null, answered: [], ending: null, way: null, isHandUp: false }),
  initial: 'looking',
  states: {
    looking: {
      invoke: {
        id: 'findShares',
        src: 'findShares',
        onDone: { target: 'judging', actions: { type: 'takeShares', params: ({ event }) => event.output } },
        onError: 'unknown',
      },
      on: { hint: { target: 'looking', reenter: true } },
    },
    unknown: { after: { later: 'looking' }, on: { hint: 'looking' } },
    judging: {
      always: [
        { guard: 'isNone', target: 'none' },
        { guard: 'isViewer', target: 'joining' },
        { guard: 'isAnswered', target: 'rejoinable' },
        { target: 'offered' },
      ],
    },
    none: { on: { hint: 'looking' } },
    offered: {
      on: { hint: 'looking', 'offer.answered': { target: 'rejoinable', actions: 'noteAnswered' } },
    },
    rejoinable: { on: { hint: 'looking' } },
    joining: {
      entry: 'forgetEnding',
      invoke: {
        id: 'getPass',
        src: 'getPass',
        input: ({ context }) => ({ id: context.share?.share_id ?? 0 }),
        onDone: { target: 'watching', actions: { type: 'keepWay', params: ({ event }) => event.output } },
        onError: [
          { guard: { type: 'isOver', params: ({ event }) => event }, target: 'looking' },
          { target: 'stalled' },
        ],
      },
    },
    watching: {
      invoke: {
        id: 'watch',
        src: 'watch',
        input: ({ context: { way, takes, isHandUp } }) => ({ way, takes, isHandUp }),
        onError: 'stalled',
      },
      initial: 'opening',
      on: {
        'relay.state': [
          { guard: { type: 'isPaused', params: ({ event }) => event }, target: '.paused' },
          { guard: { type: 'isWaiting', params: ({ event }) => event }, target: '.waiting' },
          { guard: 'takesPictures', target: '.pictures' },
          { target: '.video' },
        ],
        'hand.moved': {
          actions: [{ type: 'moveHand', params: ({ event }) => event }, 'tellHand'],
        },
        'relay.hand': { actions: { type: 'moveHand', params: ({ event }) => event } },
        'decoder.failed': { target: 'joining', actions: 'takePictures' },
        'relay.lost': 'stalled',
        'relay.ended': { target: 'ended', actions: 'noteEnding' },
      },
      states: {
        // Nothing was heard yet: nor can anything be said.
        opening: {},
        waiting: {},
        video: {},
        pictures: {},
        paused: {},
      },
    },
    stalled: { after: { again: 'joining' } },
    ended: { on: { hint: 'looking' } },
  },
});
