import type { ImportState } from '#contract/roster/import-problems.ts';
import {
  isBundleTable,
  isRosterExtension,
  isTableExtension,
  rosterMegabytes,
} from '#contract/roster/roster.rules.ts';
import type { ImportDetail } from '#contract/roster/roster.wire.ts';
import type { ChosenList, FileProblem } from './roster-import.types.ts';

/** What keeps a file from being sent at all; the server looks inside. */
export function fileProblem({ name, size, kind, several }: ChosenList): FileProblem | null {
  if (several) return severalProblem(several, size, kind);
  const extension = extensionOf(name);
  if (extension === 'xls') return { code: 'old_excel' };
  if (extension === 'xlsm' || extension === 'xlsb') return { code: 'macros' };
  if (!isRosterExtension(extension)) return { code: 'bad_extension', name };
  if (size === 0) return { code: 'empty' };
  const megabytes = rosterMegabytes[extension];
  return size > megabytes * 2 ** 20 ? { code: 'too_large', megabytes, extension } : null;
}

const extensionOf = (name: string) => name.slice(name.lastIndexOf('.') + 1).toLowerCase();

const isWorkbook = (name: string) => extensionOf(name) === 'xlsx';

/** Several lists, or the tables of a bundle, are sent as one file, which is bounded as a bundle is. */
function severalProblem(
  names: readonly string[],
  size: number,
  kind: ChosenList['kind'],
): FileProblem | null {
  const isList = kind !== 'school';
  if (isList && names.some(isBundleTable)) return { code: 'several' };
  const other = names.find((name) => !(isTableExtension(extensionOf(name)) || (isList && isWorkbook(name))));
  if (other !== undefined) return { code: 'bad_extension', name: other };
  if (size === 0) return { code: 'empty' };
  const megabytes = rosterMegabytes.zip;
  return size > megabytes * 2 ** 20 ? { code: 'too_large', megabytes, extension: 'zip' } : null;
}

/** Does the server work on it by itself? */
export const isAtWork = (state: ImportState): state is 'reading' | 'checking' | 'applying' | 'undoing' =>
  state === 'reading' || state === 'checking' || state === 'applying' || state === 'undoing';

export const hasProblems = ({ counts }: ImportDetail): boolean => counts.problem + counts.duplicate > 0;

/** Classes of the file of which nobody has said yet what they are here. */
export const hasOpenClasses = ({ unknown }: ImportDetail): boolean =>
  unknown.some(({ choice }) => choice === null);

/** Would applying it change anything? */
export const changesAnything = ({ counts }: ImportDetail): boolean =>
  counts.new + counts.changed + counts.leaver > 0;
