import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromCallback } from 'xstate';
import type { Person } from '#contract/auth/session.model.ts';
import { setScreenShareRoomCall } from '#contract/screen-share/calls/set-screen-share-room.call.ts';
import { startVideoScreenCall } from '#contract/screen-share/calls/start-video-screen.call.ts';
import { stopScreenShareCall } from '#contract/screen-share/calls/stop-screen-share.call.ts';
import type { RunningShare, WayIn } from '#contract/screen-share/share.model.ts';
import { shareHostMachine } from '#machines/screen-share/share-host/share-host.machine.ts';
import type {
  BroadcastEvent,
  ShareHostEvent,
  ShareRef,
  ShareTarget,
} from '#machines/screen-share/share-host/share-host.types.ts';
import { shareHostView } from '#machines/screen-share/share-host/share-host.view.ts';
import { isSame } from '#machines/shared/is-same.ts';
import { call } from '#src/lib/api-client.ts';
import { callActor } from '#src/lib/call-actor.ts';
import { useRunningActor } from '#src/lib/running-actors.ts';
import { ScreenStudio } from './host/screen-studio.ts';

/** After a lost heartbeat the next one follows. */
const beatTimeout = { timeout: 8_000 };

export interface StudioHolder {
  current: ScreenStudio | null;
}

/** Runs the share of this tab. The page holds the stream and studio, which the machine need not know. */
export function useShareHost(person: Person, place: ShareTarget) {
  const [studio] = useState<StudioHolder>(() => ({ current: null }));
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [machine] = useState(() =>
    shareHostMachine.provide({
      actors: {
        startShare: callActor<RunningShare, ShareTarget>(async (wish, signal) => {
          const { project: project_id, ...part } = wish;
          const who = { faculty_id: person.id, school_id: person.school.id };
          return (await call(startVideoScreenCall, { ...part, project_id, ...who }, { signal })).data;
        }),
        beat: callActor<WayIn, ShareRef>(async ({ id }, signal) => {
          const { pass, media_url } = await call(setScreenShareRoomCall, { share_id: id }, { signal });
          return { pass, media_url };
        }, beatTimeout),
        stopShare: callActor<void, ShareRef>(async ({ id }, signal) => {
          await call(stopScreenShareCall, { share_id: id }, { signal });
        }, beatTimeout),
        broadcast: fromCallback<BroadcastEvent, void>(({ sendBack, receive }) => {
          const begun = new ScreenStudio(sendBack, setStream);
          studio.current = begun;
          receive((event) => begun.hear(event));
          void begun.choose();
          return () => {
            studio.current = null;
            begun.stop();
          };
        }),
      },
    }),
  );
  const actor = useRunningActor(machine, { input: { place } });
  const view = useSelector(actor, shareHostView, isSame);
  useEffect(() => {
    if (!view.isSharing) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [view.isSharing]);
  return { view, studio, stream, send: (event: ShareHostEvent) => actor.send(event) };
}
