import type { Receipt, SavedAnswer, ShownAttempt, StudentCard } from '#contract/assessments/attempt.wire.ts';
import type { QuestionAnswer } from '#contract/assessments/question.model.ts';
import type { FailureFacts } from '../../shared/failure.ts';

/** The clock of the server as it was heard of: `now` at the moment `at` of a clock of the browser that only runs on. */
export interface HeardClock {
  /** Milliseconds since 1970 by the server. */
  readonly now: number;
  /** Milliseconds of `performance.now()`: whoever sets the clock of the device changes nothing. */
  readonly at: number;
}

/** An answer as it stands on the paper. */
export interface PaperAnswer {
  readonly answer: QuestionAnswer | null;
  /** Of its newest change; 0: none was made. */
  readonly seq: number;
  readonly isFlagged: boolean;
}

/** What this browser keeps of an attempt: changes that the server has not acknowledged. A newer one may be saved. */
export interface KeptAnswers {
  readonly attemptId: number;
  /** Of the window that wrote them; '': not known. After the end they count for this one alone. */
  readonly lease: string;
  readonly answers: readonly SavedAnswer[];
}

export interface AttemptInput {
  readonly personId: number;
  readonly assessmentId: number;
  /** Of this tab: it stays the same when the page is loaded again, and changes when this window takes over. */
  readonly lease: string;
}

/** What is known of an assessment when its page opens. */
export interface OpenedAssessment {
  readonly card: StudentCard;
  /** The newest attempt; null: there is none. */
  readonly attempt: ShownAttempt | null;
  readonly kept: KeptAnswers | null;
  readonly clock: HeardClock;
}
export type OpenedAttempt = Pick<OpenedAssessment, 'clock'> & { readonly attempt: ShownAttempt };
/** With the lease that this window has from now on. No other tab can have a copy of it. */
export type TakenAttempt = OpenedAttempt & Pick<AttemptInput, 'lease'>;

export interface SavedAnswers {
  readonly saved: readonly { readonly position: number; readonly seq: number }[];
  readonly endsAt: number;
  readonly clock: HeardClock;
}

/** Minutes left at which it is said how much time there is. */
export type Mark = 10 | 5 | 1;

export interface AttemptContext extends AttemptInput {
  readonly card: StudentCard | null;
  readonly attempt: ShownAttempt | null;
  /** By position. */
  readonly paper: Readonly<Record<number, PaperAnswer>>;
  /** Positions whose newest change is not acknowledged. */
  readonly unsent: readonly number[];
  /** The lease under which the unsent changes were written. */
  readonly writer: string;
  /** What the save on its way has. */
  readonly sending: readonly SavedAnswer[];
  readonly seq: number;
  /** Answers of this browser that were never saved, to questions that another device has answered since. */
  readonly crossed: readonly SavedAnswer[];
  readonly clock: HeardClock;
  readonly endsAt: number;
  /** The last that was said; null: none yet. */
  readonly said: Mark | null;
  readonly receipt: Receipt | null;
  /** The student asks for one more attempt, though one was handed in. */
  readonly isAgain: boolean;
  /** Time ran out before it was handed in. */
  readonly isOver: boolean;
  /** Why the page could not be loaded, or why what was asked for came to nothing. */
  readonly failure: FailureFacts | null;
}

export type AttemptEvent =
  | { readonly type: 'attempt.retry' }
  | { readonly type: 'start.press'; readonly otp: string }
  | { readonly type: 'answer.change'; readonly position: number; readonly answer: QuestionAnswer | null }
  | { readonly type: 'flag.toggle'; readonly position: number }
  /** Of two answers, the one of this browser, or the one that is saved. */
  | { readonly type: 'crossed.use'; readonly position: number }
  | { readonly type: 'crossed.drop'; readonly position: number }
  /** The tab is hidden, and may be closed without a word. */
  | { readonly type: 'save.soon' }
  | { readonly type: 'submit.press' }
  | { readonly type: 'submit.retry' }
  | { readonly type: 'work.on' }
  /** This window writes from now on. */
  | { readonly type: 'here.press' }
  | { readonly type: 'attempt.again' }
  /** More time, a window elsewhere, a result: something about the assessment changed. */
  | { readonly type: 'assessment.changed' }
  | { readonly type: 'connection.lost' }
  | { readonly type: 'connection.restored' }
  | { readonly type: 'session.expired' }
  | { readonly type: 'session.restored'; readonly personId: number }
  | { readonly type: 'lease.lost' }
  | { readonly type: 'lease.won' }
  | { readonly type: 'clock.moved' };

export type AttemptEmitted =
  /** This browser keeps it; null: the server has everything. */
  | { readonly type: 'keep'; readonly attemptId: number; readonly kept: KeptAnswers | null }
  /** For those who do not look at the timer. */
  | { readonly type: 'time.left'; readonly minutes: Mark }
  | { readonly type: 'time.more'; readonly minutes: number }
  | { readonly type: 'handed.in' };
