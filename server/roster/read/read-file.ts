import { open, stat } from 'node:fs/promises';
import { type ImportKind, isPasswordHeading, type RosterExtension } from '#contract';
import { readZipKind } from '#server/files/checks/office.check.ts';
import { readAt } from '#server/files/checks/read-at.ts';
import { BadContent } from '#server/files/file-refused.ts';
import { readCsv } from './csv.ts';
import { readOneRoster } from './oneroster.ts';
import { BadFile, type TableRow, tableOf } from './table.ts';
import { readXlsx } from './xlsx.ts';

const oleSignature = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const zipSignature = Buffer.from('504b', 'hex');

/** Judges a file by its first bytes and an archive's directory, before anything of it is unpacked. Throws `BadFile`. */
export async function judgeFile(path: string, extension: RosterExtension, kind: ImportKind): Promise<void> {
  if ((kind === 'school') !== (extension === 'zip')) throw new BadFile({ code: 'wrong_kind' });
  const head = await headOf(path);
  if (head.subarray(0, 8).equals(oleSignature)) throw new BadFile({ code: 'old_excel' });
  const isZip = head.subarray(0, 2).equals(zipSignature);
  if ((extension === 'csv') === isZip)
    throw new BadFile({ code: (await isEmpty(path)) ? 'no_header' : 'damaged' });
  if (!isZip) return;
  const really = await orBadFile(() => readZipKind(path));
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

function asBadFile(error: unknown): unknown {
  if (!(error instanceof BadContent)) return error;
  const { fault } = error.found;
  return new BadFile({ code: fault === 'bomb' || fault === 'macros' ? fault : 'damaged' });
}

/** The rows of the file, the headings first. Throws `BadFile`. */
export async function* readFile(path: string, extension: RosterExtension): AsyncGenerator<TableRow> {
  const rows = { csv: readCsv, xlsx: readXlsx, zip: readOneRoster }[extension](path);
  try {
    const secret = new Map<number, string>();
    let isFirst = true;
    for await (const row of tableOf(rows)) {
      if (isFirst)
        for (const [at, heading] of row.cells.entries())
          if (isPasswordHeading(heading)) secret.set(at, heading);
      for (const [at, heading] of secret)
        if (!isFirst && row.cells[at] !== '')
          throw new BadFile({ code: 'password_column', params: { heading } });
      isFirst = false;
      yield row;
    }
  } catch (error) {
    throw asBadFile(error);
  }
}
