import { open, stat } from 'node:fs/promises';
import { tableLimits } from '#contract/files/tables.rules.ts';
import { type ImportKind, type RosterExtension, rosterLimits } from '#contract/roster/roster.rules.ts';
import { type Archive, openArchive } from '#server/files/archive.ts';
import { readZipKind } from '#server/files/checks/office.check.ts';
import { readAt } from '#server/files/checks/read-at.ts';
import {
  asSaid,
  bundleParts,
  csvParts,
  type Part,
  type SaidOfPart,
  sheetParts,
} from '#server/files/tables/parts.ts';
import { tableOf } from '#server/files/tables/table.ts';
import { asBadFile, BadFile, type FileRow } from './bad-file.ts';
import { readBundle } from './bundle.ts';
import { FactsNoted } from './file-facts.ts';
import { findDialect } from './find-dialect.ts';
import { keepParts, keptParts } from './kept-parts.ts';
import { readList } from './list.ts';
import { hasLists, looseParts } from './loose-lists.ts';

const oleSignature = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const zipSignature = Buffer.from('504b', 'hex');

/** Checks the first bytes and the archive's directory before unpacking anything. Throws `BadFile`. */
export async function validateFile(
  path: string,
  extension: RosterExtension,
  kind: ImportKind,
): Promise<void> {
  const head = await headOf(path);
  if (head.subarray(0, 8).equals(oleSignature)) throw new BadFile({ code: 'old_excel' });
  const isZip = head.subarray(0, 2).equals(zipSignature);
  if ((extension === 'csv') === isZip)
    throw new BadFile({ code: (await isEmpty(path)) ? 'no_header' : 'damaged' });
  if (!isZip) return;
  const really = await orBadFile(() => readZipKind(path));
  if (
    really === extension &&
    extension === 'zip' &&
    kind !== 'school' &&
    !(await orBadFile(() => hasLists(path)))
  )
    throw new BadFile({ code: 'wrong_kind' });
  if (really !== extension) throw new BadFile({ code: extension === 'zip' ? 'not_oneroster' : 'damaged' });
}

const isEmpty = async (path: string) => (await stat(path)).size === 0;

async function headOf(path: string): Promise<Buffer> {
  const handle = await open(path, 'r');
  try {
    return await readAt(handle, 0, 8);
  } finally {
    await handle.close();
  }
}

async function orBadFile<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw asBadFile(error);
  }
}

export interface ReadOf {
  readonly path: string;
  readonly extension: RosterExtension;
  readonly kind: ImportKind;
  /** yyyy-mm-dd: terms that ended before this day are over. */
  readonly today: string;
  readonly keeps?: boolean;
  readonly said?: readonly SaidOfPart[];
}

/** Yields the rows, headings first. Throws `BadFile`. */
export async function* readFile(file: ReadOf, facts = new FactsNoted()): AsyncGenerator<FileRow> {
  let archive: Archive | undefined;
  const inside: Archive[] = [];
  try {
    const { said } = file;
    if (!said && file.extension !== 'csv') archive = await openArchive(file.path);
    const parts = said ? await saidParts(file.path, said) : await partsOf(file, archive, inside);
    const rows =
      file.kind === 'school' ? readSchool(parts, facts, file.today) : readList(parts, file.kind, facts);
    yield* tableOf(
      rows,
      file.extension === 'zip' ? rosterLimits.places : tableLimits.cell,
      said !== undefined,
    );
  } catch (error) {
    throw asBadFile(error);
  } finally {
    for (const each of [...inside, archive]) each?.close();
  }
}

async function partsOf(
  { path, extension, kind, keeps }: ReadOf,
  archive: Archive | undefined,
  inside: Archive[],
): Promise<Part[]> {
  if (archive && extension === 'zip' && kind === 'school') return bundleParts(archive);
  const parts = await (archive
    ? extension === 'zip'
      ? looseParts(archive, inside)
      : sheetParts(archive)
    : csvParts(path));
  return (keeps ? await keepParts(path, parts) : null) ?? parts;
}

async function saidParts(path: string, said: readonly SaidOfPart[]): Promise<Part[]> {
  const parts = await keptParts(path);
  if (!parts) throw new BadFile({ code: 'damaged' });
  return asSaid(parts, said);
}

function readSchool(parts: readonly Part[], facts: FactsNoted, today: string): AsyncGenerator<FileRow> {
  const found = findDialect(parts.filter(({ said }) => said?.isChosen !== false));
  for (const part of parts) {
    const isRead = found.tables.some((table) => table.part === part);
    facts.parts.push({ name: part.name, heading: part.headingLine, chosen: isRead ? 1 : 0 });
  }
  return readBundle(found, facts, today);
}
