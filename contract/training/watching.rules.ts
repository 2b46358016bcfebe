/** From and to, in seconds of the film; what lies between was watched. */
export type WatchedRange = readonly [from: number, to: number];

/** [EN-25] Watched to this share, a film is done. */
const doneShare = 0.9;
/** A film has at most this many cells, and so at most half as many ranges that do not touch. */
const mostCells = 1_000;
/** Ranges that one save may bring. */
export const mostRanges = 500;
/** A film ends at this second at the latest. */
export const longestFilm = 24 * 3_600;
/** Players stop and start a moment beside the second they mean. */
const leeway = 0.25;
/** A save may name this many seconds behind the end: browsers and files count the last picture differently. */
export const endLeeway = 2;

/** Whole seconds that a cell of the film is long. A second, or more in long films, so that cells stay few. */
export const cellSeconds = (length: number): number => Math.max(1, Math.ceil(length / mostCells));

const cellCount = (length: number): number => Math.ceil(length / cellSeconds(length));

/** Cells as [first, behind the last], in order, that do not touch. */
export type Cells = readonly (readonly [first: number, end: number])[];

/**
 * The cells that a range covers whole. Each range is looked at by itself, so that the same ranges give the same cells in
 * any order and however they are divided into saves.
 */
function cellsOfRange([from, to]: WatchedRange, length: number): readonly [number, number] {
  const size = cellSeconds(length);
  const first = Math.max(0, Math.ceil((from - leeway) / size));
  const end = to + leeway >= length ? cellCount(length) : Math.floor((to + leeway) / size);
  return [first, Math.max(first, end)];
}

/** Joins pairs that overlap or touch; what is empty or no number goes. */
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

/** Merges newly watched ranges into the parts of a film that count as watched. No part is ever lost. */
export function addWatched(before: Cells, ranges: readonly WatchedRange[], length: number): Cells {
  if (!(length > 0)) return before;
  const count = cellCount(length);
  const added = ranges
    .map((range) => cellsOfRange(range, length))
    .map(([first, end]) => [Math.min(first, count), Math.min(end, count)] as const);
  return mergePairs([...before, ...added]);
}

/** Cells as ranges of seconds. */
export function rangesOfCells(cells: Cells, length: number): WatchedRange[] {
  const size = cellSeconds(length);
  return cells.map(([first, end]) => [first * size, Math.min(end * size, length)]);
}

/** Seconds of the film that were watched, each once. */
export const watchedSeconds = (cells: Cells, length: number): number =>
  rangesOfCells(cells, length).reduce((sum, [from, to]) => sum + to - from, 0);

/** Was the film watched, wherever its end is? */
export const isWatched = (seconds: number, length: number): boolean =>
  length > 0 && seconds >= length * doneShare;

/** 0 to 100; 100 only for all of it. */
export const watchedPercent = (seconds: number, length: number): number =>
  length > 0 ? Math.min(100, Math.floor((seconds / length) * 100 + 1e-9)) : 0;

/** Where a film goes on: at the beginning of a cell, so that the cell can be watched whole. */
export const resumeSecond = (place: number, length: number): number => {
  const size = cellSeconds(length);
  return Math.max(0, Math.floor(Math.min(place, length) / size) * size);
};

/** Going on is offered where neither the beginning nor the end is near. */
export const isWorthResuming = (place: number, length: number): boolean =>
  place >= Math.min(5, length / 10) && place < length - Math.min(5, length / 10);

/** The longest first, as many as one save takes; the others come with a later save. */
export const rangesToSave = (ranges: readonly WatchedRange[]): WatchedRange[] =>
  mergePairs(ranges)
    .toSorted(([a, b], [c, d]) => d - c - (b - a))
    .slice(0, mostRanges)
    .map(([from, to]) => [from, to] as const);
