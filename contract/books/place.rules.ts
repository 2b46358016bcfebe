/** Where a person stopped in a book. `page` counts from 1; `fraction` is the share of that page above the view, 0 to 1. */
export interface Place {
  readonly lessonId: number;
  readonly page: number;
  readonly fraction: number;
}

/** A place as the server stores it. The version counts up with each save, so that no device's clock decides. */
export interface StoredPosition extends Place {
  readonly version: number;
  /** The browser that saved it, and the how-manieth of its saves that was. */
  readonly device: string;
  readonly step: number;
}

/** A place as a device sends it. `base`: the newest version the device knew when it was read; 0: none. */
export interface SentPosition extends Place {
  readonly base: number;
  readonly device: string;
  /** Counts up with each place of the device: a repeat has the same. */
  readonly step: number;
}

export interface MergedPosition {
  readonly stored: StoredPosition;
  /** false: another device saved one meanwhile; the reader chooses. */
  readonly isTaken: boolean;
}

/**
 * The newer of two places, without a clock. A device follows its own last place by its steps; it takes over from
 * another device only when it knew that device's place.
 */
export function mergePosition(stored: StoredPosition | null, sent: SentPosition): MergedPosition {
  const { base, ...place } = sent;
  if (!stored) return { stored: { ...place, version: 1 }, isTaken: true };
  if (stored.device === sent.device)
    return sent.step > stored.step
      ? { stored: { ...place, version: stored.version + 1 }, isTaken: true }
      : { stored, isTaken: true };
  return base >= stored.version
    ? { stored: { ...place, version: stored.version + 1 }, isTaken: true }
    : { stored, isTaken: false };
}

/** Page and fraction brought into a document: page 99,999 is its last page; a number that is none is the beginning. */
export function positionWithin(
  { page, fraction }: Pick<Place, 'page' | 'fraction'>,
  pages: number,
): Pick<Place, 'page' | 'fraction'> {
  const whole = Number.isFinite(page) ? Math.floor(page) : 1;
  const within = Math.max(1, Math.min(whole, Math.max(1, pages)));
  if (within !== page || !Number.isFinite(fraction)) return { page: within, fraction: 0 };
  return { page: within, fraction: Math.max(0, Math.min(1, fraction)) };
}

export const isSamePosition = (one: Place, other: Place): boolean =>
  one.lessonId === other.lessonId &&
  one.page === other.page &&
  Math.abs(one.fraction - other.fraction) < 0.02;
