import type { SnapshotFrom } from 'xstate';
import type { DeskAnswer } from '#contract/assessments/marking-desk.wire.ts';
import type { markingDeskMachine } from './marking-desk.machine.ts';
import { answerOf, countsOf, draftOf } from './marking-desk.rules.ts';
import type { MarkDraft, MarkingDeskContext } from './marking-desk.types.ts';

const stages = ['queue', 'failed', 'open', 'done'] as const;

export interface MarkingDeskView {
  readonly stage: (typeof stages)[number];
  /** The answer on the desk; null: none is. */
  readonly answer: DeskAnswer | null;
  readonly draft: MarkDraft;
  /** It is being saved, or compared. */
  readonly isBusy: boolean;
  /** The next answer is not here yet. */
  readonly isMoving: boolean;
  /** A second teacher was faster. */
  readonly isStale: boolean;
  /** The next answers did not come, and are asked for again. */
  readonly isCutOff: boolean;
  readonly hasPrevious: boolean;
  readonly waiting: number;
  readonly answers: number;
  /** Answers beside which something is typed that is not saved. */
  readonly unsaved: number;
  readonly context: MarkingDeskContext;
}

const busy = ['savingMark', 'locked', 'comparing'] as const;
const noDraft: MarkDraft = { marks: '', feedback: '', reason: '' };

/** What the screen shows of the desk. */
export function markingDeskView(snapshot: SnapshotFrom<typeof markingDeskMachine>): MarkingDeskView {
  const { context } = snapshot;
  const answer = snapshot.matches('open') ? (answerOf(context) ?? null) : null;
  return {
    stage: stages.find((stage) => snapshot.matches(stage)) ?? 'queue',
    answer,
    draft: answer ? draftOf(answer, context.drafts) : noDraft,
    isBusy: busy.some((state) => snapshot.matches({ open: { answer: state } })),
    isMoving: snapshot.matches({ open: { answer: 'moving' } }),
    isStale: snapshot.matches({ open: { answer: 'stale' } }),
    isCutOff: snapshot.matches({ open: { ahead: 'waiting' } }),
    hasPrevious: context.at > 0,
    ...countsOf(context.choice, context.questions),
    unsaved: Object.keys(context.drafts).length,
    context,
  };
}
