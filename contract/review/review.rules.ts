import type { CommentAnchor } from '#contract/works/feedback.rules.ts';
import type { WorkState } from '#contract/works/works.rules.ts';

/** `resubmit`: the student must hand it in again. */
export const reviewDecisions = ['approved', 'resubmit'] as const;
export type ReviewDecision = (typeof reviewDecisions)[number];

/** [C5-03] Numbers of `formStatus`. */
export const decisionOfStatus = { 1: 'approved', 2: 'resubmit' } as const satisfies Record<
  number,
  ReviewDecision
>;

const timed: readonly string[] = ['video', 'mp3', 'wav'];

export const isTextType = (type: string): boolean => type === 'txt' || type === 'csv';

/** Possible places of a comment by the type of the file, '' for a link or a program; the whole is always possible. */
export function anchorsOfType(type: string): readonly CommentAnchor[] {
  if (isTextType(type)) return ['line', 'whole'];
  if (type === 'pdf') return ['page', 'whole'];
  if (type === 'image') return ['area', 'whole'];
  return timed.includes(type) ? ['second', 'whole'] : ['whole'];
}

/** Drafts are missing, because only students see them. */
export const queueStates = ['in_review', 'resubmit', 'approved'] as const satisfies readonly WorkState[];
export type QueueState = (typeof queueStates)[number];

/** `reviewed`: every work that a teacher answered. */
export const queueStateFilters = [...queueStates, 'reviewed'] as const;
export type QueueStateFilter = (typeof queueStateFilters)[number];

export const feedbackMost = 4_000;
/** A draft keeps more than a decision takes, so that a long text can be shortened. */
export const feedbackDraftMost = 20_000;
export const isTooLongFeedback = (text: string): boolean => text.trim().length > feedbackMost;
export const commentMost = 1_000;
export const phraseMost = 300;

export const criteriaMost = 10;
export const levelsMost = 6;
export const levelsLeast = 2;

export const commentsMost = 300;

export const zipWorksMost = 400;
export const remindedAtOnce = 2_000;
export const exportedAtMost = 10_000;

/** Points of a level by its position, best first: of four levels the best gives 4, the last 1. */
export const pointsAt = (position: number, levels: number): number => levels - position + 1;
