import { tableLimits } from '#contract/files/tables.rules.ts';
import type { CheckedRow, ImportDetail, ImportProblem } from '#contract/roster/roster.wire.ts';
import type { FileProblem } from '#machines/roster/roster-import/roster-import.types.ts';
import { formatNumber } from '#src/lib/words/format.ts';
import { rosterMessages as messages } from './messages.en.ts';

/** '' for an unknown field. */
export function fieldName(field: string): string {
  const names: Readonly<Record<string, string>> = messages.fields;
  return names[field] ?? '';
}

/** For example "Mobile: This is no telephone number (12)". */
function problemText({ field, code, params }: ImportProblem): string {
  const text = messages.problems[code];
  const told = String(params['text'] ?? '');
  if (typeof text === 'function') return text(told, String(params['lines'] ?? ''));
  const name = fieldName(field);
  return `${name === '' ? '' : `${name}: `}${text}${told === '' ? '' : ` (${told})`}`;
}

/** The most frequent reason first, e.g. "The class is not in the school: 2,120". */
export const reasonsText = (reasons: ImportDetail['told']['reasons']): string =>
  Object.entries(reasons)
    .toSorted(([, a], [, b]) => b - a)
    .map(([code, count]) => messages.review.reason(reasonText(code), count))
    .join('; ');

function reasonText(code: string): string {
  const general: Readonly<Record<string, string>> = messages.review.reasons;
  const own: Readonly<Partial<Record<string, string | ((...told: string[]) => string)>>> = messages.problems;
  const text = general[code] ?? own[code];
  return typeof text === 'string' ? text : code;
}

/** Why applying would change nothing. */
export function nothingText({ counts }: ImportDetail): string {
  const texts = messages.review;
  const wrong = counts.problem + counts.duplicate;
  if (wrong > 0 && counts.same + counts.conflict === 0) return texts.nothingRefused(wrong);
  if (wrong > 0) return texts.nothingMixed(counts.same + counts.conflict, wrong);
  return counts.conflict > 0 ? texts.nothingByHand(counts.conflict) : texts.nothing;
}

export const problemsText = (problems: readonly ImportProblem[]): string =>
  problems.map(problemText).join('; ');

/** Replaces a missing row number, because the cell opens the row and needs a name. */
export const noLine = '–';

/** Each sheet of a workbook numbers its own rows. */
const lineInSheet = (line: number): number => line % tableLimits.lines;

/** After its sheet if several are read; none for people who are missing in the file or only enrolled. */
export function lineOf({ line, sheet, problems }: CheckedRow): string {
  if (line <= 0 || problems.some(({ code }) => code === 'not_in_bundle')) return noLine;
  const number = formatNumber(lineInSheet(line));
  return sheet === '' ? number : messages.review.rowOfSheet(sheet, number);
}

export function fileProblemText(problem: FileProblem): string {
  if (problem.code === 'bad_extension') return messages.badExtension(problem.name);
  if (problem.code === 'too_large') return messages.tooLarge(problem.megabytes, problem.extension);
  return messages.fileProblems[problem.code];
}
