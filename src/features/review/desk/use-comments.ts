import { useState } from 'react';
import { saveCommentCall } from '#contract/review/calls/save-comment.call.ts';
import { setCommentRemovedCall } from '#contract/review/calls/set-comment-removed.call.ts';
import { commentMost } from '#contract/review/review.rules.ts';
import type { ShownComment, Submission } from '#contract/review/review.wire.ts';
import type { ReviewDeskEvent } from '#machines/review/review-desk/review-desk.types.ts';
import { alerts } from '#src/lib/alerts.ts';
import { call } from '#src/lib/api-client.ts';
import { formMessages } from '#src/lib/form/messages.en.ts';
import { errorText } from '#src/lib/tell-failure.ts';
import { undoDuration } from '#src/ui/toaster.ts';
import { deskMessages as messages } from '../desk-messages.en.ts';
import { type CommentDraft, isTooLong } from './comment-place.ts';

export interface Comments {
  /** The comment being written; null: none. */
  readonly draft: CommentDraft | null;
  readonly isSaving: boolean;
  readonly onDraft: (draft: CommentDraft | null) => void;
  /** Sends it; false: it was not saved, and its text stays. */
  readonly save: () => Promise<boolean>;
  readonly remove: (comment: ShownComment) => void;
}

/** Comments on a work. Typed text stays until the server has it. */
export function useComments(work: Submission, send: (event: ReviewDeskEvent) => void): Comments {
  const [draft, setDraft] = useState<CommentDraft | null>(null);
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
  return {
    draft,
    isSaving,
    onDraft: setDraft,
    save,
    remove: (comment) => void setRemoved(comment, true),
  };
}
