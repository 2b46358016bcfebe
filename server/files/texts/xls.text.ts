import { readFile } from 'node:fs/promises';
import { find, read } from 'cfb';
import { labelText, recordType, sharedTexts, type XlsRecord, xlsRecords } from './xls-records.ts';

const worksheet = 0x0010;
/** Excel 97 and later; earlier texts had no Unicode. */
const unicodeVersion = 0x0600;
const isText = 0xffff;

/** Gives formulas by results, nothing behind a password. Our own: `xlsx` has CVE-2023-30533 and CVE-2024-22363. */
export async function* textOfXls(path: string): AsyncGenerator<string> {
  const container = read(await readFile(path), { type: 'buffer' });
  const stream = find(container, 'Workbook') ?? find(container, 'Book');
  if (stream) yield* rowsOf(Buffer.from(stream.content));
}

function* rowsOf(stream: Buffer): Generator<string> {
  const shared = sharedTexts(sharedParts(stream));
  /** Charts stand inside sheets, with numbers of their own. */
  const parts: number[] = [];
  let isUnicode = true;
  let rowNumber = -1;
  let row: string[] = [];
  for (const record of xlsRecords(stream)) {
    const { type, data } = record;
    if (type === recordType.locked) return;
    if (type === recordType.beginOfPart) {
      isUnicode = data.readUInt16LE(0) >= unicodeVersion;
      parts.push(data.readUInt16LE(2));
    }
    if (type === recordType.endOfPart) parts.pop();
    const cells = parts.at(-1) === worksheet ? cellsOf(record, shared, isUnicode) : [];
    const startsRow = cells.length > 0 && startsAtCell(type) && data.readUInt16LE(0) !== rowNumber;
    if ((startsRow || parts.length === 0) && row.length > 0) {
      yield row.join('  ');
      row = [];
    }
    if (startsRow) rowNumber = data.readUInt16LE(0);
    row.push(...cells);
  }
  if (row.length > 0) yield row.join('  ');
}

/** All but the text of a formula, which follows its cell, begin with row and column. */
const startsAtCell = (type: number) => type !== recordType.formulaText;

function sharedParts(stream: Buffer): Buffer[] {
  const parts: Buffer[] = [];
  for (const { type, data } of xlsRecords(stream)) {
    if (type === recordType.sharedTexts || (parts.length > 0 && type === recordType.continued))
      parts.push(data);
    else if (parts.length > 0) break;
  }
  return parts;
}

function cellsOf({ type, data }: XlsRecord, shared: readonly string[], isUnicode: boolean): string[] {
  switch (type) {
    case recordType.sharedLabel:
      return [shared[data.readUInt32LE(6)] ?? ''];
    case recordType.label:
    case recordType.richLabel:
      return [labelText(data, 6, isUnicode)];
    case recordType.formulaText:
      return [labelText(data, 0, isUnicode)];
    case recordType.number:
      return [String(data.readDoubleLE(6))];
    case recordType.formula:
      return data.readUInt16LE(12) === isText ? [] : [String(data.readDoubleLE(6))];
    case recordType.rk:
      return [rkNumber(data.readInt32LE(6))];
    case recordType.manyRk:
      return Array.from({ length: Math.floor((data.length - 6) / 6) }, (_, index) =>
        rkNumber(data.readInt32LE(6 + 6 * index)),
      );
    default:
      return [];
  }
}

/** A whole number, or the upper half of a double: of its last two bits one says which, the other divides by 100. */
function rkNumber(rk: number): string {
  const upperHalf = Buffer.alloc(8);
  upperHalf.writeInt32LE(rk & ~3, 4);
  const value = (rk & 2) === 0 ? upperHalf.readDoubleLE() : rk >> 2;
  return String((rk & 1) === 0 ? value : value / 100);
}
