import { blankQuestion } from '#contract/assessments/question-fields.rules.ts';
import type { QuestionFields } from '#contract/assessments/question-fields.wire.ts';
import type { ImportProblem } from '#contract/assessments/question-import.rules.ts';
import { importProblems } from '#contract/assessments/question-import.rules.ts';
import { questionFields } from '#contract/assessments/question-input.wire.ts';
import { newPartId, questionLimits } from '#contract/assessments/question-types.rules.ts';
import { issuesOf } from '#contract/core/issues.ts';
import { cleanCell } from '#server/files/tables/table.ts';

export interface DraftQuestion {
  readonly line: number;
  /** '': the file names no topic. */
  readonly bank: string;
  readonly prompt: string;
  /** null: refused. */
  readonly fields: DraftFields | null;
  readonly problem: ImportProblem | '';
  readonly detail: string;
}

/** Fields without the bank, which is found by name; `language` null: the file names none. */
export type DraftFields = Omit<QuestionFields, 'bankId' | 'language'> & {
  readonly language: QuestionFields['language'] | null;
};

export const blankDraft: DraftFields = { ...blankQuestion, language: null };

export class NotTaken extends Error {
  override readonly name = 'NotTaken';
  readonly problem: ImportProblem;
  readonly detail: string;

  constructor(problem: ImportProblem, detail = '') {
    super(problem);
    this.problem = problem;
    this.detail = storable(detail, 200);
  }
}

export type FileProblem =
  | 'damaged'
  | 'entities'
  | 'bomb'
  | 'no_questions'
  | 'too_many_questions'
  | { readonly missing: string };

export class FileNotTaken extends Error {
  override readonly name = 'FileNotTaken';
  readonly why: FileProblem;

  constructor(why: FileProblem) {
    super(typeof why === 'string' ? why : 'no_headings');
    this.why = why;
  }
}

interface Source {
  readonly line: number;
  readonly bank: string;
  readonly prompt: string;
}

/** Turns what `read` returns into a draft, checked by the rules for typed questions. */
export function draftOf({ line, bank, prompt }: Source, read: () => DraftFields): DraftQuestion {
  const source = { line, bank: cleanCell(bank, questionLimits.bankName - 1), prompt: storable(prompt, 300) };
  const not = (problem: ImportProblem, detail: string) => ({ ...source, fields: null, problem, detail });
  try {
    const fields = read();
    const named = { ...source, prompt: storable(fields.prompt, 300) || source.prompt };
    if (holdsUnstorable(fields)) return { ...not('signs', ''), prompt: named.prompt };
    const issues = issuesOf(questionFields, { ...fields, bankId: 1, language: fields.language ?? 'en' });
    const [found] = Object.entries(issues);
    if (!found) return { ...named, fields, problem: '', detail: '' };
    const [field, { code }] = found;
    return { ...not(problemOf(field, code), ''), prompt: named.prompt };
  } catch (error) {
    if (!(error instanceof NotTaken)) throw error;
    return not(error.problem, error.detail);
  }
}

/** No column takes NUL or a lone surrogate. A call with them is refused [QU-25], but a file is not a call. */
const unstorable = /[\0\p{Surrogate}]/gu;

const storable = (text: string, most: number): string => text.slice(0, most).replaceAll(unstorable, '\uFFFD');

const holdsUnstorable = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.search(unstorable) !== -1
    : typeof value === 'object' && value !== null && Object.values(value).some(holdsUnstorable);

function problemOf(field: string, code: string): ImportProblem {
  if (field === 'prompt' && code === 'required') return 'no_prompt';
  if (code === 'too_long' || code === 'too_many') return code;
  if (field === 'marks') return 'bad_marks';
  return importProblems.find((problem) => problem === code) ?? 'wrong';
}

export const draftChoice = (text: string, isRight: boolean): QuestionFields['choices'][number] => ({
  id: newPartId(),
  text,
  pictureId: '',
  pictureWords: '',
  isRight,
  isPinned: false,
});

export const draftBlank = (
  answers: readonly string[],
  number: number | null = null,
  tolerance = 0,
): QuestionFields['blanks'][number] => ({ id: newPartId(), answers: [...answers], number, tolerance });

/** Keeps pairs with both sides. A right side without a left one becomes an extra. */
export function draftMatch(
  sides: readonly { readonly left: string; readonly right: string }[],
): Pick<QuestionFields, 'pairs' | 'extras'> {
  const pairs = sides.filter(({ left }) => left !== '');
  const rights = new Set(pairs.map(({ right }) => right));
  const extras = sides.filter(({ left, right }) => left === '' && !rights.has(right));
  return {
    pairs: pairs.map((pair) => ({ id: newPartId(), rightId: newPartId(), ...pair })),
    extras: extras.map(({ right }) => ({ id: newPartId(), text: right })),
  };
}

const hasPicture = /<(?:img|object|video|audio)\b|@@PLUGINFILE@@/i;
const named: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** Returns the text of HTML. Throws `NotTaken` for a picture, because the file does not contain it. */
export function plainOfHtml(html: string): string {
  if (hasPicture.test(html)) throw new NotTaken('pictures');
  const text = html
    .replaceAll(/<br\s*\/?>|<\/(?:p|div|li|tr|h\d)>/gi, '\n')
    .replaceAll(/<[^<>]{0,2000}>/g, '')
    .replaceAll(/&(?:#(\d{1,7})|(\w{2,6}));/g, (whole, code: string | undefined, name: string | undefined) =>
      code === undefined ? (named[name ?? ''] ?? whole) : letterOf(Number(code)),
    );
  return tidied(text);
}

export const tidied = (text: string): string =>
  text
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/ *\n[ \n]*/g, '\n')
    .trim();

const letterOf = (code: number): string =>
  code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : '';
