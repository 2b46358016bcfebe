import { describe, expect, it } from 'vitest';
import { rowsHeight } from '#src/ui/chart/rows-height.ts';

describe('the height of lying bars', () => {
  it('grows with the number of rows', () => {
    expect(rowsHeight([])).toBe(2);
    expect(rowsHeight(['Goa', 'Kerala'])).toBe(5);
  });

  it('has room for every line of the longest name, so that no name overlaps the next', () => {
    const short = rowsHeight(['Clubs alone', 'Grades']);
    const long = rowsHeight(['Grades, notices for teachers or students', 'Grades']);
    expect(long - short).toBeGreaterThanOrEqual(2 * 2);
  });
});
