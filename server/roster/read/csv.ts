import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { readAt } from '#server/files/checks/read-at.ts';
import { BadFile, type TableRow } from './table.ts';

const headBytes = 64 * 1024;
const delimiters = [',', ';', '\t'] as const;

/** The rows of a file of texts, whatever divides them: comma, semicolon or tab; UTF-8 or UTF-16, with a mark or without. */
export async function* readCsv(path: string): AsyncGenerator<TableRow> {
  const handle = await open(path, 'r');
  try {
    const head = await readAt(handle, 0, headBytes);
    const encoding = encodingOf(head);
    yield* rowsOf(decoded(handle.createReadStream({ start: 0, autoClose: false }), encoding), head, encoding);
  } finally {
    await handle.close();
  }
}

/** The same of texts that come from elsewhere, such as an archive. */
export async function* readCsvBytes(bytes: AsyncIterable<Buffer>): AsyncGenerator<TableRow> {
  const pieces = bytes[Symbol.asyncIterator]();
  const first = await pieces.next();
  if (first.done) return;
  const encoding = encodingOf(first.value);
  const all = async function* () {
    yield first.value;
    yield* { [Symbol.asyncIterator]: () => pieces };
  };
  yield* rowsOf(decoded(all(), encoding), first.value, encoding);
}

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be';

function encodingOf(head: Buffer): Encoding {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  // Headings are mostly of plain letters, whose other half is zero in UTF-16.
  const zeros = (from: number) => head.filter((byte, at) => at % 2 === from && byte === 0).length;
  const many = head.length / 4;
  if (zeros(1) > many) return 'utf-16le';
  return zeros(0) > many ? 'utf-16be' : 'utf-8';
}

async function* decoded(bytes: AsyncIterable<Buffer>, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const piece of bytes) {
    const text = decoder.decode(piece, { stream: true });
    if (text.includes('\0')) throw new BadFile({ code: 'damaged' });
    if (text !== '') yield text;
  }
  const rest = decoder.decode();
  if (rest !== '') yield rest;
}

/** What stands most often outside of quotes in the first line. */
function delimiterOf(head: string): string {
  const line =
    head
      .replace(/^\uFEFF/, '')
      .replace(/^\s+/, '')
      .split(/[\r\n]/, 1)[0] ?? '';
  const plain = line.replaceAll(/"[^"]*"/g, '');
  const counted = delimiters.map((sign) => ({ sign, count: plain.split(sign).length }));
  return counted.toSorted((a, b) => b.count - a.count)[0]?.sign ?? ',';
}

async function* rowsOf(
  texts: AsyncIterable<string>,
  head: Buffer,
  encoding: Encoding,
): AsyncGenerator<TableRow> {
  const parser = parse({
    delimiter: delimiterOf(new TextDecoder(encoding).decode(head)),
    relax_column_count: true,
    skip_empty_lines: true,
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
      // What comes next begins where this one ended.
      line = (info as { lines: number }).lines + 1;
    }
  } catch (error) {
    throw error instanceof BadFile ? error : new BadFile({ code: 'damaged' });
  } finally {
    source.destroy();
  }
}
