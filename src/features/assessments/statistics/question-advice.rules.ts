import type { QuestionStatistics } from '#contract/assessments/regrade.wire.ts';

/** What a teacher is told of a question, the most urgent first. */
export const advices = ['key', 'hard', 'flat', 'easy', 'good'] as const;
export type Advice = (typeof advices)[number];

/** A share of the marks below which a question is very hard. */
export const veryHard = 0.25;
const veryEasy = 0.95;
const tellsLittle = 0.15;

/** Did more students choose some wrong answer than the right one? */
function isMisled({ choices }: Pick<QuestionStatistics, 'choices'>): boolean {
  const most = (isRight: 0 | 1) =>
    Math.max(0, ...choices.filter(({ is_right }) => is_right === isRight).map(({ chosen }) => chosen));
  return most(0) > most(1);
}

/** What its figures say about a question; null: there are none. A low facility alone does not say that the key is wrong. */
export function adviceFor(question: QuestionStatistics): Advice | null {
  const { facility, discrimination } = question;
  if (facility === null) return null;
  if (discrimination !== null && discrimination < 0) return 'key';
  if (isMisled(question) && (discrimination ?? 0) < tellsLittle) return 'key';
  if (facility < veryHard) return 'hard';
  if (facility > veryEasy) return 'easy';
  if (discrimination !== null && discrimination < tellsLittle) return 'flat';
  return 'good';
}
