import { headingKey } from '#contract/roster/roster.rules.ts';
import type { LineAction } from './migration.model.ts';

export const exceptionUploadKind = 'migration';
export const exceptionMegabytes = { xlsx: 5, csv: 5 } as const;

export const exceptionRows = 20_000;

export const exceptionProblems = [
  'key_required',
  'unknown',
  'two_people',
  'twice',
  'inactive',
  'already',
  'nothing_said',
  'not_understood',
  'not_both',
  'class_unknown',
  'section_missing',
] as const;
export type ExceptionProblem = (typeof exceptionProblems)[number];

export const exceptionTitles = ['Username', 'Admission number', 'Becomes', 'Grade', 'Division'] as const;

const headings: readonly string[] = [
  'becomes',
  'action',
  'decision',
  'result',
  'whathappens',
  'क्या होगा',
  'کیا ہوگا',
].map(headingKey);

/** -1: none. */
export const becomesColumn = (row: readonly string[]): number =>
  row.findIndex((heading) => headings.includes(headingKey(heading)));

const words: Readonly<Record<LineAction, readonly string[]>> = {
  promote: ['goeson', 'promote', 'promoted', 'pass', 'passed', 'आगे जाता है', 'آگے جاتا ہے'],
  retain: ['stays', 'stay', 'retain', 'retained', 'repeat', 'repeats', 'detained', 'रहता है', 'رہتا ہے'],
  leave: ['leaves', 'leave', 'leaving', 'left', 'tc', 'छोड़ता है', 'چھوڑتا ہے'],
};
const actions = new Map<string, LineAction>(
  (['promote', 'retain', 'leave'] as const).flatMap((action) =>
    words[action].map((word): [string, LineAction] => [headingKey(word), action]),
  ),
);

export const actionOfWord = (text: string): LineAction | undefined => actions.get(headingKey(text));
