import { assessmentLimits } from '#contract/assessments/assessments.rules.ts';
import { numberIn } from '#contract/assessments/marking.rules.ts';
import type { DeskAnswer, DeskQuestion } from '#contract/assessments/marking-desk.wire.ts';
import { isMarkedByRule, marksStep, toHundredths } from '#contract/assessments/question-types.rules.ts';
import type {
  DeskChoice,
  MarkDraft,
  MarkDrafts,
  MarkIssue,
  MarkingDeskContext,
  MarkRequest,
  SavedMark,
} from './marking-desk.types.ts';

/** So few answers left at the desk, and the next ones are asked for. */
export const aheadLeast = 4;

type Keyed = Pick<DeskAnswer, 'attempt_id' | 'position'>;
export const keyOf = ({ attempt_id: attemptId, position }: Keyed): string => `${attemptId}-${position}`;
export const isSameAnswer = (one: Keyed, other: Keyed): boolean => keyOf(one) === keyOf(other);

type Queue = Pick<MarkingDeskContext, 'rows' | 'at' | 'hasMore'>;
export const answerOf = ({ rows, at }: Pick<Queue, 'rows' | 'at'>): DeskAnswer | undefined => rows[at];
export const hasNext = ({ rows, at }: Queue): boolean => at + 1 < rows.length;
export const isEnd = (queue: Queue): boolean => !queue.hasMore && !hasNext(queue);
export const needsMore = ({ rows, at, hasMore }: Queue): boolean => hasMore && rows.length - at <= aheadLeast;

/** The fields beside an answer before anything is typed. */
export const storedDraft = ({ marks, feedback }: DeskAnswer): MarkDraft => ({
  marks: marks === null ? '' : String(marks),
  feedback,
  reason: '',
});

export const draftOf = (answer: DeskAnswer, drafts: MarkDrafts): MarkDraft =>
  drafts[keyOf(answer)] ?? storedDraft(answer);

export const withoutDraft = (drafts: MarkDrafts, answer: Keyed): MarkDrafts =>
  Object.fromEntries(Object.entries(drafts).filter(([key]) => key !== keyOf(answer)));

/** What is typed anew as it is stored is no draft. */
export function withDraft(drafts: MarkDrafts, answer: DeskAnswer, fields: Partial<MarkDraft>): MarkDrafts {
  const draft = { ...draftOf(answer, drafts), ...fields };
  const stored = storedDraft(answer);
  const isTyped = (['marks', 'feedback', 'reason'] as const).some((field) => draft[field] !== stored[field]);
  return isTyped ? { ...drafts, [keyOf(answer)]: draft } : withoutDraft(drafts, answer);
}

/** Marks as they were typed; null: this question cannot give them. */
export function marksIn(typed: string, most: number): number | null {
  const marks = numberIn(typed);
  if (marks === null || marks < 0 || marks > most) return null;
  return toHundredths(marks) % toHundredths(marksStep) === 0 && toHundredths(marks) / 100 === marks
    ? marks
    : null;
}

/** null: a rule can be overruled for this reason. */
export function reasonIssueOf(reason: string): MarkIssue | null {
  if (reason.trim() === '') return 'reason_missing';
  return reason.trim().length > assessmentLimits.reason ? 'reason_too_long' : null;
}

/** What Enter asks for; a text: why it asks for nothing; null: it is stored so already. */
export function requestOf(answer: DeskAnswer, drafts: MarkDrafts): MarkRequest | MarkIssue | null {
  const draft = draftOf(answer, drafts);
  // A key gives a third of a mark too, which nobody types.
  if (answer.marks !== null && !drafts[keyOf(answer)]) return null;
  if (draft.marks.trim() === '') return 'marks_missing';
  const marks = marksIn(draft.marks, answer.marks_most);
  if (marks === null) return 'bad_marks';
  const feedback = draft.feedback.trim();
  const reason = isMarkedByRule(answer.body.type) ? draft.reason.trim() : '';
  if (marks === answer.marks && feedback === answer.feedback && reason === '') return null;
  if (feedback.length > assessmentLimits.feedback) return 'feedback_too_long';
  if (isMarkedByRule(answer.body.type)) {
    const issue = reasonIssueOf(reason);
    if (issue) return issue;
  }
  return { kind: 'marks', marks, feedback, reason };
}

/** Of an answer what a request makes of it, once the server did it. */
export function markedAnswer(
  answer: DeskAnswer,
  request: MarkRequest,
  { version, state, marker }: SavedMark & { readonly marker: string },
): DeskAnswer {
  const given =
    request.kind === 'marks'
      ? { marks: request.marks, feedback: request.feedback, reason: request.reason }
      : { marks: request.isCorrect ? answer.marks_most : 0, reason: request.reason };
  return { ...answer, ...given, source: 'teacher', version, state, marked_by: marker };
}

/** The answer in its place, and the sum of its attempt with all answers of it. */
export const withAnswer = (rows: readonly DeskAnswer[], answer: DeskAnswer): DeskAnswer[] => {
  const before = rows.find((row) => isSameAnswer(row, answer));
  const soFar = (before ?? answer).so_far - (before?.marks ?? 0) + (answer.marks ?? 0);
  return rows.map((row) => {
    if (row.attempt_id !== answer.attempt_id) return row;
    const whole = { so_far: soFar, state: answer.state };
    return isSameAnswer(row, answer) ? { ...answer, ...whole } : { ...row, ...whole };
  });
};

/** One answer fewer waits. */
export const withOneMarked = (questions: readonly DeskQuestion[], answer: DeskAnswer): DeskQuestion[] =>
  questions.map((question) =>
    question.question_id === answer.question_id && answer.marks === null
      ? { ...question, waiting: Math.max(0, question.waiting - 1) }
      : question,
  );

/** Those that are not at the desk yet. */
export const newOf = (rows: readonly DeskAnswer[], more: readonly DeskAnswer[]): DeskAnswer[] =>
  more.filter((answer) => !rows.some((row) => isSameAnswer(row, answer)));

/** How many answers of the choice there are, and how many wait. */
export function countsOf({ order, questionId }: DeskChoice, questions: readonly DeskQuestion[]) {
  const of = questions.filter((question) => order === 'student' || question.question_id === questionId);
  const sum = (field: 'waiting' | 'answers') => of.reduce((all, question) => all + question[field], 0);
  return { waiting: sum('waiting'), answers: sum('answers') };
}
