/** [CO-37] How fast a film may run. */
export const videoSpeeds = [0.5, 1, 1.5, 2] as const;
/** Seconds of the back and forward buttons and of J and L [CO-38]. */
export const videoSkip = 10;
/** Seconds of an arrow key. */
export const videoStep = 5;
/** Share of the full volume. */
const volumeStep = 0.1;

export type VideoCommand =
  | { readonly do: 'play' | 'mute' | 'captions' | 'full-screen' }
  /** Seconds. */
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

/** What a key means to a film [VW-04]; undefined for those that are none of its business. Time runs left to right. */
export function videoCommand({ key, ctrlKey, metaKey, altKey }: PressedKey): VideoCommand | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (/^\d$/.test(key)) return { do: 'jump', to: Number(key) / 10 };
  return commands[key.toLowerCase()];
}

/** Keys that the element in focus needs for itself: a button its space bar, a slider its arrows, a list everything. */
export function isTakenBy(target: Element, key: string): boolean {
  if (target.closest('select, input, textarea, dialog') !== null) return true;
  if (target.closest('button, a') !== null) return key === ' ' || key === 'Enter';
  return target.closest('[role=slider]') !== null && /^(Arrow|Home|End|Page)/.test(key);
}

/** The speed next to this one; the last one stays. */
export function stepSpeed(speed: number, by: 1 | -1): number {
  const next =
    by === 1 ? videoSpeeds.find((each) => each > speed) : videoSpeeds.findLast((each) => each < speed);
  return next ?? speed;
}

/** Seconds as "0:07", "12:30", "1:02:03". */
export function formatTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(Number.isFinite(seconds) ? seconds : 0));
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  const rest = String(whole % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}
