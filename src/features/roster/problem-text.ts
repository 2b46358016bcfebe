import type { CheckedRow, ImportProblem } from '#contract/roster/roster.wire.ts';
import type { FileProblem } from '#machines/roster/roster-import/roster-import.types.ts';
import { rosterMessages as messages } from './messages.en.ts';

/** The name of a field in the reader's language; '' for none. */
export function fieldName(field: string): string {
  const names: Readonly<Record<string, string>> = messages.fields;
  return names[field] ?? '';
}

/** What is wrong with a cell of a row, e.g. "Mobile: This is no telephone number (12)". */
function problemText({ field, code, params }: ImportProblem): string {
  const text = messages.problems[code];
  const told = String(params['text'] ?? '');
  if (typeof text === 'function') return text(told, String(params['lines'] ?? ''));
  const name = fieldName(field);
  return `${name === '' ? '' : `${name}: `}${text}${told === '' ? '' : ` (${told})`}`;
}

export const problemsText = (problems: readonly ImportProblem[]): string =>
  problems.map(problemText).join('; ');

/** In the place of a row's number; the cell opens the row, and needs a name. */
export const noLine = '–';

/** As a spreadsheet program numbers the row; none of who is in no such row: missing in the file, or only enrolled. */
export const lineOf = ({ line, problems }: CheckedRow): number | typeof noLine =>
  line > 0 && !problems.some(({ code }) => code === 'not_in_bundle') ? line : noLine;

export function fileProblemText(problem: FileProblem): string {
  if (problem.code === 'bad_extension') return messages.badExtension(problem.name);
  if (problem.code === 'too_large') return messages.tooLarge(problem.megabytes, problem.extension);
  return messages.fileProblems[problem.code];
}
