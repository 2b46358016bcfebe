import { assertEvent, assign, enqueueActions, sendTo, setup } from 'xstate';
import type { setScreenShareRoomCall } from '#contract/screen-share/calls/set-screen-share-room.call.ts';
import { heartbeatMilliseconds, type RunningShare, type WayIn } from '#contract/screen-share/share.model.ts';
import { type Failure, factsOf, isRefusedWith, toFailure } from '#machines/shared/failure.ts';
import { missingCallback, missingPromise } from '#machines/shared/not-provided.ts';
import type {
  BroadcastEvent,
  ShareHostContext,
  ShareHostEvent,
  ShareMode,
  ShareRef,
  ShareTarget,
} from './share-host.types.ts';

export const refOf = ({ share }: ShareHostContext): ShareRef => ({ id: share?.share_id ?? 0 });

export const shareHostSetup = setup({
  types: {
    context: {} as ShareHostContext,
    events: {} as ShareHostEvent,
    input: {} as { readonly place: ShareTarget },
  },
  actors: {
    startShare: missingPromise<RunningShare, ShareTarget>('startShare'),
    /** [ST-28] The heartbeat; its answer is a way to the relay. */
    beat: missingPromise<WayIn, ShareRef>('beat'),
    stopShare: missingPromise<void, ShareRef>('stopShare'),
    /** Asks for a screen, encodes it and sends it once it is connected. */
    broadcast: missingCallback<BroadcastEvent, void>('broadcast'),
  },
  actions: {
    keepShare: assign((_, share: RunningShare) => ({
      share,
      mode: 'sending' as const,
      failure: null,
      ending: null,
    })),
    noteFailure: assign((_, failure: Failure) => ({ failure: factsOf(failure) })),
    noteDenied: assign({ isDenied: true, mode: 'sending' }),
    forgetDenied: assign({ isDenied: false }),
    keepNames: assign(({ event }) => {
      assertEvent(event, 'viewers.changed');
      return { names: event.names, hands: event.hands };
    }),
    noteEnding: assign((_, { ending }: { readonly ending: NonNullable<ShareHostContext['ending']> }) => ({
      ending,
      names: [],
      hands: [],
    })),
    connect: sendTo('broadcast', (_, { way }: { readonly way: WayIn }) => ({
      type: 'connect' as const,
      way,
    })),
    lowerHand: sendTo('broadcast', ({ event }) => {
      assertEvent(event, 'hand.lower');
      return event;
    }),
    setMode: enqueueActions(({ enqueue }, { mode }: { readonly mode: ShareMode }) => {
      enqueue.assign({ mode });
      enqueue.sendTo('broadcast', { type: 'mode', mode });
    }),
  },
  guards: {
    isPaused: ({ context }) => context.mode === 'paused',
    isFrozen: ({ context }) => context.mode === 'frozen',
    isOver: (_, { error }: { readonly error: unknown }) => {
      const failure = toFailure(error);
      return (
        isRefusedWith<typeof setScreenShareRoomCall>(failure, 'share_over') ||
        isRefusedWith<typeof setScreenShareRoomCall>(failure, 'not_found')
      );
    },
  },
  delays: {
    /** [CO-18] Between two signs of life. */
    heartbeat: heartbeatMilliseconds,
    /** Before a connection counts as not coming. */
    timeoutMs: 8_000,
    /** Before a lost connection is tried again. */
    backoff: 1_000,
  },
});
