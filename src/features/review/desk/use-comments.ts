import { useState } from 'react';
import { saveCommentCall } from '#contract/review/calls/save-comment.call.ts';
import { setCommentRemovedCall } from '#contract/review/calls/set-comment-removed.call.ts';
import { commentMost } from '#contract/review/review.rules.ts';
import type { ShownComment, Submission, SubmissionEntry } from '#contract/review/review.wire.ts';
import type { ReviewDeskEvent } from '#machines/review/review-desk/review-desk.types.ts';
import { alerts } from '#src/lib/alerts.ts';
import { call } from '#src/lib/api-client.ts';
import { formMessages } from '#src/lib/form/messages.en.ts';
import { errorText } from '#src/lib/tell-failure.ts';
import { undoDuration } from '#src/ui/toaster.ts';
import { deskMessages as messages } from '../desk-messages.en.ts';
import { draftOn, isUnsaved, keepCommentDraft, readCommentDraft } from './comment-draft.ts';
import { type CommentDraft, commentDraftOf, isTooLong, newComment } from './comment-place.ts';

export interface Comments {
  /** The comment being written; null: none. */
  readonly draft: CommentDraft | null;
  readonly isSaving: boolean;
  readonly onDraft: (draft: CommentDraft | null) => void;
  /** A new comment here. A text that is being written moves along in its file; in another file it is saved first. */
  readonly begin: (entry: SubmissionEntry, at: number) => Promise<void>;
  /** Opens a saved comment; a text that is being written is saved first. */
  readonly edit: (comment: ShownComment) => Promise<void>;
  /** Text that can no longer be sent, because the work is decided; '' for none. */
  readonly unsent: string;
  /** Sends it; false: it was not saved, and its text stays. */
  readonly save: () => Promise<boolean>;
  readonly remove: (comment: ShownComment) => void;
}

/** Comments on a work. This browser keeps typed text until the server has it. */
export function useComments(
  personId: number,
  work: Submission,
  send: (event: ReviewDeskEvent) => void,
): Comments {
  const [typed, setTyped] = useState(() => readCommentDraft(personId, work.id));
  const isOpen = work.may_review === 1;
  const draft = isOpen ? draftOn(work, typed) : null;
  const setDraft = (next: CommentDraft | null) => {
    setTyped(next);
    keepCommentDraft(personId, work.id, next && isUnsaved(next, work.comments) ? next : null);
  };
  const [isSaving, setSaving] = useState(false);
  const attempt = work.attempts[0]?.number ?? 1;
  const save = async () => {
    if (draft === null || draft.text.trim() === '') return true;
    if (isTooLong(draft)) {
      alerts.show({
        tone: 'error',
        title: messages.commentFailed,
        text: formMessages.issues.too_long(commentMost),
      });
      return false;
    }
    setSaving(true);
    try {
      const { entryId: entry_id, ...fields } = draft;
      const { data } = await call(saveCommentCall, { ...fields, work_id: work.id, attempt, entry_id });
      send({ type: 'comment.kept', comment: data });
      setDraft(null);
      return true;
    } catch (error) {
      alerts.show({ tone: 'error', title: messages.commentFailed, text: errorText(error) });
      return false;
    } finally {
      setSaving(false);
    }
  };
  const setRemoved = async (comment: ShownComment, isRemoved: boolean) => {
    try {
      await call(setCommentRemovedCall, { id: comment.id, isRemoved });
      send(isRemoved ? { type: 'comment.gone', id: comment.id } : { type: 'comment.kept', comment });
      if (isRemoved)
        alerts.show({
          tone: 'success',
          title: messages.commentRemoved,
          action: { label: messages.undo, onPress: () => void setRemoved(comment, false) },
          duration: undoDuration,
        });
    } catch (error) {
      alerts.show({ tone: 'error', title: messages.commentFailed, text: errorText(error) });
    }
  };
  const begin = async (entry: SubmissionEntry, at: number) => {
    const fresh = newComment(entry, at);
    if (!draft || !isUnsaved(draft, work.comments)) setDraft(fresh);
    else if (draft.entryId === entry.id) setDraft({ ...draft, anchor: fresh.anchor, at });
    else if (await save()) setDraft(fresh);
  };
  const edit = async (comment: ShownComment) => {
    if (draft?.id === comment.id) return;
    if (!draft || !isUnsaved(draft, work.comments) || (await save())) setDraft(commentDraftOf(comment));
  };
  return {
    draft,
    isSaving,
    onDraft: setDraft,
    begin,
    edit,
    unsent: isOpen ? '' : (typed?.text ?? ''),
    save,
    remove: (comment) => void setRemoved(comment, true),
  };
}
