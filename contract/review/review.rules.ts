import type { WorkState } from '#contract/works/works.rules.ts';

/** What a teacher decides: it is done, or it is asked for once more. */
export const reviewDecisions = ['approved', 'resubmit'] as const;
export type ReviewDecision = (typeof reviewDecisions)[number];

/** [C5-03] As `formStatus` numbers decisions. */
export const decisionOfStatus = { 1: 'approved', 2: 'resubmit' } as const satisfies Record<
  number,
  ReviewDecision
>;

/** Where a comment is: at the entry as a whole, a line of a text, a page, a second of a film, an area of a picture. */
export const commentAnchors = ['whole', 'line', 'page', 'second', 'area'] as const;
export type CommentAnchor = (typeof commentAnchors)[number];

/** What a queue shows: works that wait, that were asked for again, that are done. Drafts are the students' alone. */
export const queueStates = ['in_review', 'resubmit', 'approved'] as const satisfies readonly WorkState[];
export type QueueState = (typeof queueStates)[number];

/** What a queue is narrowed to: one state, or all that a teacher answered. */
export const queueStateFilters = [...queueStates, 'reviewed'] as const;
export type QueueStateFilter = (typeof queueStateFilters)[number];

/** Letters. */
export const feedbackMost = 4_000;
export const commentMost = 1_000;
export const phraseMost = 300;

/** Of a rubric. */
export const criteriaMost = 10;
export const levelsMost = 6;
export const levelsLeast = 2;

/** Comments on one attempt by all who teach the class. */
export const commentsMost = 300;

/** Works that one zip holds. */
export const zipWorksMost = 400;
/** Students that one request reminds. */
export const remindedAtOnce = 2_000;
/** Rows of the list of who has not handed in, as one file. */
export const exportedAtMost = 10_000;

/** The points of a level by its position among so many, the best first: the best of four gives 4, the last 1. */
export const pointsAt = (position: number, levels: number): number => levels - position + 1;
