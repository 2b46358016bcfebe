import { stat } from 'node:fs/promises';
import {
  extensionOf,
  type ImportKind,
  isRosterExtension,
  type ReasonsOf,
  type RosterExtension,
  rosterMegabytes,
} from '#contract';
import type { startRefusals } from '#contract/roster/roster.refusals.ts';
import type { Refusing } from '#server/core/refusal.ts';
import { shownFileName } from '#server/files/file-name.ts';
import { judgeFile } from './read/read-file.ts';
import { BadFile } from './read/table.ts';

type Starting = Refusing<ReasonsOf<typeof startRefusals>>;

export interface FileToImport {
  readonly path: string;
  readonly name: string;
  readonly kind: ImportKind;
}

/** Refuses what is no file of people before anything of it is unpacked or read [VU-04, QU-67]. */
export async function refuseBadFile({ refuse }: Starting, { path, name, kind }: FileToImport): Promise<void> {
  const extension = extensionOf(name);
  if (extension === 'xls') throw refuse('old_excel');
  if (extension === 'xlsm' || extension === 'xlsb') throw refuse('macros');
  if (!isRosterExtension(extension)) throw refuse('bad_extension', { params: { name: shownFileName(name) } });
  await refuseTooLarge({ refuse }, path, extension);
  try {
    await judgeFile(path, extension, kind);
  } catch (error) {
    throw error instanceof BadFile ? refusalOf({ refuse }, error) : error;
  }
}

async function refuseTooLarge({ refuse }: Starting, path: string, extension: RosterExtension): Promise<void> {
  const megabytes = rosterMegabytes[extension];
  const { size } = await stat(path);
  if (size > megabytes * 2 ** 20) throw refuse('too_large', { params: { megabytes, extension } });
}

/** What a file is refused for, said to whoever sent it. */
export function refusalOf({ refuse }: Starting, { fault }: BadFile) {
  if (fault.code === 'missing_column') return refuse(fault.code, { params: { ...fault.params } });
  if (fault.code === 'many_schools') return refuse(fault.code, { params: { ...fault.params } });
  return refuse(fault.code);
}

/** What an import is asked before anybody was. */
export const freshOptions = {
  columns: [],
  dates: null,
  classes: {},
  complete: 0,
  file_wins: 0,
  new_logins: 0,
  twice: 'ask',
} as const;
