import { toMarks } from '#contract/assessments/question-types.rules.ts';
import { bit } from '#contract/core/bit.ts';
import { pictureOf } from './attempt.presenter.ts';
import { inOrderOf } from './draw-questions.ts';
import type { Attempt, attemptQuestionsWithKeys } from './queries/attempts.ts';

export const marksOrNull = (marks: number | null): number | null => (marks === null ? null : toMarks(marks));

type Question = Awaited<ReturnType<typeof attemptQuestionsWithKeys>>[number] & {
  readonly isCorrected: boolean;
};

export const showMarkable = (
  { item, version, answer, key, explanation, isCorrected }: Question,
  { state }: Pick<Attempt, 'state'>,
) => ({
  position: item.position,
  prompt: version.prompt,
  picture: pictureOf(version),
  body: inOrderOf(version.body, item.choiceOrder),
  key,
  explanation,
  is_corrected: bit(isCorrected),
  answer: answer?.value ?? null,
  is_late: bit(answer?.isLate ?? false),
  // An unanswered question has 0 marks once the attempt is handed in.
  marks: answer ? marksOrNull(answer.marks) : state === 'open' ? null : 0,
  marks_most: toMarks(item.marksMost),
  source: answer?.markSource ?? null,
  reason: answer?.markReason ?? '',
  feedback: answer?.feedback ?? '',
  version: answer?.version ?? 0,
});
