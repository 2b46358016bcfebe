import * as v from 'valibot';
import { rawText } from '#contract/core/text.ts';
import { noticeForCodes } from '#contract/notices/notice.rules.ts';
import { createNoticeInput } from '#contract/notices/notice.wire.ts';

/** The central office's notices [C1-03, EN-11]. */

const {
  grade: idList,
  title,
  description,
  share_date,
  due_date,
  notify_email,
  asks_receipt,
  formSession,
} = createNoticeInput.entries;
const id = createNoticeInput.entries.noticeID;

/** [C1-03, EN-11] '0' is All in every list. `gradeIds` counts only with exactly one school. */
export const createNoticeByAdminInput = v.object({
  country_id: idList,
  state_id: idList,
  schoolIds: idList,
  gradeIds: v.optional(idList, ''),
  notice_title: title,
  notice_description: description,
  noticeFor: v.picklist(noticeForCodes, 'Please select user for share this notice.'),
  share_date,
  due_date,
  notify_email,
  asks_receipt,
  active_status: notify_email,
  noticeBoardFiles: createNoticeInput.entries.noticefiles,
  video_url: createNoticeInput.entries.video_url,
  formSession,
  notice_id: id,
  noticeSubmitType: v.picklist(['add', 'edit', 'editReshare']),
  noticeVersion: v.optional(id, 0),
  reshared_from: createNoticeInput.entries.reshared_from,
});

/** [C1-05] The specification has `path`; it is unused, because files are found by the notice. */
export const deleteNoticeSuperadminInput = v.object({
  noticeId: id,
  path: v.optional(rawText(2_000), ''),
  noticeVersion: v.optional(id, 0),
});
/** [C1-05, ER-06] 1: deleted; 0: not deleted. */
export const deleteNoticeSuperadminOutput = v.object({ data: v.picklist([0, 1]), version: v.number() });
