import { closeSync, createReadStream, openSync, writeSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { createGunzip, gzipSync } from 'node:zlib';
import { tableLimits } from '#contract/files/tables.rules.ts';
import { guessColumns, type ImportKind, isPasswordHeading } from '#contract/roster/roster.rules.ts';
import type { Services } from '#server/core/context.ts';
import { beginningOf } from '#server/core/shorten.ts';
import { describePart, type Part, type SaidOfPart } from '#server/files/tables/parts.ts';
import type { TableRow } from '#server/files/tables/table.ts';
import { proposedParts } from './list.ts';

/** Characters of rows. A larger file is read once, and a person cannot choose its heading row again. */
const mostCharacters = 2 ** 26;
const charactersAtOnce = 2 ** 20;

const rowsEnding = '.rows';
const sheetsEnding = '.sheets';
export const keptEndings = [rowsEnding, sheetsEnding];

const rowsPath = (path: string) => path + rowsEnding;
const sheetsPath = (path: string) => path + sheetsEnding;

type ListKind = Exclude<ImportKind, 'school'>;

const shownColumns = 10;
const shownCharacters = 40;

/** A kept sheet without its rows: small, because calls read it. */
interface KeptSheet {
  readonly name: string;
  readonly isFile?: boolean;
  /** The first rows, cut to what is shown. */
  readonly top: readonly TableRow[];
  /** Which parts are lists, and their heading rows, per kind, until a person chooses. */
  readonly proposed: Readonly<Record<ListKind, SaidOfPart>>;
  readonly count: number;
  /** Bytes in the file with the rows of all sheets. */
  readonly from: number;
  readonly to: number;
}

/** Columns to hide, by the line of the password heading above. */
type SecretColumns = Map<number, number>;

const passwordWord = /pass(?:word|wd|code)|पासवर्ड|پاسورڈ/iu;

/** "PWD" is a password in a heading row, but may be a part of an address elsewhere. */
const isSecret = (text: string, cells: readonly string[]): boolean =>
  text.length < headingCharacters &&
  (passwordWord.test(text) || (isPasswordHeading(text) && namesColumns(cells)));

const headingCharacters = 40;
const namesColumns = (cells: readonly string[]): boolean =>
  guessColumns(
    cells.slice(0, tableLimits.columns).map((cell) => cell.slice(0, headingCharacters)),
    'students',
  ).filter((field) => field !== null).length > 1;

/** Any row may begin a second list. A title alone at the left edge is not a heading. */
function noteSecrets(secret: SecretColumns, { line, cells }: TableRow): void {
  if (cells.findLastIndex((cell) => cell !== '') < 1) return;
  for (const [column, text] of cells.entries())
    if (!secret.has(column) && isSecret(text, cells)) secret.set(column, line);
}

function withoutSecrets({ line, cells }: TableRow, secret: SecretColumns): TableRow {
  if (secret.size === 0) return { line, cells };
  return { line, cells: cells.map((cell, column) => (line > (secret.get(column) ?? line) ? '' : cell)) };
}

/** Writes the rows beside the file, without passwords, to choose sheets and headings again. null: too large. */
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
      cells: cells.slice(0, shownColumns).map((cell) => beginningOf(cell, shownCharacters)),
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

/** null: the upload is no longer kept. */
export const keptSheetsOf = (
  { uploads }: Pick<Services, 'uploads'>,
  uploadId: string,
): Promise<readonly KeptSheet[] | null> => uploads.useKept(uploadId, [sheetsEnding], keptSheets);

async function keptSheets(path: string): Promise<readonly KeptSheet[] | null> {
  try {
    return JSON.parse(await readFile(sheetsPath(path), 'utf8')) as KeptSheet[];
  } catch {
    return null;
  }
}

/** Reads the first rows of each sheet, so it is too slow for calls. */
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
