import type { AssessmentResult } from '#contract/assessments/attempt.wire.ts';
import type { ResultSheetRow } from '#contract/assessments/marks.wire.ts';
import type { QuestionPicture } from '#contract/assessments/question.model.ts';
import type { RubricScore } from '#contract/assessments/rubric-score.wire.ts';
import { formatNumber } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import { answerWords, keyWords } from '../answer-words.ts';
import { sheetMessages as messages } from './sheet-messages.en.ts';

export interface SheetsOf {
  readonly assessment: string;
  readonly teacher: string;
  readonly passPercent: number;
}

interface PrintedAnswer {
  readonly position: number;
  readonly prompt: string;
  readonly picture: QuestionPicture | null;
  /** '': no answer. */
  readonly given: string;
  /** '': there is no key. */
  readonly right: string;
  /** `right` is of a version of the question that was corrected after the test. */
  readonly isCorrected: boolean;
  readonly marks: number | null;
  readonly most: number;
  readonly feedback: string;
  readonly isLate: boolean;
  /** By criterion, if a rubric was used. */
  readonly scores: readonly RubricScore[];
}

export interface PrintedResult {
  /** Distinguishes the students of one print. */
  readonly key: number;
  readonly student: string;
  readonly place: string;
  readonly of: SheetsOf;
  readonly handedInAt: number | null;
  readonly number: number;
  /** null: not marked yet. */
  readonly marks: number | null;
  readonly most: number;
  readonly isPassed: boolean | null;
  /** A warning: not released yet, or not marked. */
  readonly note: string;
  readonly answered: number;
  readonly questions: number;
  readonly feedback: string;
  readonly answers: readonly PrintedAnswer[];
}

/** The same in every language, from left to right. */
export const percentText = (percent: number): string => isolate(`${formatNumber(percent, 1)}%`);

type Answer = ResultSheetRow['answers'][number];

const printedAnswer = ({
  position,
  prompt,
  picture,
  body,
  answer,
  key,
  marks,
  marks_most: most,
  feedback,
  scores,
  is_corrected: isCorrected,
  is_late: isLate = 0,
}: Omit<Answer, 'is_late' | 'source' | 'reason' | 'version'> &
  Partial<Pick<Answer, 'is_late'>>): PrintedAnswer => ({
  position,
  prompt,
  picture,
  given: answerWords(body, answer),
  right: keyWords(body, key),
  isCorrected: isCorrected === 1,
  marks,
  most,
  feedback,
  isLate: isLate === 1,
  scores,
});

const placeOf = (grade: string, division: string): string => `${grade} ${division}`.trim();

function noteOf({ state, marks }: ResultSheetRow): string {
  if (marks === null) return messages.states[state];
  return state === 'marked' ? messages.notReleased : '';
}

/** A teacher's print: everything, with a note if students cannot see it yet. */
export const sheetOfRow = (row: ResultSheetRow, of: SheetsOf): PrintedResult => ({
  key: row.student_id,
  student: row.student_name,
  place: placeOf(row.grade_name, row.division_name),
  of,
  handedInAt: row.handed_in_at,
  number: row.number,
  marks: row.marks,
  most: row.marks_most,
  isPassed: row.is_passed === null ? null : row.is_passed === 1,
  note: noteOf(row),
  answered: row.answered,
  questions: row.questions,
  feedback: row.feedback,
  answers: row.answers.map(printedAnswer),
});

/** A student's print: only what the server sends to them. null: there is no result yet. */
export function sheetOfResult(result: AssessmentResult, student: string): PrintedResult | null {
  const { score } = result;
  if (!score) return null;
  return {
    key: result.attempt_id,
    student,
    place: placeOf(result.grade_name, result.division_name),
    of: {
      assessment: result.assessment_name,
      teacher: result.teacher,
      passPercent: score.pass_percent,
    },
    handedInAt: result.handed_in_at,
    number: result.number,
    marks: score.marks,
    most: score.marks_most,
    isPassed: score.is_passed === null ? null : score.is_passed === 1,
    note: '',
    answered: result.answered,
    questions: result.questions,
    feedback: score.feedback,
    answers: (result.answers ?? []).map(printedAnswer),
  };
}
