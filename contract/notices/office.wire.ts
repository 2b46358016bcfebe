import * as v from 'valibot';
import { createNoticeInput } from './notice.wire.ts';
import { officeLimits } from './office.rules.ts';

/** Wire schemas of the central office's notices and of the lists its form picks from [C1-03, C1-14, EN-08, EN-11]. */

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

/** [C1-03, EN-11] '0' is All in every list. `gradeIds` counts with exactly one school. */
export const createNoticeByAdminInput = v.object({
  country_id: idList,
  state_id: idList,
  schoolIds: idList,
  gradeIds: v.optional(idList, ''),
  notice_title: title,
  notice_description: description,
  noticeFor: v.picklist([1, 2, 3, 4, 5, 6], 'Please select user for share this notice.'),
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

/** What every picker sends: a text, how many, after which id; or the ids whose names are wanted. */
const asked = {
  sAdmin_id: id,
  search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100)), ''),
  limit: v.optional(v.pipe(id, v.minValue(1), v.maxValue(100)), officeLimits.page),
  /** The id the last page ended with; 0 begins. */
  cursor: v.optional(id, 0),
  ids: v.optional(idList, ''),
};
/** `next` is the cursor of the page after this one; 0: this was the last. */
const page = { success: v.literal('true'), next: v.number() };

export const countryListInput = v.object(asked);
export const countryListOutput = v.object({
  ...page,
  data: v.array(v.object({ country_id: v.number(), country_name: v.string() })),
});

export const stateListInput = v.object({ ...asked, country_id: v.optional(idList, '0') });
export const stateListOutput = v.object({
  ...page,
  data: v.array(v.object({ State_Id: v.number(), State_Name: v.string() })),
});

export const schoolListInput = v.object({
  ...asked,
  country_id: v.optional(idList, '0'),
  state_id: v.optional(idList, '0'),
});
/** `place` is the state and country, to tell schools of one name apart. */
export const schoolListOutput = v.object({
  ...page,
  data: v.array(v.object({ id: v.number(), school_name: v.string(), place: v.string() })),
});

/** [C1-14, EN-08] The grades of one school, its clubs where it teaches in clubs. */
export const schoolClassListInput = v.object({ school_id: id });
export const schoolClassListOutput = v.object({
  success: v.literal('true'),
  data: v.array(v.object({ id: v.number(), class_name: v.string() })),
});
