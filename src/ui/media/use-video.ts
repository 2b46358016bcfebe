import type { MediaPlayerInstance } from '@vidstack/react';
import { type RefObject, useCallback, useRef, useState } from 'react';
import { formatTime, stepSpeed, type VideoCommand } from './video-keys.ts';
import type { VideoPlayerTexts } from './video-player.types.ts';

interface Place {
  readonly time: number;
  readonly playing: boolean;
}

export interface Video {
  readonly player: RefObject<MediaPlayerInstance | null>;
  readonly source: string;
  readonly changeSource: (source: string) => void;
  readonly speed: number;
  readonly changeSpeed: (speed: number) => void;
  readonly comeBack: () => void;
  readonly pause: () => void;
  readonly run: (command: VideoCommand) => void;
  /** What a key did, to show and announce; `count` rises with each. */
  readonly note: { readonly text: string; readonly count: number };
}

const clamp = (value: number, most: number) => Math.max(0, Math.min(value, most));

/** The element already has the new time while the player still has the old one; two quick steps must both count. */
const timeOf = (film: MediaPlayerInstance) => film.el?.querySelector('video') ?? film;

function moveTo(film: MediaPlayerInstance, time: number): void {
  timeOf(film).currentTime = time;
}

/** In seconds: this near the end, nothing is left to resume. */
const atEnd = 1;

/** Our part of a film's state: source, speed and keys. The rest is vidstack's. */
export function useVideo(first: string, texts: VideoPlayerTexts, startAt = 0): Video {
  const player = useRef<MediaPlayerInstance>(null);
  const kept = useRef<Place | null>(startAt > 0 ? { time: startAt, playing: false } : null);
  const [source, setSource] = useState(first);
  const [speed, setSpeed] = useState(1);
  const [note, setNote] = useState({ text: '', count: 0 });
  const say = (text: string) => setNote(({ count }) => ({ text, count: count + 1 }));
  const pause = useCallback(() => {
    void player.current?.pause().catch(() => undefined);
  }, []);

  const changeSource = (next: string) => {
    const { currentTime = 0, paused = true } = player.current ?? {};
    // A film that has not begun still begins where it was told to.
    kept.current ??= { time: currentTime, playing: !paused };
    setSource(next);
  };
  const comeBack = () => {
    if (player.current === null || kept.current === null) return;
    const { time, playing } = kept.current;
    // After its end a film begins anew.
    const isOver = !playing && time > player.current.duration - atEnd;
    player.current.currentTime = isOver ? 0 : time;
    if (playing) player.current.play().catch(() => undefined);
    kept.current = null;
  };

  const run = (command: VideoCommand) => {
    const film = player.current;
    if (film === null) return;
    const seek = (time: number) => {
      moveTo(film, clamp(time, film.duration));
      say(formatTime(clamp(time, film.duration)));
    };
    switch (command.do) {
      case 'play':
        say(film.paused ? texts.play : texts.pause);
        if (film.paused) film.play().catch(() => undefined);
        else pause();
        return;
      case 'seek':
        return seek(timeOf(film).currentTime + command.by);
      case 'jump':
        return seek(film.duration * command.to);
      case 'volume':
        film.volume = clamp(Math.round((film.volume + command.by) * 10) / 10, 1);
        film.muted = film.volume === 0;
        return say(texts.volumeAt(Math.round(film.volume * 100)));
      case 'mute':
        say(film.muted ? texts.unmute : texts.mute);
        film.muted = !film.muted;
        return;
      case 'speed':
        setSpeed(stepSpeed(speed, command.by));
        return say(texts.speedValue(stepSpeed(speed, command.by)));
      case 'captions':
        return say(toggleCaptions(film, texts));
      case 'full-screen':
        (film.state.fullscreen ? film.exitFullscreen() : film.enterFullscreen()).catch(() => undefined);
    }
  };
  return { player, source, changeSource, speed, changeSpeed: setSpeed, comeBack, pause, run, note };
}

/** Toggles the first language; returns what to announce. */
function toggleCaptions(film: MediaPlayerInstance, texts: VideoPlayerTexts): string {
  const tracks = film.textTracks.toArray();
  const shown = tracks.find((track) => track.mode === 'showing');
  const [first] = tracks;
  if (first === undefined) return texts.captionsNone;
  const next = shown === undefined ? first : undefined;
  for (const track of tracks) track.setMode(track === next ? 'showing' : 'disabled');
  return `${texts.captions}: ${next?.label ?? texts.captionsOff}`;
}
