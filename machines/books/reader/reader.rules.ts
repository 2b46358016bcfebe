import { type BookPosition, isSamePosition } from '#contract/books/position.rules.ts';
import type { KeptPosition, ReaderContext, ReaderInput, RemotePosition } from './reader.types.ts';

type Opened = Pick<ReaderContext, 'place' | 'pages' | 'base' | 'step' | 'savedStep' | 'remote'>;

const positionOf = ({ lessonId, page, fraction }: BookPosition): BookPosition => ({
  lessonId,
  page,
  fraction,
});

/**
 * Where a book opens. A browser that has a place of its own opens there, and offers the one of another device that went
 * on meanwhile; one that has none goes on where the other stopped. `remote` null: none, or it cannot be asked.
 */
export function openAt({ kept, beginning, wanted }: ReaderInput, remote: RemotePosition | null): Opened {
  const step = Math.max(kept?.step ?? 0, remote?.isOwn ? remote.step : 0);
  const savedStep = kept && !kept.isSaved ? step - 1 : step;
  const base = remote?.version ?? kept?.base ?? 0;
  const isNewer = remote !== null && !remote.isOwn && remote.version > (kept?.base ?? 0);
  if (wanted) return { place: wanted, pages: 1, base, step, savedStep, remote: null };
  if (!kept) {
    const place = remote ? positionOf(remote) : beginning;
    return { place, pages: remote?.pages ?? 1, base, step, savedStep, remote: null };
  }
  const isOffered = isNewer && remote !== null && !isSamePosition(kept.place, remote);
  // Until the reader has chosen, this browser has not taken over from the other device.
  const own = isOffered ? kept.base : base;
  return {
    place: kept.place,
    pages: kept.pages,
    base: own,
    step,
    savedStep,
    remote: isOffered ? remote : null,
  };
}

export const keptOf = ({ place, pages, base, step, savedStep }: ReaderContext): KeptPosition => ({
  place,
  pages,
  base,
  step,
  isSaved: savedStep >= step,
});
