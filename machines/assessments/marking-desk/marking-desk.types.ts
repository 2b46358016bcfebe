import type { AttemptState } from '#contract/assessments/assessments.rules.ts';
import type {
  DeskAnswer,
  DeskOrder,
  DeskQuestion,
  DeskState,
} from '#contract/assessments/marking-desk.wire.ts';
import type { FailureFacts } from '../../shared/failure.ts';

/** Which answers come to the desk. */
export interface DeskChoice {
  readonly order: DeskOrder;
  /** By question; 0: the first one of which answers wait. */
  readonly questionId: number;
  /** By student: the attempt of this one alone; 0: of every one. */
  readonly attemptId: number;
  readonly state: DeskState;
  readonly hidesNames: boolean;
}

/** What a teacher typed beside an answer. */
export interface MarkDraft {
  readonly marks: string;
  readonly feedback: string;
  /** Why a rule is overruled. */
  readonly reason: string;
}
/** By `keyOf` of the answer: what is typed and not saved. */
export type MarkDrafts = Readonly<Record<string, MarkDraft>>;

/** What was asked for, until the server has done it. */
export type MarkRequest =
  | {
      readonly kind: 'marks';
      readonly marks: number;
      readonly feedback: string;
      /** Why they are others than those of the key; '': no key marks it. */
      readonly reason: string;
    }
  | { readonly kind: 'overrule'; readonly isCorrect: boolean; readonly reason: string };

export interface MarkToSave {
  readonly answer: DeskAnswer;
  readonly request: MarkRequest;
}

export interface SavedMark {
  readonly version: number;
  readonly state: AttemptState;
}

export interface AnswersWanted {
  readonly assessmentId: number;
  readonly choice: DeskChoice;
  /** null: the first ones. */
  readonly after: DeskAnswer | null;
}

export interface LoadedAnswers {
  readonly name: string;
  readonly questions: readonly DeskQuestion[];
  /** Which one it became; 0: every one. */
  readonly questionId: number;
  readonly rows: readonly DeskAnswer[];
  readonly hasMore: boolean;
}

export interface AnswerWanted {
  readonly assessmentId: number;
  readonly answer: DeskAnswer;
  readonly choice: DeskChoice;
}
/** An answer as it is now, with the counts of all questions. */
export interface SeenAnswer {
  readonly answer: DeskAnswer;
  readonly questions: readonly DeskQuestion[];
}

/** Why what is typed is not sent. */
export type MarkIssue =
  | 'marks_missing'
  | 'bad_marks'
  | 'feedback_too_long'
  | 'reason_missing'
  | 'reason_too_long';

export interface MarkingDeskInput {
  readonly assessmentId: number;
  readonly choice: DeskChoice;
  /** Of the person who marks. */
  readonly name: string;
  /** What this browser kept. */
  readonly drafts: MarkDrafts;
}

export interface MarkingDeskContext {
  readonly assessmentId: number;
  readonly choice: DeskChoice;
  readonly marker: string;
  readonly assessmentName: string;
  readonly questions: readonly DeskQuestion[];
  /** Those that came so far, in their order. */
  readonly rows: readonly DeskAnswer[];
  /** Which of them is on the desk. */
  readonly at: number;
  readonly hasMore: boolean;
  readonly drafts: MarkDrafts;
  readonly request: MarkRequest | null;
  /** The answer on the desk as somebody else left it. */
  readonly fresh: DeskAnswer | null;
  readonly issue: MarkIssue | null;
  readonly failure: FailureFacts | null;
}

export type MarkingDeskEvent =
  | { readonly type: 'queue.choose'; readonly choice: DeskChoice }
  | { readonly type: 'draft.change'; readonly fields: Partial<MarkDraft> }
  /** Saves what is typed and goes on. */
  | { readonly type: 'answer.save' }
  | { readonly type: 'answer.overrule'; readonly isCorrect: boolean }
  /** Without saving: what is typed stays with its answer. */
  | { readonly type: 'answer.next' }
  | { readonly type: 'answer.back' }
  | { readonly type: 'mine.keep' }
  | { readonly type: 'theirs.take' }
  | { readonly type: 'desk.retry' }
  | { readonly type: 'assessment.changed' }
  /** Somebody else changed the answer on the desk while something was typed. */
  | { readonly type: 'answer.overtaken' }
  /** The same person signed in again. */
  | { readonly type: 'session.restored' };

export type MarkingDeskEmitted =
  /** This browser keeps it. */
  | { readonly type: 'keep'; readonly drafts: MarkDrafts }
  | { readonly type: 'saved'; readonly answer: DeskAnswer };
