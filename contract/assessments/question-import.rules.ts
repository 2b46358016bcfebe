import type { QuestionProblem } from './question-fields.rules.ts';

/** What files of questions may hold, and what each row is refused for. Pure. */

export const importLimits = {
  /** Questions of a file; one with more is refused whole. */
  questions: 10_000,
  /** Verdicts that one answer lists. */
  verdicts: 1_000,
  megabytes: 10,
  /** Characters of a file that is unpacked. */
  unpacked: 32 * 2 ** 20,
  /** Characters of a cell or of a question's source. */
  source: 60_000,
} as const;

/** The name that uploads of files of questions travel by. */
export const questionFileKind = 'questionfile';

export const questionFileEndings = ['gift', 'txt', 'xml', 'zip', 'xlsx', 'csv'] as const;
export type QuestionFileEnding = (typeof questionFileEndings)[number];

/** Of the fields of a question, which a file can get wrong too. */
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
 * Why a row is not taken. `not_known`: a kind of question that we do not have; `not_read`: the row is not written as its
 * format asks; `pictures`: pictures are in no such file; `half_right`: shares that our marking does not know; `formula`:
 * a cell has a formula and not what it comes to; `signs`: signs that no text can have.
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

/** Headings of our own table, in its order. Choices are in one cell, a line each; right ones begin with `*`. */
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
