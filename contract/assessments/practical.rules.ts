import { marksForShare } from './marking.rules.ts';

/** What becomes of a practical answer: it gets its points, or the student is asked to do it again. */
export const practicalDecisions = ['mark', 'send_back'] as const;
export type PracticalDecision = (typeof practicalDecisions)[number];

/** What the list of practical answers is narrowed to. */
export const practicalStates = ['waiting', 'marked', 'sent_back'] as const;
export type PracticalState = (typeof practicalStates)[number];

interface Scored {
  readonly points: number;
  /** The most that the criterion can give. */
  readonly most: number;
}

/**
 * Marks for the points of a rubric, in hundredths: the share of all points that were given, of the marks of the question.
 * 9 of 12 points of a question of 10 marks are 7.5 marks.
 */
export function marksForPoints(scores: readonly Scored[], marksMost: number): number {
  const sum = (field: keyof Scored) => scores.reduce((all, score) => all + score[field], 0);
  const most = sum('most');
  return most === 0 ? 0 : marksForShare(sum('points') / most, marksMost);
}
