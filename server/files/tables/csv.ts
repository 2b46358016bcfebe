import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
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

async function* rowsOf(texts: AsyncIterable<string>, delimiter: string): AsyncGenerator<TableRow> {
  const parser = parse({
    delimiter,
    relax_column_count: true,
    skip_empty_lines: false,
    info: true,
    max_record_size: 100_000,
  });
  const source = Readable.from(texts);
  source.on('error', (error) => parser.destroy(error));
  source.pipe(parser);
  let line = 1;
  try {
    for await (const { record, info } of parser) {
      yield { line, cells: record as string[] };
      // The next record begins where this one ended.
      line = (info as { lines: number }).lines + 1;
    }
  } catch (error) {
    throw error instanceof BadTable ? error : new BadTable('damaged');
  } finally {
    source.destroy();
  }
}
