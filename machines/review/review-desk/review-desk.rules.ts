import type { ShownComment, Submission } from '#contract/review/review.wire.ts';
import type { Desk, ReviewDeskContext, ReviewDraft } from './review-desk.types.ts';

export const blankDraft: ReviewDraft = {
  feedback: '',
  rubricId: 0,
  scores: [],
  showData: true,
  dueOn: '',
  onWall: false,
};

/** What was written about the work before, or nothing. */
export const draftOf = ({ draft }: Submission): ReviewDraft => ({
  feedback: draft.feedback,
  rubricId: draft.rubric_id,
  scores: draft.scores,
  showData: draft.show_data === 1,
  dueOn: draft.due_on,
  onWall: draft.on_wall === 1,
});

type OfDesk = Pick<
  ReviewDeskContext,
  | 'desk'
  | 'draft'
  | 'draftVersion'
  | 'isTyped'
  | 'isAhead'
  | 'isLeaving'
  | 'ahead'
  | 'fresh'
  | 'faults'
  | 'failure'
>;

/** All parts of a work come onto the desk at once, and nothing of the one before stays. */
export const laidOut = (desk: Desk): OfDesk => ({
  desk,
  draft: draftOf(desk.work),
  draftVersion: desk.work.draft.version,
  isTyped: false,
  isAhead: false,
  isLeaving: false,
  ahead: null,
  fresh: null,
  faults: {},
  failure: null,
});

/** The same work as it is now, while what was written and not decided stays. */
export function laidOutAgain(
  { draft, isTyped, ahead }: Pick<ReviewDeskContext, 'draft' | 'isTyped' | 'ahead'>,
  desk: Desk,
): OfDesk {
  const laid = { ...laidOut(desk), ahead };
  return isTyped ? { ...laid, draft: ofRubric(draft, desk.work), isTyped, isAhead: true } : laid;
}

/** A rubric that was taken away meanwhile takes its scores along. */
const ofRubric = (draft: ReviewDraft, { rubrics }: Submission): ReviewDraft =>
  draft.rubricId === 0 || rubrics.some(({ id }) => id === draft.rubricId)
    ? draft
    : { ...draft, rubricId: 0, scores: [] };

/** Another rubric has other criteria. */
export const changed = (draft: ReviewDraft, fields: Partial<ReviewDraft>): ReviewDraft => ({
  ...draft,
  ...(fields.rubricId !== undefined && fields.rubricId !== draft.rubricId && { scores: [] }),
  ...fields,
});

/** Did the student, or another teacher, change the work since it came onto the desk? */
export const isNewer = (desk: Desk | null, seen: Desk): boolean =>
  desk !== null && seen.work.id === desk.work.id && seen.work.version > desk.work.version;

/** A comment in its place among the others. */
export function withComment(desk: Desk, comment: ShownComment): Desk {
  const others = desk.work.comments.filter(({ id }) => id !== comment.id);
  const comments = [...others, comment].toSorted(
    (a, b) => a.entry_id - b.entry_id || a.at - b.at || a.id - b.id,
  );
  return { ...desk, work: { ...desk.work, comments } };
}

export const withoutComment = (desk: Desk, gone: number): Desk => ({
  ...desk,
  work: { ...desk.work, comments: desk.work.comments.filter(({ id }) => id !== gone) },
});
