import * as v from 'valibot';
import type { ShownComment, Submission } from '#contract/review/review.wire.ts';
import { commentAnchors } from '#contract/works/feedback.rules.ts';
import { dropForPerson, keepForPerson, readForPerson } from '#src/lib/person-storage.ts';
import { type CommentDraft, newComment } from './comment-place.ts';

const stored = v.object({
  id: v.number(),
  entryId: v.number(),
  anchor: v.picklist(commentAnchors),
  at: v.number(),
  x: v.number(),
  y: v.number(),
  w: v.number(),
  h: v.number(),
  text: v.string(),
});

/** Named like a draft, so that sign-out warns of it. */
const nameOf = (workId: number) => `form.review-comment.${workId}`;

export function readCommentDraft(personId: number, workId: number): CommentDraft | null {
  const result = v.safeParse(stored, readForPerson(personId, nameOf(workId)));
  return result.success ? result.output : null;
}

export function keepCommentDraft(personId: number, workId: number, draft: CommentDraft | null): void {
  if (draft) keepForPerson(personId, nameOf(workId), draft);
  else dropForPerson(personId, nameOf(workId));
}

/** Is something typed that the server does not have? */
export const isUnsaved = ({ id, text }: CommentDraft, comments: readonly ShownComment[]): boolean =>
  text.trim() !== '' && comments.find((comment) => comment.id === id)?.text !== text;

/**
 * The comment being written, on the work as it is now. The student may have handed in again: then the text goes to the
 * first file of the new attempt. A comment that was removed meanwhile becomes a new one.
 */
export function draftOn({ attempts, comments }: Submission, typed: CommentDraft | null): CommentDraft | null {
  const entries = attempts[0]?.entries ?? [];
  const [first] = entries;
  if (!typed || !first) return null;
  if (!entries.some(({ id }) => id === typed.entryId))
    return { ...newComment(first, 0), anchor: 'whole', text: typed.text };
  return comments.some(({ id }) => id === typed.id) ? typed : { ...typed, id: 0 };
}
