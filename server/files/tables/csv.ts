import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { decoded } from './decode.ts';
import { BadTable, type TableRow } from './table.ts';

const delimiters = [',', ';', '\t', '|'] as const;
/** Lines to detect the delimiter. Notes may stand above the table. */
const linesToCount = 40;
const headCharacters = 64 * 1024;

export async function* readCsv(path: string): AsyncGenerator<TableRow> {
  yield* readCsvBytes(createReadStream(path));
}

export async function* readCsvBytes(bytes: AsyncIterable<Buffer>): AsyncGenerator<TableRow> {
  const pieces = decoded(bytes);
  let head = '';
  let next = await pieces.next();
  while (!next.done) {
    head += next.value;
    if (head.length >= headCharacters) break;
    next = await pieces.next();
  }
  if (head === '') return;
  const all = async function* () {
    yield head;
    yield* pieces;
  };
  yield* rowsOf(all(), delimiterOf(head));
}

/** The sign most frequent outside quotes in the first lines. */
function delimiterOf(head: string): string {
  const lines = head
    .replaceAll(/"[^"]*"/g, '')
    .split(/[\r\n]+/, linesToCount)
    .join('\n');
  const counted = delimiters.map((sign) => ({ sign, count: lines.split(sign).length }));
  return counted.toSorted((a, b) => b.count - a.count)[0]?.sign ?? ',';
}

interface ReadRecord {
  readonly record: readonly string[];
  readonly raw: string;
  readonly info: { readonly lines: number };
}

/**
 * True if a quotation mark may have swallowed cells or rows. Marks within a cell, such as `Om "Omi"` or `"Om" Rao`, stay
 * as they are. It is unclear where a cell ends whose first mark is closed by none, but only followed by another behind a
 * delimiter or a line end. Such a cell begins with its mark, like a cell with escaped marks, which are doubled in `raw`.
 */
const isTorn = ({ record, raw }: ReadRecord, delimiter: string): boolean =>
  record.some(
    (cell) =>
      cell.startsWith('"') &&
      (cell.includes(delimiter) || /[\r\n]/.test(cell)) &&
      !raw.includes(`"${cell.replaceAll('"', '""')}"`),
  );

/** Only an open quotation mark lets a record go on over many lines, to the end of the file or to the limit. */
const isOpenQuote = (error: unknown): boolean =>
  error instanceof CsvError &&
  (error.code === 'CSV_QUOTE_NOT_CLOSED' ||
    (error.code === 'CSV_MAX_RECORD_SIZE' && isOfManyLines(error['raw'])));

const isOfManyLines = (raw: unknown): boolean => typeof raw === 'string' && /[\r\n]/.test(raw.trim());

async function* rowsOf(texts: AsyncIterable<string>, delimiter: string): AsyncGenerator<TableRow> {
  // The parser runs ahead of the rows taken from it, so its errors need a count of their own.
  let begun = 1;
  const parser = parse({
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: false,
    info: true,
    raw: true,
    max_record_size: 100_000,
    on_record: (record, { lines }) => {
      begun = lines + 1;
      return record;
    },
  });
  const source = Readable.from(texts);
  source.on('error', (error) => parser.destroy(error));
  source.pipe(parser);
  let line = 1;
  try {
    for await (const read of parser as AsyncIterable<ReadRecord>) {
      if (isTorn(read, delimiter)) throw new BadTable('open_quote', line);
      yield { line, cells: read.record };
      // The next record begins where this one ended.
      line = read.info.lines + 1;
    }
  } catch (error) {
    if (error instanceof BadTable) throw error;
    throw isOpenQuote(error) ? new BadTable('open_quote', begun) : new BadTable('damaged');
  } finally {
    source.destroy();
  }
}
