import { closeSync, createReadStream, openSync, writeSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { createGunzip, gzipSync } from 'node:zlib';
import {
  guessColumns,
  type ImportKind,
  isPasswordHeading,
  rosterLimits,
} from '#contract/roster/roster.rules.ts';
import type { Services } from '#server/core/context.ts';
import { proposedParts } from './list.ts';
import { describePart, type Part, type SaidOfPart } from './parts.ts';
import type { TableRow } from './table.ts';

/** Characters of rows; a larger file is read once, and a person cannot choose its rows of headings anew. */
const mostCharacters = 2 ** 26;
const charactersAtOnce = 2 ** 20;

const rowsEnding = '.rows';
const sheetsEnding = '.sheets';
/** Of what lies beside an upload that is kept. */
export const keptEndings = [rowsEnding, sheetsEnding];

const rowsPath = (path: string) => path + rowsEnding;
const sheetsPath = (path: string) => path + sheetsEnding;

type ListKind = Exclude<ImportKind, 'school'>;

/** As much of a row as tells a person what it is. */
const shownColumns = 10;
const shownCharacters = 40;

/** What is known of a kept sheet without reading its rows: little, since it is read where calls are answered. */
interface KeptSheet {
  readonly name: string;
  readonly isFile?: boolean;
  /** Of the first rows as much as is shown. */
  readonly top: readonly TableRow[];
  /** Is it a list, and which row names its columns? By kind, as long as nobody has said it. */
  readonly proposed: Readonly<Record<ListKind, SaidOfPart>>;
  /** How many rows have words. */
  readonly count: number;
  /** Bytes of its rows among those of all sheets. */
  readonly from: number;
  readonly to: number;
}

/** Columns under a heading for passwords, by the line of that heading. */
type SecretColumns = Map<number, number>;

/** Nothing else is called so. */
const passwordWord = /pass(?:word|wd|code)|पासवर्ड|پاسورڈ/iu;

/** "PWD" is a password among headings, and a part of an address in a row of data. */
const isSecret = (text: string, cells: readonly string[]): boolean =>
  text.length < headingCharacters &&
  (passwordWord.test(text) || (isPasswordHeading(text) && namesColumns(cells)));

const headingCharacters = 40;
const namesColumns = (cells: readonly string[]): boolean =>
  guessColumns(
    cells.slice(0, rosterLimits.columns).map((cell) => cell.slice(0, headingCharacters)),
    'students',
  ).filter((field) => field !== null).length > 1;

/** Any row may begin a list: a second one follows below the first. A title alone at the left edge is no heading. */
function noteSecrets(secret: SecretColumns, { line, cells }: TableRow): void {
  if (cells.findLastIndex((cell) => cell !== '') < 1) return;
  for (const [column, text] of cells.entries())
    if (!secret.has(column) && isSecret(text, cells)) secret.set(column, line);
}

function withoutSecrets({ line, cells }: TableRow, secret: SecretColumns): TableRow {
  if (secret.size === 0) return { line, cells };
  return { line, cells: cells.map((cell, column) => (line > (secret.get(column) ?? line) ? '' : cell)) };
}

/**
 * Writes the rows of a file beside it, without its passwords, so that a person may choose its sheets and the row of its
 * headings without sending it again. Answers the parts as they are kept; null: the file is too large for it.
 */
export async function keepParts(path: string, parts: readonly Part[]): Promise<Part[] | null> {
  const sheets: (PlaceOfSheet & { readonly count: number })[] = [];
  const kept: Part[] = [];
  const handle = openSync(rowsPath(path), 'w');
  let written = 0;
  let characters = 0;
  try {
    for (const part of parts) {
      const secret: SecretColumns = new Map();
      for (const row of part.top) noteSecrets(secret, row);
      const from = written;
      let [count, text] = [0, ''];
      const flush = () => {
        if (text !== '') written += writeSync(handle, gzipSync(text, { level: 1 }));
        text = '';
      };
      for await (const row of part.rows()) {
        if (row.cells.every((cell) => cell === '')) continue;
        noteSecrets(secret, row);
        const { line, cells } = withoutSecrets(row, secret);
        const json = JSON.stringify([line, ...cells]);
        characters += json.length;
        if (characters > mostCharacters) return null;
        count += 1;
        text += `${json}\n`;
        if (text.length > charactersAtOnce) flush();
      }
      flush();
      const place = { name: part.name, from, to: written, ...(part.isFile && { isFile: true }) };
      sheets.push({ ...place, count });
      kept.push(
        describeKept(
          path,
          place,
          part.top.map((row) => withoutSecrets(row, secret)),
        ),
      );
    }
    await writeFile(sheetsPath(path), JSON.stringify(asShown(sheets, kept)));
  } finally {
    closeSync(handle);
    if (characters > mostCharacters) await rm(rowsPath(path), { force: true });
  }
  return kept;
}

type PlaceOfSheet = Pick<KeptSheet, 'name' | 'isFile' | 'from' | 'to'>;

const rowsOfSheet = (path: string, { from, to }: PlaceOfSheet) =>
  to > from ? rowsOf(rowsPath(path), from, to) : noRows();

const describeKept = (path: string, sheet: PlaceOfSheet, top: readonly TableRow[]): Part => ({
  ...describePart(sheet.name, top, () => rowsOfSheet(path, sheet)),
  ...(sheet.isFile && { isFile: true }),
});

function asShown(
  sheets: readonly (PlaceOfSheet & { readonly count: number })[],
  parts: readonly Part[],
): KeptSheet[] {
  const [students, faculty] = [proposedParts(parts, 'students'), proposedParts(parts, 'faculty')];
  return sheets.map((sheet, at) => ({
    ...sheet,
    top: (parts[at]?.top ?? []).map(({ line, cells }) => ({
      line,
      cells: cells.slice(0, shownColumns).map((cell) => cell.slice(0, shownCharacters)),
    })),
    proposed: { students: students[at] ?? notProposed, faculty: faculty[at] ?? notProposed },
  }));
}

const notProposed: SaidOfPart = { chosen: 0, heading: 0 };

async function* noRows(): AsyncGenerator<TableRow> {}

async function* rowsOf(path: string, from: number, to: number): AsyncGenerator<TableRow> {
  const texts = createReadStream(path, { start: from, end: to - 1 })
    .pipe(createGunzip())
    .setEncoding('utf8');
  let rest = '';
  for await (const text of texts as AsyncIterable<string>) {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const json of lines) {
      const [line, ...cells] = JSON.parse(json) as [number, ...string[]];
      yield { line, cells };
    }
  }
}

/** The sheets of an upload that is kept; null where it is kept no more. */
export const keptSheetsOf = (
  { uploads }: Pick<Services, 'uploads'>,
  uploadId: string,
): Promise<readonly KeptSheet[] | null> => uploads.useKept(uploadId, [sheetsEnding], keptSheets);

/** The same of a file. */
async function keptSheets(path: string): Promise<readonly KeptSheet[] | null> {
  try {
    return JSON.parse(await readFile(sheetsPath(path), 'utf8')) as KeptSheet[];
  } catch {
    return null;
  }
}

/** The same with their rows, of which the first are read: nothing for where calls are answered. */
export async function keptParts(path: string): Promise<Part[] | null> {
  const sheets = await keptSheets(path);
  if (!sheets) return null;
  const parts: Part[] = [];
  for (const sheet of sheets) {
    const top: TableRow[] = [];
    if (sheet.top.length > 0)
      for await (const row of rowsOfSheet(path, sheet)) if (top.push(row) === sheet.top.length) break;
    parts.push(describeKept(path, sheet, top));
  }
  return parts;
}
