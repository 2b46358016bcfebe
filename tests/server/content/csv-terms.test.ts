import { describe, expect, it } from 'vitest';
import { readTable } from '#server/content/csv-terms.ts';

const linesOf = (count: number, length: number) =>
  Array.from({ length: count }, (_, at) => `Board ${at},${'x'.repeat(length)}`).join('\n');

/** How often others had a turn while it was read. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  await work;
  isOver = true;
  return turns;
}

describe('a table of terms', () => {
  it('lets others in while it is read', async () => {
    const csv = `board,code\n${linesOf(9_000, 90)}`;
    expect(await turnsDuring(readTable(csv, 'board'))).toBeGreaterThan(40);
  });

  it.each([
    ['one cell that fills it', '['.repeat(900_000)],
    ['a quote that nothing ends', `"${'['.repeat(900_000)}`],
  ])('is left at once where it is none: %s', async (_, line) => {
    const work = readTable(`board,code\n${line}`, 'board');
    expect(await turnsDuring(work)).toBeLessThan(25);
    expect(await work).toEqual({ fault: 'not_csv' });
  });

  it('is read no further than it may be long', async () => {
    const work = readTable(`board,code\n${linesOf(60_000, 1)}`, 'board');
    const turns = await turnsDuring(work);
    expect(await work).toEqual({ fault: 'too_many_rows' });
    // Sixty thousand lines are some fifty pieces.
    expect(turns).toBeLessThan(25);
  });

  it('reads letters and quotes that stand on the border of two pieces', async () => {
    const names = Array.from({ length: 3_000 }, (_, at) => `"मानक, ${at} 📚"`);
    const table = await readTable(`\uFEFFboard,code\r\n${names.join(',1\r\n')},1`, 'board');
    expect('rows' in table && table.rows.map(({ board }) => `"${board}"`)).toEqual(names);
  });
});
