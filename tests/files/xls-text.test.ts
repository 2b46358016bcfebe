import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { utils as cfb, write } from 'cfb';
import { assert, asyncProperty, integer, uint8Array } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textOfXls } from '#server/files/texts/xls.text.ts';
import { sampleFile } from './sample-files.ts';
import { useTemporaryFolder } from './temporary-folder.ts';

const folder = useTemporaryFolder();

const u16 = (...values: readonly number[]) => Buffer.from(Uint16Array.from(values).buffer);
const i32 = (value: number) => Buffer.from(Int32Array.of(value).buffer);
const double = (value: number) => Buffer.from(Float64Array.of(value).buffer);
const wide = (text: string) => Buffer.from(text, 'utf16le');
const narrow = (text: string) => Buffer.from(text, 'latin1');

const record = (type: number, ...data: readonly Buffer[]) => {
  const body = Buffer.concat(data);
  return Buffer.concat([u16(type, body.length), body]);
};
const begin = (kind: 'globals' | 'sheet' | 'chart', version = 0x0600) =>
  record(0x0809, u16(version, { globals: 0x05, sheet: 0x10, chart: 0x20 }[kind]));
const end = record(0x000a);
const cell = (row: number, column: number) => u16(row, column, 0);

async function rowsOf(records: readonly Buffer[], stream = 'Workbook'): Promise<string[]> {
  const container = cfb.cfb_new();
  cfb.cfb_add(container, stream, Buffer.concat(records));
  return read(Buffer.from(write(container, { type: 'buffer' })));
}

async function collect(path: string): Promise<string[]> {
  const rows: string[] = [];
  for await (const row of textOfXls(path)) rows.push(row);
  return rows;
}

async function read(bytes: Buffer): Promise<string[]> {
  return collect(await folder.write(bytes));
}

describe('the text of an old Excel file', () => {
  it('is its cells row by row, numbers as numbers [PF-10]', async () => {
    const rows = await collect(sampleFile('marks.xls'));
    expect(rows).toHaveLength(61);
    expect(rows.slice(0, 2)).toEqual(['Roll  Name  Robotics  Scratch  HTML  Total', expect.anything()]);
    expect(rows[1]).toMatch(/^1 {2}"?Student 1"? {2}30 {2}50 {2}24 {2}104$/);
  });

  it('joins texts that run on into the next record, in letters of another width [PF-10]', async () => {
    const shared = [
      record(0x00fc, i32(3), i32(3), u16(9), Buffer.of(0), narrow('Naïve')),
      record(
        0x003c,
        Buffer.of(1),
        wide(' हिं'),
        u16(4),
        Buffer.of(1 | 8),
        u16(2),
        wide('اردو'),
        Buffer.alloc(8),
      ),
      record(0x003c, u16(3), Buffer.of(0)),
      record(0x003c, Buffer.of(0), narrow('end')),
    ];
    const rows = await rowsOf([
      begin('globals'),
      ...shared,
      end,
      begin('sheet'),
      ...[0, 1, 2, 9].map((text, column) => record(0x00fd, cell(0, column), i32(text))),
      end,
    ]);
    expect(rows).toEqual(['Naïve हिं  اردو  end  ']);
  });

  it('reads every kind of number, and formulas by what they came to [PF-10]', async () => {
    const textual = Buffer.from([0, 0, 0, 0, 0, 0, 0xff, 0xff]);
    const rows = await rowsOf([
      begin('globals'),
      end,
      begin('sheet'),
      record(0x0203, cell(0, 0), double(0.5)),
      record(0x027e, cell(0, 1), i32((-7 << 2) | 2)),
      record(0x00bd, u16(0, 2, 0), i32((1250 << 2) | 3), u16(0), i32(0x3ff00000), u16(3)),
      begin('chart'),
      record(0x0203, cell(7, 0), double(99)),
      end,
      record(0x0006, cell(1, 0), double(42)),
      record(0x0006, cell(1, 1), textual),
      record(0x0207, u16(2), Buffer.of(0), narrow('A+')),
      end,
      begin('sheet'),
      record(0x0204, cell(1, 0), u16(6), Buffer.of(0), narrow('Second')),
      end,
    ]);
    expect(rows).toEqual(['0.5  -7  12.5  1', '42  A+', 'Second']);
  });

  it('reads files of before 1997, whose texts have one byte a letter [PF-10]', async () => {
    const rows = await rowsOf(
      [
        begin('globals', 0x0500),
        end,
        begin('sheet', 0x0500),
        record(0x0204, cell(0, 0), u16(5), narrow('Élève')),
        end,
      ],
      'Book',
    );
    expect(rows).toEqual(['Élève']);
  });

  it('of a file behind a password is none [PF-10]', async () => {
    const label = record(0x0204, cell(0, 0), u16(2), Buffer.of(0), narrow('xx'));
    expect(await rowsOf([begin('globals'), record(0x002f, u16(1)), end, begin('sheet'), label, end])).toEqual(
      [],
    );
  });

  it('ends, with text or an error, whatever bytes it is given [PF-10]', async () => {
    const whole = readFileSync(sampleFile('marks.xls'));
    await assert(
      asyncProperty(
        integer({ min: 512, max: whole.length - 1 }),
        uint8Array({ maxLength: 64 }),
        async (at, bytes) => {
          const damaged = Buffer.from(whole);
          damaged.set(bytes.subarray(0, damaged.length - at), at);
          const rows = await read(damaged).catch((error: unknown) => [String(error)]);
          expect(rows.length).toBeLessThan(100_000);
        },
      ),
      { numRuns: 60 },
    );
  });
});

it('no file is read with the xlsx package, whose reader has known holes; it only writes ours', () => {
  const root = fileURLToPath(new URL('../../', import.meta.url));
  const imports = ['contract', 'machines', 'server', 'src', 'tools'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(tsx?|mjs)$/.test(name))
      .flatMap((name) => {
        const source = readFileSync(join(root, folder, name), 'utf8');
        return source.match(/^.*(?:from|import|require)\s*\(?\s*['"]xlsx\b.*$/gm) ?? [];
      }),
  );
  expect(imports).toEqual(["import { utils, write } from 'xlsx';"]);
});
