import { marksForShare } from './marking.rules.ts';

export const practicalDecisions = ['mark', 'send_back'] as const;
export type PracticalDecision = (typeof practicalDecisions)[number];

export const practicalStates = ['waiting', 'marked', 'sent_back'] as const;
export type PracticalState = (typeof practicalStates)[number];

interface Scored {
  readonly points: number;
  readonly most: number;
}

/** Converts rubric points to marks, both in hundredths: 9 of 12 points of a 10-mark question give 7.5 marks. */
export function marksForPoints(scores: readonly Scored[], marksMost: number): number {
  const sum = (field: keyof Scored) => scores.reduce((all, score) => all + score[field], 0);
  const most = sum('most');
  return most === 0 ? 0 : marksForShare(sum('points') / most, marksMost);
}
