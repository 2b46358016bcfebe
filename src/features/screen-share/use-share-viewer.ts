import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromCallback } from 'xstate';
import { getScreenShareCall } from '#contract/screen-share/calls/get-screen-share.call.ts';
import type { RunningShare, WayIn } from '#contract/screen-share/share.model.ts';
import { shareViewerMachine } from '#machines/screen-share/share-viewer/share-viewer.machine.ts';
import type {
  HandEvent,
  ShareViewerEvent,
  ViewerPosition,
  WatchInput,
} from '#machines/screen-share/share-viewer/share-viewer.types.ts';
import { shareViewerView } from '#machines/screen-share/share-viewer/share-viewer.view.ts';
import { isSame } from '#machines/shared/is-same.ts';
import { call } from '#src/lib/api-client.ts';
import { callActor } from '#src/lib/call-actor.ts';
import type { Live } from '#src/lib/live.ts';
import { useRunningActor } from '#src/lib/running-actors.ts';
import { onShareHints } from './share-hints.ts';
import type { Playing } from './viewer/screen-player.ts';
import { createScreenTarget, type ScreenTarget } from './viewer/screen-target.ts';

const playerFor = async ({ way }: WatchInput) =>
  way?.media_url
    ? (await import('./viewer/livekit-player.ts')).playLivekit
    : (await import('./viewer/screen-player.ts')).playShare;

/** The player loads when somebody watches. */
const watchOn = ({ draw }: ScreenTarget) =>
  fromCallback<HandEvent, WatchInput>(({ input, sendBack, receive }) => {
    let isOver = false;
    let playing: Playing | null = null;
    receive((event) => playing?.hear?.(event));
    playerFor(input).then(
      (play) => {
        if (!isOver) playing = play(input, sendBack, draw);
      },
      () => sendBack({ type: 'relay.lost' }),
    );
    return () => {
      isOver = true;
      playing?.stop();
    };
  });

/** Runs a student's side of shared screens: the header's offer, or the page that shows one. */
export function useShareViewer(place: ViewerPosition, live: Live, shareId = 0) {
  const [target] = useState(createScreenTarget);
  const [machine] = useState(() =>
    shareViewerMachine.provide({
      actors: {
        findShares: callActor<readonly RunningShare[], void>(
          async (_, signal) => (await call(getScreenShareCall, {}, { signal })).data,
        ),
        getPass: callActor<WayIn, { readonly id: number }>(async ({ id }, signal) => {
          const { pass, media_url } = await call(getScreenShareCall, { share_id: id }, { signal });
          return { pass, media_url };
        }),
        watch: watchOn(target),
      },
    }),
  );
  const takes = typeof VideoDecoder === 'undefined' ? 'pictures' : 'video';
  const actor = useRunningActor(machine, { input: { place, shareId, takes } });
  useEffect(() => onShareHints(live, () => actor.send({ type: 'hint' })), [live, actor]);
  const view = useSelector(actor, shareViewerView, isSame);
  return { view, onCanvas: target.set, send: (event: ShareViewerEvent) => actor.send(event) };
}
