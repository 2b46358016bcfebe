import type { AssessmentKind } from '#contract/assessments/assessments.rules.ts';
import type { QuestionRow } from '#contract/assessments/questions.wire.ts';
import type { ScheduledGroup, ScheduledItem } from '#contract/assessments/schedule.wire.ts';
import type { ShownPaper } from '#contract/assessments/schedule-editor.wire.ts';
import type { FailureFacts } from '#machines/shared/failure.ts';

/** Whom the assessment is for, as the form has it. */
export interface AudienceQuestion {
  readonly groups: readonly ScheduledGroup[];
  readonly students: readonly number[];
}

/** The paper, as the form has it. */
export interface PaperQuestion {
  /** 0: it is not stored yet. */
  readonly assessment_id: number;
  readonly kind: AssessmentKind;
  readonly items: readonly ScheduledItem[];
  readonly shuffle_questions: 0 | 1;
  readonly shuffle_choices: 0 | 1;
  /** Another number is another student. */
  readonly seed: number;
}

/** What is looked for in the question bank. */
export interface QuestionRequest {
  readonly bankId: number;
  readonly search: string;
  readonly isPractical: boolean;
}

/** The first questions that were found, and how many there are. */
export interface FoundQuestions {
  readonly rows: readonly QuestionRow[];
  readonly total: number;
}

export interface AssessmentEditorContext {
  /** null until the person chooses somebody. */
  readonly audience: AudienceQuestion | null;
  /** Of the audience that was counted last; it stays in sight while the next one is counted. */
  readonly students: number | null;
  readonly audienceFailure: FailureFacts | null;
  /** null: no topic is chosen. */
  readonly request: QuestionRequest | null;
  /** Of the last search; it stays in sight while the next one goes on. */
  readonly found: FoundQuestions | null;
  readonly searchFailure: FailureFacts | null;
  readonly paper: PaperQuestion | null;
  readonly shown: ShownPaper | null;
  readonly paperFailure: FailureFacts | null;
}

export type AssessmentEditorEvent =
  | { readonly type: 'audience.change'; readonly audience: AudienceQuestion | null }
  | { readonly type: 'audience.retry' }
  | { readonly type: 'connection.restored' }
  | { readonly type: 'bank.search'; readonly request: QuestionRequest | null }
  /** Also after a question was added to the topic. */
  | { readonly type: 'bank.again' }
  /** Again, with another seed, while one is shown: as another student gets it. */
  | { readonly type: 'paper.show'; readonly paper: PaperQuestion }
  | { readonly type: 'paper.retry' }
  | { readonly type: 'paper.close' };
