import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createActor } from 'xstate';
import { getWatchedRangesCall } from '#contract/training/calls/get-watched-ranges.call.ts';
import { saveWatchedRangesCall } from '#contract/training/calls/save-watched-ranges.call.ts';
import type { Watched } from '#contract/training/training.wire.ts';
import { isSame } from '#machines/shared/is-same.ts';
import { watchProgressMachine } from '#machines/training/watch-progress/watch-progress.machine.ts';
import type { Unsaved, WatchProgressEvent } from '#machines/training/watch-progress/watch-progress.types.ts';
import {
  type WatchProgressView,
  watchProgressView,
} from '#machines/training/watch-progress/watch-progress.view.ts';
import { call } from '#src/lib/api-client.ts';
import { callActor } from '#src/lib/call-actor.ts';
import { announceActor } from '#src/lib/running-actors.ts';
import { usePageHidden } from '#src/lib/use-page-hidden.ts';
import type { PlayedReport } from '#src/ui/media/video-player.types.ts';
import { dropKept, keepWatched, readKept, type WatchedPart } from './kept-watching.ts';

const inputOf = ({ subject, id, project_id }: WatchedPart, { ranges, place }: Unsaved) => ({
  subject,
  id,
  project_id,
  ranges: ranges.map(([from, to]): [number, number] => [from, to]),
  place,
});

function begin(part: WatchedPart, personId: number) {
  const { subject, id, project_id } = part;
  const actors = {
    loadWatched: callActor<Watched, void>(
      async (_, signal) => (await call(getWatchedRangesCall, { subject, id, project_id }, { signal })).data,
    ),
    saveWatched: callActor<Watched, Unsaved>(
      async (unsaved, signal) => (await call(saveWatchedRangesCall, inputOf(part, unsaved), { signal })).data,
    ),
  };
  const actor = createActor(watchProgressMachine.provide({ actors }), {
    input: { kept: readKept(personId, part) },
  });
  actor.on('kept', ({ unsaved }) => keepWatched(personId, part, unsaved));
  actor.on('stored', () => dropKept(personId, part));
  // This outlives the page, so nobody learns whether it arrived. Stored ranges are sent again at the next opening.
  actor.on('left', ({ unsaved }) => {
    call(saveWatchedRangesCall, inputOf(part, unsaved), { keepalive: true }).catch(() => undefined);
  });
  return actor;
}

export interface WatchProgress {
  readonly view: WatchProgressView;
  readonly send: (event: WatchProgressEvent) => void;
  readonly onWatched: (report: PlayedReport) => void;
}

interface WatchProgressOptions {
  /** Keep it between renders, because another part makes another actor. */
  readonly part: WatchedPart;
  readonly personId: number;
  readonly sessionLive: boolean;
  /** A save reached 90 % of the film. */
  readonly onCompleted: () => void;
}

export function useWatchProgress({
  part,
  personId,
  sessionLive,
  onCompleted,
}: WatchProgressOptions): WatchProgress {
  const [actor] = useState(() => begin(part, personId));
  const tell = useEffectEvent(onCompleted);
  useEffect(() => {
    const isAnnounced = announceActor(actor);
    const subscription = actor.on('completed', () => tell());
    actor.start();
    const onOnline = () => actor.send({ type: 'network.restored' });
    addEventListener('online', onOnline);
    return () => {
      subscription.unsubscribe();
      removeEventListener('online', onOnline);
      isAnnounced();
    };
  }, [actor]);
  usePageHidden(() => actor.send({ type: 'page.hidden' }));
  const wasLive = useRef(sessionLive);
  useEffect(() => {
    if (sessionLive && !wasLive.current) actor.send({ type: 'session.restored' });
    wasLive.current = sessionLive;
  }, [actor, sessionLive]);
  const send = useCallback((event: WatchProgressEvent) => actor.send(event), [actor]);
  const onWatched = useCallback(
    ({ ranges, place, isPaused }: PlayedReport) => {
      actor.send({ type: 'film.watched', ranges, place });
      if (isPaused) actor.send({ type: 'film.paused' });
    },
    [actor],
  );
  return { view: useSelector(actor, watchProgressView, isSame), send, onWatched };
}
