import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { tableLimits } from '#contract/files/tables.rules.ts';
import { openArchive } from '#server/files/archive.ts';
import { readCsv } from '#server/files/tables/csv.ts';
import { BadTable, cleanCell, formulaCell, type TableRow, tableOf } from '#server/files/tables/table.ts';
import { sheetsOf } from '#server/files/tables/xlsx.ts';
import { csv, textXlsx, xlsx } from './table-files.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'banyan-tables-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

let number = 0;
async function file(bytes: string | Buffer): Promise<string> {
  const path = join(folder, String((number += 1)));
  await writeFile(path, bytes);
  return path;
}

async function allOf(rows: AsyncIterable<TableRow>): Promise<TableRow[]> {
  const all: TableRow[] = [];
  for await (const row of tableOf(rows)) all.push(row);
  return all;
}
async function read(bytes: string | Buffer, extension: 'csv' | 'xlsx' = 'csv'): Promise<TableRow[]> {
  const path = await file(bytes);
  if (extension === 'csv') return allOf(readCsv(path));
  const archive = await openArchive(path);
  try {
    const [sheet] = await sheetsOf(archive);
    return sheet ? await allOf(sheet.rows()) : [];
  } finally {
    archive.close();
  }
}
const cells = async (bytes: string | Buffer, extension?: 'csv' | 'xlsx') =>
  (await read(bytes, extension)).map((row) => row.cells);

const table = [
  ['Admission No', 'First name'],
  ['007', 'Zoya'],
];
const plain = 'Admission No,First name\r\n007,Zoya\r\n';
const swapped = (text: string) => Buffer.from(text, 'utf16le').swap16();

describe('a file of texts', () => {
  it.each([
    ['commas', plain],
    ['semicolons', plain.replaceAll(',', ';')],
    ['tabs', plain.replaceAll(',', '\t')],
    ['a mark before the first heading', `\uFEFF${plain}`],
    ['UTF-16, small end first', Buffer.from(`\uFEFF${plain}`, 'utf16le')],
    ['UTF-16, big end first', swapped(`\uFEFF${plain}`)],
    ['UTF-16 without a mark', Buffer.from(plain, 'utf16le')],
    ['quotes', '"Admission No","First name"\n"007","Zoya"'],
    ['blank lines and blanks', `\n\n${plain.replace('Zoya', '  Zoya\u00A0 ')}\n,,\n`],
  ])('is read with %s, and zeros in front stay [C2-09]', async (_, bytes) => {
    expect(await cells(bytes)).toEqual(table);
  });

  it.each([
    ['UTF-16 without a mark, big end first', swapped('कक्षा,नाम\n6,ज़ोया\n'), ['कक्षा', 'नाम']],
    ['UTF-16 without a mark', Buffer.from('जमात,नाम\n6,ज़ोया\n', 'utf16le'), ['जमात', 'नाम']],
    ['Windows-1252', Buffer.from('Zoë,Köln\n1,2\n', 'latin1'), ['Zoë', 'Köln']],
    ['bars', 'Name|Ort, Land\nZo|Rome\nYa|Pune\n', ['Name', 'Ort, Land']],
  ])('in %s is read letter by letter', async (_, bytes, heads) => {
    const [first] = await cells(bytes);
    expect(first).toEqual(heads.map((head) => head.normalize('NFC')));
  });

  it.each([
    ['Om "Omi",Rao', 'Om "Omi"', 'Rao'],
    ['"Om" Rao,7', '"Om" Rao', '7'],
    ['5" pipe,"6"" pipe"', '5" pipe', '6" pipe'],
    ['"""Om"", Rao",7', '"Om", Rao', '7'],
    ['"""Om""",7', '"Om"', '7'],
  ])('keeps quotation marks within a cell: %s [C2-09]', async (row, ...wanted) => {
    expect(await cells(`Name,Note\n${row}\nZoya,8\n`)).toEqual([['Name', 'Note'], wanted, ['Zoya', '8']]);
  });

  it.each([
    ['at the end of the file', '"Om,Rao\nZoya,8\n'],
    ['far away', `"Om,Rao\n${'Zoya,8\n'.repeat(20_000)}`],
    ['in a later row', '"Om,Rao\nZoya,"8"\n'],
    ['behind a comma', '"Om, "Omi" Rao",7\n'],
  ])('names the row of a quotation mark that ends %s [C2-09]', async (_, rest) => {
    const above = Array.from({ length: 40 }, (__, at) => `A${at},"x\ny"\n`).join('');
    const read = cells(`Name,Note\n${above}${rest}`);
    await expect(read).rejects.toMatchObject({ fault: 'open_quote', line: 82 });
  });

  it('has commas, quotes and line ends within cells, and keeps count of its lines', async () => {
    const rows = await read(csv(['Name', 'Note'], ['A, "B"', 'x\ny'], ['C', '']));
    expect(rows).toEqual([
      { line: 1, cells: ['Name', 'Note'] },
      { line: 2, cells: ['A, "B"', 'x y'] },
      { line: 4, cells: ['C', ''] },
    ]);
  });
});

describe('a workbook', () => {
  it('keeps each cell in the column of its address, and rows by their number', async () => {
    const book = xlsx({
      shared: ['<t>Name</t>', '<r><t>Zo</t></r><r><t>ya</t></r><rPh><t>no</t></rPh>'],
      styles:
        '<numFmts><numFmt numFmtId="170" formatCode="dd\\/mm\\/yyyy"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/></cellXfs>',
      rows: `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>Born</t></is></c><c r="E1" t="str"><v>Mobile</v></c></row>
        <row r="4"><c r="A4" t="s"><v>1</v></c><c r="C4" s="1"><v>41729</v></c><c r="E4"><v>9.823775684E9</v></c></row>
        <row r="5"><c r="A5"><f>1+1</f></c><c r="C5" s="2"><v>41730</v></c><c r="E5"><f>A4</f><v>7</v></c></row>`,
    });
    expect(await read(book, 'xlsx')).toEqual([
      { line: 1, cells: ['Name', '', 'Born', '', 'Mobile'] },
      { line: 4, cells: ['Zoya', '', '2014-03-31', '', '9823775684'] },
      { line: 5, cells: [formulaCell, '', '2014-04-01', '', '7'] },
    ]);
  });

  it('of thousands of rows is read piece by piece', async () => {
    const rows = Array.from({ length: 5_000 }, (_, at) => [`00${at}`, 'Zoya']);
    const found = await cells(textXlsx(['No', 'Name'], ...rows), 'xlsx');
    expect(found.length).toBe(5_001);
    expect(found.at(-1)).toEqual(['004999', 'Zoya']);
  });
});

describe('a table that was made to take hours', () => {
  it('by more empty rows than a spreadsheet program has ends there', async () => {
    async function* rows() {
      yield { line: 1, cells: ['Username', 'First name'] };
      for (let line = 2; ; line += 1) yield { line, cells: [''] };
    }
    await expect(allOf(rows())).rejects.toEqual(new BadTable('too_many_rows'));
  });

  it('by one letter with a hundred thousand marks is cut before it is folded', () => {
    const folded = vi.spyOn(String.prototype, 'normalize');
    cleanCell(`a${'\u0301\u0323'.repeat(100_000)}`);
    const longest = Math.max(...folded.mock.contexts.map((text) => String(text).length));
    folded.mockRestore();
    expect(longest).toBeLessThanOrEqual(tableLimits.cell * 4);
  });
});
