import { createFacultyNoticeCall } from '#contract/notices/calls/create-faculty-notice.call.ts';
import { createNoticeCall } from '#contract/notices/calls/create-notice.call.ts';
import { deleteNoticeFileCall } from '#contract/notices/calls/delete-notice-file.call.ts';
import { getNoticeDetailsCall } from '#contract/notices/calls/get-notice-details.call.ts';
import {
  attachmentFromWire,
  draftToAdminWire,
  draftToFacultyWire,
  noticeFromWire,
} from '#contract/notices/notice.codec.ts';
import type { Notice, NoticeDraft, NoticeFormMode } from '#contract/notices/notice.model.ts';
import type { RemovedFile } from '#machines/notices/notice-form/notice-form.types.ts';
import { type CallTools, isAdmin } from './call-actor.ts';

export interface NoticeQuery {
  readonly mode: NoticeFormMode;
  readonly noticeId: number;
}

/** [ST-04…06] A stored notice to edit or share again. */
export async function loadNotice(
  { call, person }: CallTools,
  { mode, noticeId }: NoticeQuery,
  signal: AbortSignal,
): Promise<Notice> {
  const action = mode === 'edit' ? 'edit' : 'view';
  const input = { notice_id: noticeId, user_id: person.id, action } as const;
  const { data } = await call(getNoticeDetailsCall, input, { signal });
  return noticeFromWire(data, person.id);
}

/** [C1-01, C1-02] Saves for a school admin or a teacher. */
export function saveOfSchool({ call, person }: CallTools, draft: NoticeDraft, signal: AbortSignal) {
  const { schoolId: id, schoolModel: model } = person;
  return isAdmin(person)
    ? call(createNoticeCall, draftToAdminWire(draft, { id, model }), { signal })
    : call(createFacultyNoticeCall, draftToFacultyWire(draft, { model }), { signal });
}

/** [C1-07, ER-04] Resolves to the notice's remaining files. */
export async function removeStoredFile(
  { call }: CallTools,
  { noticeId, fileId }: { readonly noticeId: number; readonly fileId: string },
  signal: AbortSignal,
): Promise<RemovedFile> {
  const input = { notice_id: noticeId, path: fileId };
  const { data, version, information } = await call(deleteNoticeFileCall, input, { signal });
  return { attachments: data.map(attachmentFromWire), version, information };
}
