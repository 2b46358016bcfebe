/** Seconds of the film, from and to. */
export type WatchedRange = readonly [from: number, to: number];

/** [EN-25] A film is done when this share is watched. */
const doneShare = 0.9;
/** Most cells of a film, and so at most half as many separate ranges. */
const mostCells = 1_000;
export const mostRanges = 500;
/** Seconds: one day. */
export const longestFilm = 24 * 3_600;
/** Seconds. Players stop and start slightly beside the intended second. */
const leeway = 0.25;
/** Seconds that a save may exceed the end: browsers and files measure the last picture differently. */
export const endLeeway = 2;

/** Length of a cell in whole seconds. Long films have longer cells, so that there are few. */
export const cellSeconds = (length: number): number => Math.max(1, Math.ceil(length / mostCells));

const cellCount = (length: number): number => Math.ceil(length / cellSeconds(length));

/** Cells as [first, after the last], in order, without touching. */
export type Cells = readonly (readonly [first: number, end: number])[];

/** The cells that a range covers entirely. Ranges count alone, so order and division into saves do not matter. */
function cellsOfRange([from, to]: WatchedRange, length: number): readonly [number, number] {
  const size = cellSeconds(length);
  const first = Math.max(0, Math.ceil((from - leeway) / size));
  const end = to + leeway >= length ? cellCount(length) : Math.floor((to + leeway) / size);
  return [first, Math.max(first, end)];
}

/** Joins pairs that overlap or touch, and drops empty and invalid ones. */
export function mergePairs(pairs: readonly (readonly [number, number])[]): (readonly [number, number])[] {
  const merged: [number, number][] = [];
  const sorted = pairs.filter(([from, to]) => from < to).toSorted(([a], [b]) => a - b);
  for (const [from, to] of sorted) {
    const last = merged.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  return merged;
}

/** Adds newly watched ranges. No watched part is ever lost. */
export function addWatched(before: Cells, ranges: readonly WatchedRange[], length: number): Cells {
  if (!(length > 0)) return before;
  const count = cellCount(length);
  const added = ranges
    .map((range) => cellsOfRange(range, length))
    .map(([first, end]) => [Math.min(first, count), Math.min(end, count)] as const);
  return mergePairs([...before, ...added]);
}

export function rangesOfCells(cells: Cells, length: number): WatchedRange[] {
  const size = cellSeconds(length);
  return cells.map(([first, end]) => [first * size, Math.min(end * size, length)]);
}

/** Each second counts once. */
export const watchedSeconds = (cells: Cells, length: number): number =>
  rangesOfCells(cells, length).reduce((sum, [from, to]) => sum + to - from, 0);

export const isWatched = (seconds: number, length: number): boolean =>
  length > 0 && seconds >= length * doneShare;

/** 0 to 100; 100 only if all was watched. */
export const watchedPercent = (seconds: number, length: number): number =>
  length > 0 ? Math.min(100, Math.floor((seconds / length) * 100 + 1e-9)) : 0;

/** The start of a cell, so that the cell can be watched entirely. */
export const resumeSecond = (place: number, length: number): number => {
  const size = cellSeconds(length);
  return Math.max(0, Math.floor(Math.min(place, length) / size) * size);
};

/** True unless the place is near the beginning or the end. */
export const isWorthResuming = (place: number, length: number): boolean =>
  place >= Math.min(5, length / 10) && place < length - Math.min(5, length / 10);

/** The longest first, as many as one save takes; a later save sends the others. */
export const rangesToSave = (ranges: readonly WatchedRange[]): WatchedRange[] =>
  mergePairs(ranges)
    .toSorted(([a, b], [c, d]) => d - c - (b - a))
    .slice(0, mostRanges)
    .map(([from, to]) => [from, to] as const);
