import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addWatched,
  type Cells,
  isWatched,
  mostRanges,
  rangesOfCells,
  rangesToSave,
  resumeSecond,
  type WatchedRange,
  watchedPercent,
  watchedSeconds,
} from '#contract/training/watching.rules.ts';

const length = fc.double({ min: 0.5, max: 20_000, noNaN: true });
const range = fc
  .tuple(fc.double({ min: 0, max: 21_000, noNaN: true }), fc.double({ min: 0, max: 21_000, noNaN: true }))
  .map(([a, b]): WatchedRange => [Math.min(a, b), Math.max(a, b)]);
const saves = fc.array(fc.array(range, { maxLength: 12 }), { maxLength: 8 });
const all = (parts: readonly (readonly WatchedRange[])[], film: number) =>
  parts.reduce<Cells>((cells, ranges) => addWatched(cells, ranges, film), []);

describe('what was watched of a film', () => {
  it('is between nothing and all of it, in parts that do not touch [EN-25]', () => {
    fc.assert(
      fc.property(length, saves, (film, parts) => {
        const cells = all(parts, film);
        const seconds = watchedSeconds(cells, film);
        expect(seconds).toBeGreaterThanOrEqual(0);
        expect(seconds).toBeLessThanOrEqual(film + 1e-6);
        const ranges = rangesOfCells(cells, film);
        expect(ranges.length).toBeLessThanOrEqual(mostRanges);
        for (const [at, [from, to]] of ranges.entries()) {
          expect(from).toBeLessThan(to);
          expect(from).toBeGreaterThan(ranges[at - 1]?.[1] ?? -1);
        }
        expect(watchedPercent(seconds, film)).toBeLessThanOrEqual(100);
      }),
    );
  });

  it('is the same in any order of the saves, however they are divided, and twice [EN-25]', () => {
    fc.assert(
      fc.property(length, saves, fc.nat(), (film, parts, seed) => {
        const once = all(parts, film);
        const shuffled = parts.toSorted(
          (a, b) => ((a.length * 31 + seed) % 7) - ((b.length * 17 + seed) % 5),
        );
        expect(all(shuffled.toReversed(), film)).toEqual(once);
        expect(all([parts.flat()], film)).toEqual(once);
        expect(all([...parts, ...parts], film)).toEqual(once);
      }),
    );
  });

  it('never becomes less [EN-25]', () => {
    fc.assert(
      fc.property(length, saves, fc.array(range), (film, parts, more) => {
        const before = all(parts, film);
        const after = addWatched(before, more, film);
        expect(watchedSeconds(after, film)).toBeGreaterThanOrEqual(watchedSeconds(before, film) - 1e-6);
      }),
    );
  });

  it('adds up from one stop to the next without a gap, and is done at 90 % [EN-25]', () => {
    fc.assert(
      fc.property(
        length,
        fc.array(fc.double({ min: 0.3, max: 400, noNaN: true }), { minLength: 1 }),
        (film, steps) => {
          let cells: Cells = [];
          let place = 0;
          for (const step of steps) {
            const from = resumeSecond(place, film);
            place = Math.min(film, place + step);
            cells = addWatched(cells, [[from, place]], film);
          }
          expect(rangesOfCells(cells, film).length).toBeLessThanOrEqual(1);
          cells = addWatched(cells, [[resumeSecond(place, film), film]], film);
          expect(watchedSeconds(cells, film)).toBeCloseTo(film, 3);
        },
      ),
    );
    expect([isWatched(89.9, 100), isWatched(90, 100), isWatched(0, 0)]).toEqual([false, true, false]);
  });

  it('sends at most so many parts, the longest first', () => {
    const many = Array.from({ length: 1_000 }, (_, at): WatchedRange => [at * 10, at * 10 + 1 + (at % 5)]);
    const sent = rangesToSave(many);
    expect(sent).toHaveLength(mostRanges);
    expect(Math.min(...sent.map(([from, to]) => to - from))).toBeGreaterThanOrEqual(3);
  });
});
