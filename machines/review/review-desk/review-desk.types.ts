import type { ReviewDecision } from '#contract/review/review.rules.ts';
import type { ShownComment, Submission } from '#contract/review/review.wire.ts';
import type { FailureFacts } from '../../shared/failure.ts';

/** What a teacher writes about a work before they decide. */
export interface ReviewDraft {
  readonly feedback: string;
  /** 0: none. */
  readonly rubricId: number;
  readonly scores: readonly { readonly position: number; readonly level: number }[];
  readonly showData: boolean;
  /** 2026-11-20; '' leaves the day as it is. */
  readonly dueOn: string;
  readonly onWall: boolean;
}

/** A work with the key of one decision on it. */
export interface Desk {
  readonly work: Submission;
  /** '': the reader decides nothing here. */
  readonly formSession: string;
}

/** What comes after the work on the desk. */
export interface Ahead {
  /** null: nothing is left. */
  readonly desk: Desk | null;
  /** How many wait by the filters of the queue. */
  readonly waiting: number;
}

export interface ReviewDeskInput {
  readonly workId: number;
}

export interface DraftToSave {
  readonly work: Pick<Submission, 'id' | 'attempts'>;
  readonly version: number;
  readonly draft: ReviewDraft;
}

export interface DecisionToMake {
  readonly desk: Desk;
  readonly draft: ReviewDraft;
  readonly decision: ReviewDecision;
}

export interface ReviewDeskContext {
  /** The work that is wanted first. */
  readonly workId: number;
  readonly desk: Desk | null;
  readonly draft: ReviewDraft;
  /** Of the draft at the server. */
  readonly draftVersion: number;
  /** Was something written since the work came onto the desk? */
  readonly isTyped: boolean;
  /** … and since the draft was last sent? */
  readonly isAhead: boolean;
  /** The person goes on once the draft is saved. */
  readonly isLeaving: boolean;
  readonly decision: ReviewDecision;
  /** null: not known yet. */
  readonly ahead: Ahead | null;
  /** The work as it is now, where it changed under the reader's eyes. */
  readonly fresh: Desk | null;
  /** What is wrong with fields, in words. */
  readonly faults: Readonly<Record<string, string>>;
  readonly failure: FailureFacts | null;
}

export type ReviewDeskEvent =
  | { readonly type: 'draft.change'; readonly fields: Partial<ReviewDraft> }
  | { readonly type: 'work.decide'; readonly decision: ReviewDecision }
  /** Without a decision. */
  | { readonly type: 'work.skip' }
  | { readonly type: 'work.reopen' }
  /** After it changed meanwhile: shows it as it is now, and keeps what was written. */
  | { readonly type: 'work.reload' }
  /** A hint led to the work being asked for again. */
  | { readonly type: 'work.seen'; readonly desk: Desk }
  | { readonly type: 'comment.kept'; readonly comment: ShownComment }
  | { readonly type: 'comment.gone'; readonly id: number }
  | { readonly type: 'desk.retry' }
  /** The same person signed in again. */
  | { readonly type: 'session.restored' };

export type ReviewDeskEmitted =
  /** Another work is on the desk. */
  | { readonly type: 'moved'; readonly workId: number }
  | { readonly type: 'decided'; readonly decision: ReviewDecision; readonly work: Submission }
  | { readonly type: 'reopened' }
  | { readonly type: 'failed'; readonly failure: FailureFacts };
