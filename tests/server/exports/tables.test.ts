import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { read } from 'xlsx';
import type { ExportCell } from '#contract/exports/cells.rules.ts';
import { csvOf } from '#server/exports/write/csv.ts';
import type { Table } from '#server/exports/write/table.ts';
import { xlsxOf } from '#server/exports/write/xlsx.ts';
import { cellsOf } from './exporting.ts';

const stamp = () => '2026-11-20 09:05';

async function* inPages(...pages: ExportCell[][][]) {
  yield* pages;
}

const table = (pages: Table['pages'], header = ['A', 'B']): Table => ({
  name: 'A / list',
  header,
  pages,
  stamp,
});

async function allOf<Piece>(pieces: AsyncIterable<Piece>): Promise<Piece[]> {
  const all: Piece[] = [];
  for await (const piece of pieces) all.push(piece);
  return all;
}
const bytesOf = async (of: Table) => Buffer.concat(await allOf(xlsxOf(of)));

describe('a workbook', () => {
  it('is read as it was meant: texts of all scripts, figures, moments, nothing [QU-50]', async () => {
    const hard = [
      '=HYPERLINK("x")',
      'वर्मा',
      'علی',
      '<b>&"',
      '_x0041_',
      ' both ',
      'a\r\nb',
      '\u2068isolated\u2069',
    ];
    const bytes = await bytesOf(
      table(
        inPages(
          hard.map((text) => [text, 1.5]),
          [[null, new Date()]],
        ),
      ),
    );
    const rows = cellsOf(bytes);
    expect(rows[0]).toEqual(['A', 'B']);
    expect(rows.slice(1, 9).map(([text]) => text)).toEqual([...hard.slice(0, -1), 'isolated']);
    expect(rows[1]?.[1]).toBe(1.5);
    // Excel counts days in fractions.
    expect(Math.round(Number(rows[9]?.[1]) / 1000) * 1000).toBe(Date.parse('2026-11-20T09:05:00Z'));
  });

  it.each([
    ["'Works' of 'all'", "Works' of 'all"],
    ["'''", 'Sheet1'],
    [`${'x'.repeat(30)}'''`, 'x'.repeat(30)],
    ['[a]:b/c?', 'a  b c'],
  ])('calls its sheet %s so that Excel takes it [QU-50]', async (name, called) => {
    const bytes = await bytesOf({ ...table(inPages([['a', 1]])), name });
    expect(read(bytes).SheetNames).toEqual([called]);
  });

  it('leaves out what XML cannot say [QU-50]', async () => {
    const rows = cellsOf(await bytesOf(table(inPages([['a\u0000b\u0008\uFFFFc\uD800', 0]]))));
    expect(rows[1]).toEqual(['abc', 0]);
  });

  it('of no rows has its header', async () => {
    expect(cellsOf(await bytesOf(table(inPages())))).toEqual([['A', 'B']]);
  });

  it('is the same bytes for the same rows', async () => {
    const make = () => bytesOf(table(inPages([['x', 1]])));
    expect((await make()).equals(await make())).toBe(true);
  });

  it('asks for rows only as they are read, so that memory holds a few of them [GR-07]', async () => {
    let asked = 0;
    async function* endless() {
      for (;;) {
        asked += 1;
        yield Array.from({ length: 500 }, (_row, at) => [`${asked} ${at} ${Math.sin(asked * at)}`, at]);
      }
    }
    const stream = Readable.from(xlsxOf(table(endless())));
    for await (const piece of stream) if (asked > 3 || piece === null) break;
    expect(asked).toBeLessThan(40);
  });

  it('ends with the error of its rows', async () => {
    async function* broken() {
      yield [['x', 1]];
      throw new Error('gone');
    }
    await expect(bytesOf(table(broken()))).rejects.toThrow('gone');
  });
});

it('CSV is quoted, and no text of it is a formula [QU-50]', async () => {
  const rows: ExportCell[][] = [
    ['=1+1', 'a;b'],
    ['say "x"', null],
    [new Date(), 3],
  ];
  const text = (await allOf(csvOf(table(inPages(rows))))).join('');
  expect(text).toBe('\uFEFFA,B\r\n\'=1+1,"a;b"\r\n"say ""x""",\r\n2026-11-20 09:05,3\r\n');
});
