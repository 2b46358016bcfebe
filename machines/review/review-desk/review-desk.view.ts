import type { SnapshotFrom } from 'xstate';
import { isTooLongFeedback } from '#contract/review/review.rules.ts';
import type { Submission } from '#contract/review/review.wire.ts';
import type { FailureFacts } from '../../shared/failure.ts';
import type { reviewDeskMachine } from './review-desk.machine.ts';
import type { ReviewDraft } from './review-desk.types.ts';

export interface ReviewDeskView {
  readonly stage: 'loading' | 'open' | 'moving' | 'stuck' | 'finished' | 'failed';
  readonly work: Submission | null;
  readonly draft: ReviewDraft;
  /** Where what was written is: nothing was, here, on its way, at the server, or here because the server is not reached. */
  readonly keeping: 'nothing' | 'unsaved' | 'saving' | 'kept' | 'unreached';
  readonly isBusy: boolean;
  /** It was handed in again, or decided on, while the teacher wrote. */
  readonly isChanged: boolean;
  readonly isTyped: boolean;
  readonly mayReview: boolean;
  /** The feedback is longer than a decision takes. */
  readonly isTooLong: boolean;
  readonly mayReopen: boolean;
  /** How many wait; null: not known yet. */
  readonly waiting: number | null;
  readonly faults: Readonly<Record<string, string>>;
  readonly failure: FailureFacts | null;
}

type Snapshot = SnapshotFrom<typeof reviewDeskMachine>;

const busy = ['deciding', 'waiting', 'reloading', 'reopening'] as const;

export function reviewDeskView(snapshot: Snapshot): ReviewDeskView {
  const { desk, draft, ahead, faults, failure, isTyped } = snapshot.context;
  const isBusy = busy.some((state) => snapshot.matches({ open: state }));
  const isChanged = snapshot.matches({ open: 'resubmittedMeanwhile' });
  const isOpen = snapshot.matches('open') && !isBusy && !isChanged;
  return {
    stage: stageOf(snapshot),
    work: desk?.work ?? null,
    draft,
    keeping: keepingOf(snapshot),
    isBusy,
    isChanged,
    isTyped,
    mayReview: isOpen && desk?.work.may_review === 1,
    isTooLong: isTooLongFeedback(draft.feedback),
    mayReopen: isOpen && desk?.work.may_reopen === 1,
    waiting: ahead?.waiting ?? null,
    faults,
    failure,
  };
}

const stages = ['loading', 'open', 'moving', 'stuck', 'finished', 'failed'] as const;
const stageOf = (snapshot: Snapshot) => stages.find((stage) => snapshot.matches(stage)) ?? 'loading';

const keepings = ['unsaved', 'saving', 'kept', 'unreached'] as const;
const keepingOf = (snapshot: Snapshot) =>
  keepings.find((state) => snapshot.matches({ open: { drafting: state } })) ?? 'nothing';
