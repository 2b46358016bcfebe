import type { QuestionProblem } from './question-fields.rules.ts';

export const importLimits = {
  /** A file with more questions is refused as a whole. */
  questions: 10_000,
  verdicts: 1_000,
  megabytes: 10,
  /** Characters of an unpacked file. */
  unpacked: 32 * 2 ** 20,
  source: 60_000,
} as const;

export const questionFileKind = 'questionfile';

export const questionFileEndings = ['gift', 'txt', 'xml', 'zip', 'xlsx', 'csv'] as const;
export type QuestionFileEnding = (typeof questionFileEndings)[number];

const fieldProblems = [
  'picture_words',
  'few_choices',
  'empty_choice',
  'same_choice',
  'no_right_choice',
  'one_right_choice',
  'no_truth',
  'gaps_differ',
  'empty_gap',
  'few_pairs',
  'empty_side',
  'same_side',
  'same_part',
] as const satisfies readonly QuestionProblem[];

/**
 * Why a row is refused. `not_known`: an unknown kind of question; `not_read`: the row breaks its format; `pictures`:
 * files cannot carry pictures; `half_right`: shares that our marking does not have; `formula`: a cell holds a formula
 * without its result; `signs`: characters that no text may have.
 */
export const importProblems = [
  ...fieldProblems,
  'not_known',
  'not_read',
  'half_right',
  'pictures',
  'no_prompt',
  'too_long',
  'too_many',
  'bad_marks',
  'bad_type',
  'bad_language',
  'bad_number',
  'right_unknown',
  'formula',
  'signs',
  'wrong',
] as const;
export type ImportProblem = (typeof importProblems)[number];

/** The columns of our own table. One cell holds all choices, one a line; right ones begin with `*`. */
export const tableHeadings = [
  'Topic',
  'Type',
  'Language',
  'Question',
  'Choices',
  'Answer',
  'Marks',
  'Explanation',
] as const;
export type TableHeading = (typeof tableHeadings)[number];
