/** [CO-37] Playback speeds. */
export const videoSpeeds = [0.5, 1, 1.5, 2] as const;
/** [CO-38] In seconds: the back and forward buttons, J and L. */
export const videoSkip = 10;
/** In seconds: an arrow key. */
export const videoStep = 5;
/** Share of the full volume. */
const volumeStep = 0.1;

export type VideoCommand =
  | { readonly do: 'play' | 'mute' | 'captions' | 'full-screen' }
  /** In seconds. */
  | { readonly do: 'seek'; readonly by: number }
  /** Share of the whole. */
  | { readonly do: 'jump'; readonly to: number }
  | { readonly do: 'volume'; readonly by: number }
  | { readonly do: 'speed'; readonly by: 1 | -1 };

const commands: Readonly<Record<string, VideoCommand>> = {
  ' ': { do: 'play' },
  k: { do: 'play' },
  m: { do: 'mute' },
  c: { do: 'captions' },
  f: { do: 'full-screen' },
  j: { do: 'seek', by: -videoSkip },
  l: { do: 'seek', by: videoSkip },
  arrowleft: { do: 'seek', by: -videoStep },
  arrowright: { do: 'seek', by: videoStep },
  arrowup: { do: 'volume', by: volumeStep },
  arrowdown: { do: 'volume', by: -volumeStep },
  home: { do: 'jump', to: 0 },
  end: { do: 'jump', to: 1 },
  '<': { do: 'speed', by: -1 },
  '>': { do: 'speed', by: 1 },
};

export interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** [VW-04] Maps a key to a film command; undefined: the key has none. Time runs left to right. */
export function videoCommand({ key, ctrlKey, metaKey, altKey }: PressedKey): VideoCommand | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (/^\d$/.test(key)) return { do: 'jump', to: Number(key) / 10 };
  return commands[key.toLowerCase()];
}

/** Whether the focused element needs the key itself: a button its space bar, a slider its arrows, a list everything. */
export function isTakenBy(target: Element, key: string): boolean {
  if (target.closest('select, input, textarea, dialog') !== null) return true;
  if (target.closest('button, a') !== null) return key === ' ' || key === 'Enter';
  return target.closest('[role=slider]') !== null && /^(Arrow|Home|End|Page)/.test(key);
}

export function stepSpeed(speed: number, by: 1 | -1): number {
  const next =
    by === 1 ? videoSpeeds.find((each) => each > speed) : videoSpeeds.findLast((each) => each < speed);
  return next ?? speed;
}

/** Formats seconds as "0:07", "12:30", "1:02:03". */
export function formatTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(Number.isFinite(seconds) ? seconds : 0));
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  const rest = String(whole % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}
