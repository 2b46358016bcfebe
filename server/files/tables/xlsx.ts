import { tableLimits } from '#contract/files/tables.rules.ts';
import type { Archive } from '../archive.ts';
import { decodeXml, xmlTokens } from '../previews/xml.ts';
import { localName } from '../texts/office.text.ts';
import { BadTable, formulaCell, type TableRow } from './table.ts';
import { dateStyles, dayOfSerial } from './xlsx-dates.ts';

const partBytes = 64 * 2 ** 20;
const sheetBytes = 2 ** 29;
/** Characters of the longest row: a sheet with no row end would be held whole and scanned again and again. */
const rowCharacters = 2 ** 22;
/** A sheet with more merged cells is a drawing, not a list. */
const mostMerges = 20_000;

export interface Sheet {
  readonly name: string;
  /** Each cell is in the column of its address. Each call reads again. */
  rows(): AsyncGenerator<TableRow>;
}

/** Leaves out hidden sheets. */
export async function sheetsOf(archive: Archive): Promise<Sheet[]> {
  const shared = sharedTexts(await part(archive, 'xl/sharedStrings.xml'));
  const book = await part(archive, 'xl/workbook.xml');
  const context = {
    shared,
    dates: dateStyles(await part(archive, 'xl/styles.xml')),
    is1904: tagsOf(book, 'workbookPr').some((tag) => /^(?:1|true)$/.test(attribute(tag, 'date1904') ?? '')),
  };
  const places = await sheetPlaces(archive, book);
  return places.slice(0, tableLimits.sheets).map(({ name, path }) => ({
    name,
    rows: () => readSheet(archive, path, context),
  }));
}

async function* readSheet(archive: Archive, path: string, context: Context): AsyncGenerator<TableRow> {
  try {
    const merges = await mergesOf(archive, path);
    const open = new Map<number, { readonly last: number; readonly text: string }>();
    for await (const xml of wholeRows(streamOf(archive, path)))
      for (const row of rowsOf(xml, context)) yield merges.size > 0 ? filledDown(row, merges, open) : row;
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('This is not well-formed'))
      throw new BadTable('damaged');
    throw error;
  }
}

function streamOf(archive: Archive, path: string): AsyncIterable<Buffer> {
  const sheet = archive.stream(path, sheetBytes);
  if (!sheet) throw new BadTable('damaged');
  return sheet;
}

/** Cells merged over several rows, by the first row. The file lists them after all rows. */
type Merges = ReadonlyMap<number, readonly { readonly column: number; readonly last: number }[]>;

async function mergesOf(archive: Archive, path: string): Promise<Merges> {
  const merges = new Map<number, { column: number; last: number }[]>();
  let rest = '';
  let count = 0;
  for await (const piece of streamOf(archive, path)) {
    const text = rest + piece.toString('latin1');
    rest = text.slice(-100);
    for (const [whole, letters = '', first, last] of text.matchAll(
      /<(?:\w+:)?mergeCell ref="([A-Z]{1,3})(\d+):[A-Z]{1,3}(\d+)"/g,
    )) {
      count += 1;
      if (count > mostMerges) return merges;
      // A tag may be cut, so the end of a piece is read again with the next one.
      if (text.endsWith(whole)) rest = '';
      const from = Number(first);
      if (Number(last) === from) continue;
      merges.set(from, [...(merges.get(from) ?? []), { column: columnOf(letters), last: Number(last) }]);
    }
  }
  return merges;
}

/** A class that is merged beside its students is the class of each. */
function filledDown(
  row: TableRow,
  merges: Merges,
  open: Map<number, { readonly last: number; readonly text: string }>,
): TableRow {
  for (const { column, last } of merges.get(row.line) ?? [])
    open.set(column, { last, text: row.cells[column] ?? '' });
  if (open.size === 0 || row.cells.every((cell) => cell === '')) return row;
  const cells = [...row.cells];
  for (const [column, { last, text }] of open) {
    if (row.line > last) open.delete(column);
    else if ((cells[column] ?? '') === '' && text !== '') {
      while (cells.length < column) cells.push('');
      cells[column] = text;
    }
  }
  return { line: row.line, cells };
}

async function part(archive: Archive, name: string): Promise<string> {
  const bytes = await archive.read(name, partBytes);
  return bytes ? decodeXml(bytes) : '';
}

/** The numbers in file names do not tell the order. */
async function sheetPlaces(archive: Archive, book: string): Promise<{ name: string; path: string }[]> {
  const links = new Map(
    tagsOf(await part(archive, 'xl/_rels/workbook.xml.rels'), 'Relationship').map((tag) => [
      attribute(tag, 'Id'),
      attribute(tag, 'Target') ?? '',
    ]),
  );
  const shown = tagsOf(book, 'sheet').filter((tag) => !/hidden/i.test(attribute(tag, 'state') ?? ''));
  const found = shown.flatMap((tag) => {
    const target = links.get(attribute(tag, '(?:\\w+:)?id'));
    if (target === undefined) return [];
    const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
    return [{ name: plainName(attribute(tag, 'name') ?? ''), path }];
  });
  if (found.length > 0) return found;
  const path = archive.names.find((name) => /^xl\/worksheets\/[^/]+\.xml$/i.test(name)) ?? '';
  return [{ name: '', path }];
}

const plainName = (text: string) =>
  text.replaceAll('&apos;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&').slice(0, 100);

function tagsOf(xml: string, name: string): string[] {
  const found: string[] = [];
  for (const token of xmlTokens(xml))
    if (token.kind !== 'text' && token.kind !== 'close' && localName(token.name) === name)
      found.push(token.attributes);
  return found;
}

async function* wholeRows(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let rest = '';
  let decoder: TextDecoder | undefined;
  for await (const piece of bytes) {
    decoder ??= new TextDecoder(piece[0] === 0xff && piece[1] === 0xfe ? 'utf-16le' : 'utf-8');
    rest += decoder.decode(piece, { stream: true });
    const end = rest.lastIndexOf('</');
    const last = Math.max(rest.lastIndexOf('</row>', end), rest.lastIndexOf(':row>', end));
    if (last === -1) {
      if (rest.length > rowCharacters) throw new BadTable('damaged');
      continue;
    }
    const cut = rest.indexOf('>', last) + 1;
    yield rest.slice(0, cut);
    rest = rest.slice(cut);
  }
  yield rest;
}

/** Texts that cells refer to by index. A text may have several runs, and a phonetic reading, which is left out. */
function sharedTexts(xml: string): string[] {
  const texts: string[] = [];
  let isText = false;
  let isSpoken = false;
  let text = '';
  for (const token of xmlTokens(xml)) {
    if (token.kind === 'text') {
      if (isText && !isSpoken) text += token.text;
      continue;
    }
    const name = localName(token.name);
    if (name === 't') isText = token.kind === 'open';
    if (name === 'rPh') isSpoken = token.kind === 'open';
    if (name !== 'si' || token.kind === 'open') continue;
    texts.push(text);
    text = '';
  }
  return texts;
}

interface Context {
  readonly shared: readonly string[];
  readonly dates: ReadonlySet<number>;
  readonly is1904: boolean;
}

interface OpenCell {
  readonly column: number;
  readonly type: string;
  readonly style: number;
  value: string;
  hasValue: boolean;
  hasFormula: boolean;
}

function* rowsOf(xml: string, context: Context): Generator<TableRow> {
  let line = 0;
  let cells: string[] = [];
  let cell: OpenCell | null = null;
  let isValue = false;
  for (const token of xmlTokens(xml)) {
    if (token.kind === 'text') {
      if (isValue && cell) cell.value += token.text;
      continue;
    }
    const name = localName(token.name);
    if (name === 'row' && token.kind !== 'close') {
      line = Number(attribute(token.attributes, 'r') ?? line + 1);
      cells = [];
    }
    if (name === 'c' && token.kind === 'open') cell = openCell(token.attributes, cells.length);
    if (name === 'f' && cell && token.kind !== 'close') cell.hasFormula = true;
    if (name === 'v' || name === 't') {
      isValue = token.kind === 'open';
      if (cell && isValue) cell.hasValue = true;
    }
    if (name === 'c' && token.kind === 'close' && cell) {
      if (cell.column < 1000) {
        while (cells.length < cell.column) cells.push('');
        cells[cell.column] = textOf(cell, context);
      }
      cell = null;
    }
    if (name === 'row' && token.kind === 'close') yield { line, cells };
  }
}

const attribute = (attributes: string, name: string) =>
  new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1];

function openCell(attributes: string, next: number): OpenCell {
  const letters = /^([A-Z]{1,3})\d+$/.exec(attribute(attributes, 'r') ?? '')?.[1];
  return {
    column: letters === undefined ? next : columnOf(letters),
    type: attribute(attributes, 't') ?? 'n',
    style: Number(attribute(attributes, 's') ?? 0),
    value: '',
    hasValue: false,
    hasFormula: false,
  };
}

const columnOf = (letters: string): number =>
  Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** Returns what the cell shows; for a formula, its last computed value. */
function textOf(cell: OpenCell, { shared, dates, is1904 }: Context): string {
  if (cell.hasFormula && !cell.hasValue) return formulaCell;
  switch (cell.type) {
    case 's':
      return shared[Number(cell.value)] ?? '';
    case 'b':
      return cell.value === '1' ? 'TRUE' : 'FALSE';
    case 'e':
      return formulaCell;
    case 'n':
      return numberText(cell, dates, is1904);
    default:
      return cell.value;
  }
}

/** Writes out a telephone number that the file keeps with an exponent. */
function numberText({ value, style }: OpenCell, dates: ReadonlySet<number>, is1904: boolean): string {
  if (value === '') return '';
  const number = Number(value);
  if (!Number.isFinite(number)) return value;
  if (dates.has(style)) return dayOfSerial(number, is1904) ?? value;
  return Number.isSafeInteger(number) ? number.toFixed(0) : String(number);
}
