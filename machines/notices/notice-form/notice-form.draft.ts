import * as v from 'valibot';
import { toDraftItems } from '../../upload-queue/upload-queue.draft.ts';
import { type SavedNoticeDraft, savedNoticeDraft } from './notice-form.saved.ts';
import type { DraftKey, NoticeFormContext } from './notice-form.types.ts';

export function draftKeyOf({
  person,
  mode,
  noticeId,
}: Pick<NoticeFormContext, 'person' | 'mode' | 'noticeId'>): DraftKey {
  return { personId: person.id, mode, noticeId };
}

export function toDraft(context: NoticeFormContext): SavedNoticeDraft {
  return {
    format: 1,
    personId: context.person.id,
    mode: context.mode,
    noticeId: context.noticeId,
    target: context.target,
    values: context.values,
    ...(context.base && { base: context.base }),
    videoText: context.videoText,
    items: toDraftItems(context.uploads.items),
    sent: context.sent?.draft ?? null,
  };
}

/** The form as it was when it was saved, for a notice that its author takes back; an edit is not taken back. */
export function toUndoDraft(context: NoticeFormContext): SavedNoticeDraft | null {
  return context.target.mode === 'edit' ? null : { ...toDraft(context), sent: null };
}

function belongsTo(draft: SavedNoticeDraft, key: DraftKey): boolean {
  return draft.personId === key.personId && draft.mode === key.mode && draft.noticeId === key.noticeId;
}

/**
 * What storage held, as a draft of exactly this person, mode and notice; null for anything else: another
 * person's, an older format, or a storage that somebody tampered with.
 */
export function fromDraft(stored: unknown, key: DraftKey): SavedNoticeDraft | null {
  const result = v.safeParse(savedNoticeDraft, stored);
  return result.success && belongsTo(result.output, key) ? result.output : null;
}
