import type { QuestionStatistics } from '#contract/assessments/regrade.wire.ts';

/** Most urgent first. */
export const advices = ['key', 'hard', 'flat', 'easy', 'good'] as const;
export type Advice = (typeof advices)[number];

/** Below this share of the marks a question is very hard. */
export const veryHard = 0.25;
const veryEasy = 0.95;
const tellsLittle = 0.15;

/** True if some wrong answer was chosen more often than the right one. */
function isMisled({ choices }: Pick<QuestionStatistics, 'choices'>): boolean {
  const most = (isRight: 0 | 1) =>
    Math.max(0, ...choices.filter(({ is_right }) => is_right === isRight).map(({ chosen }) => chosen));
  return most(0) > most(1);
}

/** null: there are no figures. A low facility alone does not mean that the key is wrong. */
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
