import { stat } from 'node:fs/promises';
import { type ReasonsOf } from '#contract/core/refusals.ts';
import { extensionOf } from '#contract/files/file-kinds.ts';
import type { listRefusals } from '#contract/files/table.refusals.ts';
import type { startRefusals } from '#contract/roster/roster.refusals.ts';
import {
  type ImportKind,
  isRosterExtension,
  type RosterExtension,
  rosterMegabytes,
} from '#contract/roster/roster.rules.ts';
import type { Refusing } from '#server/core/refusal.ts';
import { shownFileName } from '#server/files/file-name.ts';
import { BadFile } from './read/bad-file.ts';
import { validateFile } from './read/read-file.ts';

type Starting = Refusing<ReasonsOf<typeof startRefusals>>;
type TakingList = Refusing<ReasonsOf<typeof listRefusals>>;

export interface FileToImport {
  readonly path: string;
  readonly name: string;
  readonly kind: ImportKind;
}

/** Refuses a file that cannot be a list of people, before it is unpacked or read [VU-04, QU-67]. */
export async function refuseBadFile({ refuse }: Starting, { path, name, kind }: FileToImport): Promise<void> {
  const extension = extensionOf(name);
  refuseOldKinds({ refuse }, extension);
  if (!isRosterExtension(extension)) throw refuse('bad_extension', { params: { name: shownFileName(name) } });
  await refuseTooLarge({ refuse }, path, extension);
  try {
    await validateFile(path, extension, kind);
  } catch (error) {
    throw error instanceof BadFile ? refusalOf({ refuse }, error) : error;
  }
}

/** Like `refuseBadFile` for a single list. Returns its extension. */
export async function refuseBadList(
  { refuse }: TakingList,
  { path, name }: Pick<FileToImport, 'path' | 'name'>,
): Promise<'csv' | 'xlsx'> {
  const extension = extensionOf(name);
  refuseOldKinds({ refuse }, extension);
  if (extension !== 'csv' && extension !== 'xlsx')
    throw refuse('bad_extension', { params: { name: shownFileName(name) } });
  await refuseTooLarge({ refuse }, path, extension);
  try {
    await validateFile(path, extension, 'students');
  } catch (error) {
    throw error instanceof BadFile ? refusalOfList({ refuse }, error) : error;
  }
  return extension;
}

function refuseOldKinds({ refuse }: Refusing<'old_excel' | 'macros'>, extension: string): void {
  if (extension === 'xls') throw refuse('old_excel');
  if (extension === 'xlsm' || extension === 'xlsb') throw refuse('macros');
}

async function refuseTooLarge(
  { refuse }: TakingList,
  path: string,
  extension: RosterExtension,
): Promise<void> {
  const megabytes = rosterMegabytes[extension];
  const { size } = await stat(path);
  if (size > megabytes * 2 ** 20) throw refuse('too_large', { params: { megabytes, extension } });
}

export function refusalOf({ refuse }: Starting, { fault }: BadFile) {
  if (fault.code === 'missing_column') return refuse(fault.code, { params: { ...fault.params } });
  if (fault.code === 'missing_file') return refuse(fault.code, { params: { ...fault.params } });
  if (fault.code === 'many_schools') return refuse(fault.code, { params: { ...fault.params } });
  if (fault.code === 'open_quote') return refuse(fault.code, { params: { ...fault.params } });
  return refuse(fault.code);
}

/** For a single list: faults that only a whole school's file can have count as damage. */
export function refusalOfList({ refuse }: TakingList, { fault }: BadFile) {
  if (fault.code === 'open_quote') return refuse(fault.code, { params: { ...fault.params } });
  const { code } = fault;
  switch (code) {
    case 'missing_column':
    case 'missing_file':
    case 'many_schools':
    case 'not_oneroster':
    case 'wrong_kind':
      return refuse('damaged');
    case 'bomb':
    case 'damaged':
    case 'macros':
    case 'no_header':
    case 'no_rows':
    case 'old_excel':
    case 'too_many_rows':
      return refuse(code);
  }
}
