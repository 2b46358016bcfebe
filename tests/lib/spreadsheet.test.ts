import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { read, utils } from 'xlsx';
import { exportFileName, withoutFormula } from '#contract/exports/cells.rules.ts';
import type { Sheet } from '#src/lib/spreadsheet/spreadsheet.types.ts';
import { writeCsv } from '#src/lib/spreadsheet/write-csv.ts';
import { writeXlsx } from '#src/lib/spreadsheet/write-xlsx.ts';

const attacks = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =cmd()', '＝1'];
const now = new Date(2026, 10, 20, 9, 5);

const sheet: Sheet = {
  name: 'Grade 6/A: marks',
  header: ['Name', 'Marks', 'Joined'],
  rows: [
    ['Asha "Ash", Rao\nB', 12.5, now],
    ['कक्षा اردو', -3, null],
    ...attacks.map((attack): Sheet['rows'][number] => [attack, 0, null]),
  ],
};

describe('spreadsheet', () => {
  it('names a file with the time it was made, without what file systems refuse [GR-07]', () => {
    expect(exportFileName('Students', 'xlsx', now)).toBe('Students 2026-11-20 0905.xlsx');
    expect(exportFileName('a/b:c\u0000"', 'csv', now)).toBe('a b c 2026-11-20 0905.csv');
    expect(exportFileName('//', 'csv', now)).toBe('export 2026-11-20 0905.csv');
  });

  it('writes CSV that is read back as it was, in any script [GR-07]', () => {
    const rows: string[][] = parse(writeCsv(sheet), { bom: true, record_delimiter: '\r\n' });
    expect(rows[0]).toEqual(sheet.header);
    expect(rows[1]).toEqual(['Asha "Ash", Rao\nB', '12.5', '2026-11-20 09:05']);
    expect(rows[2]).toEqual(['कक्षा اردو', '-3', '']);
  });

  it('lets no text of a CSV run as a formula [QU-50]', () => {
    const rows: string[][] = parse(writeCsv(sheet), { bom: true, record_delimiter: '\r\n' });
    expect(rows.slice(3).map(([cell]) => cell)).toEqual(attacks.map((attack) => `'${attack}`));
    expect(withoutFormula('a=1 - 2')).toBe('a=1 - 2');
  });

  it('keeps a text one cell wherever a program divides cells: no part of it begins a formula [QU-50]', () => {
    const texts = ['a;=1', 'a\t=1', 'a\n=1', 'a\r=1', 'a,=1', '"a";=1', ';=1', '\t=1'];
    const rows = texts.map((text) => [text, 'end']);
    const csv = writeCsv({ name: 'Texts', header: ['text', 'end'], rows });
    for (const delimiter of [',', ';', '\t']) {
      // The program takes this for the end of a cell; what is quoted stays together.
      const read: string[][] = parse(csv.replaceAll(',end', `${delimiter}end`), {
        bom: true,
        delimiter,
        record_delimiter: '\r\n',
      });
      expect(read.slice(1).map(([text]) => withoutFormula(text!.replace(/^'/u, '')))).toEqual(
        texts.map(withoutFormula),
      );
    }
  });

  it('writes xlsx with texts as texts, numbers as numbers and dates as dates [GR-07, QU-50]', () => {
    const book = read(writeXlsx(sheet), { type: 'array', cellDates: true, cellFormula: true });
    expect(book.SheetNames).toEqual(['Grade 6 A  marks']);
    const page = book.Sheets['Grade 6 A  marks']!;
    const cells = utils.sheet_to_json<unknown[]>(page, { header: 1, raw: true });
    expect(cells[0]).toEqual(sheet.header);
    expect(cells[1]!.slice(0, 2)).toEqual(['Asha "Ash", Rao\nB', 12.5]);
    expect(cells[1]![2]).toBeInstanceOf(Date);
    expect(cells.slice(3).map(([cell]) => cell)).toEqual(attacks);
    const formulas = Object.entries(page).filter(([, cell]) => typeof cell === 'object' && 'f' in cell);
    expect(formulas).toEqual([]);
  });
});
