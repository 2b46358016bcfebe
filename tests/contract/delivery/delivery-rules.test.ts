import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unusualReach, usualReach } from '#contract/delivery/delivery.rules.ts';

describe('an author’s habit', () => {
  it('is the middle of at least three', () => {
    expect(usualReach([30, 40])).toBeNull();
    expect(usualReach([300, 30, 40])).toBe(40);
    expect(usualReach([10, 20, 30, 400])).toBe(25);
  });

  it.each([
    [161, 40, 'more'],
    [160, 40, null],
    [9, 40, 'fewer'],
    [10, 40, null],
    // Four times as many, but only a handful.
    [22, 2, null],
    [23, 2, 'more'],
    [0, 20, null],
    [500, null, null],
  ] as const)('%i people beside a habit of %s is %s', (people, usual, found) => {
    expect(unusualReach(people, usual)).toBe(found);
  });

  it('never warns of a reach that is the habit, and lies between the least and the most', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 5000 }), { minLength: 3, maxLength: 10 }), (reaches) => {
        const usual = usualReach(reaches) ?? -1;
        expect(usual).toBeGreaterThanOrEqual(Math.min(...reaches));
        expect(usual).toBeLessThanOrEqual(Math.max(...reaches));
        expect(unusualReach(usual, usual)).toBeNull();
      }),
    );
  });
});
