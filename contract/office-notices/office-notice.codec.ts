import type * as v from 'valibot';
import { bit } from '#contract/core/bit.ts';
import { chosenToWire } from '#contract/notices/chosen.codec.ts';
import { fileEntriesToWire, sharedToWire } from '#contract/notices/notice.codec.ts';
import type { NoticeDraft, OfficePlaces } from '#contract/notices/notice.model.ts';
import type { createNoticeByAdminInput } from './office-notice.wire.ts';

/** The server refuses an empty choice, so it never means everybody. */
const nowhere: OfficePlaces = { countries: [], states: [], schools: [] };

/** [C1-03, EN-11] */
export function draftToOfficeWire(draft: NoticeDraft): v.InferInput<typeof createNoticeByAdminInput> {
  // The office's form has no pair that depends on a school's model.
  const shared = sharedToWire(draft, 0);
  const { title, description, share_date, due_date, notify_email, asks_receipt, video_url, formSession } =
    shared;
  const { countries, states, schools } = draft.office ?? nowhere;
  return {
    country_id: chosenToWire(countries),
    state_id: chosenToWire(states),
    schoolIds: chosenToWire(schools),
    gradeIds: chosenToWire(draft.grades),
    notice_title: title,
    notice_description: description,
    noticeFor: draft.noticeFor,
    share_date,
    due_date,
    notify_email,
    asks_receipt,
    active_status: bit(draft.isActive),
    noticeBoardFiles: fileEntriesToWire(draft),
    video_url,
    formSession,
    notice_id: draft.mode === 'edit' ? draft.id : 0,
    noticeSubmitType: draft.mode,
    noticeVersion: draft.version,
    reshared_from: shared.reshared_from,
  };
}
