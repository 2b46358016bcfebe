/** `page` counts from 1; `fraction` is the share of that page above the view, 0 to 1. */
export interface BookPosition {
  readonly lessonId: number;
  readonly page: number;
  readonly fraction: number;
}

/** The version rises with each save, so that no device's clock decides. */
export interface StoredPosition extends BookPosition {
  readonly version: number;
  /** The browser that saved it, and the number of that save. */
  readonly device: string;
  readonly step: number;
}

/** `base`: the newest version that the device knew while reading; 0: none. */
export interface SentPosition extends BookPosition {
  readonly base: number;
  readonly device: string;
  /** Rises with each place of the device; a repeat has the same step. */
  readonly step: number;
}

export interface MergedPosition {
  readonly stored: StoredPosition;
  /** False: another device saved meanwhile, and the reader chooses. */
  readonly isTaken: boolean;
}

/**
 * Picks the newer place without a clock. A device's own places are ordered by step; it replaces another device's
 * place only if it knew that place.
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

/** Clamps page and fraction to a document; an invalid number means the beginning. */
export function positionWithin(
  { page, fraction }: Pick<BookPosition, 'page' | 'fraction'>,
  pages: number,
): Pick<BookPosition, 'page' | 'fraction'> {
  const whole = Number.isFinite(page) ? Math.floor(page) : 1;
  const within = Math.max(1, Math.min(whole, Math.max(1, pages)));
  if (within !== page || !Number.isFinite(fraction)) return { page: within, fraction: 0 };
  return { page: within, fraction: Math.max(0, Math.min(1, fraction)) };
}

export const isSamePosition = (one: BookPosition, other: BookPosition): boolean =>
  one.lessonId === other.lessonId &&
  one.page === other.page &&
  Math.abs(one.fraction - other.fraction) < 0.02;
