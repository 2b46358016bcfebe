import type { MediaPlayerInstance } from '@vidstack/react';
import { type RefObject, useRef } from 'react';
import type { PlayedReport } from './video-player.types.ts';

type Range = PlayedReport['ranges'][number];

function rangesOf({ played }: HTMLVideoElement): Range[] {
  return Array.from({ length: played.length }, (_, at) => [played.start(at), played.end(at)] as const);
}

/** Reports what the browser says was played: seeking adds nothing, and speed does not matter. */
export function usePlayed(
  player: RefObject<MediaPlayerInstance | null>,
  onWatched: ((report: PlayedReport) => void) | undefined,
) {
  /** From other resolutions, since each counts anew. */
  const earlier = useRef<readonly Range[]>([]);
  const latest = useRef<readonly Range[]>([]);
  const told = useRef(-1);
  const report = (isPaused: boolean) => {
    const film = player.current?.el?.querySelector('video');
    if (!film || !onWatched) return;
    latest.current = rangesOf(film);
    if (latest.current.length === 0) return;
    onWatched({ ranges: [...earlier.current, ...latest.current], place: film.currentTime, isPaused });
  };
  return {
    tick: () => {
      const second = Math.floor(player.current?.currentTime ?? 0);
      if (second === told.current) return;
      told.current = second;
      report(false);
    },
    stop: () => report(true),
    keep: () => {
      earlier.current = [...earlier.current, ...latest.current];
      latest.current = [];
    },
  };
}
