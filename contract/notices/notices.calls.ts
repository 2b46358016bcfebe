import { acknowledgeNoticeCall } from './calls/acknowledge-notice.call.ts';
import { checkKeptNoticesCall } from './calls/check-kept-notices.call.ts';
import { createFacultyNoticeCall } from './calls/create-faculty-notice.call.ts';
import { createNoticeCall } from './calls/create-notice.call.ts';
import { createNoticeByAdminCall } from './calls/create-notice-by-admin.call.ts';
import { deleteFacultyNoticeCall } from './calls/delete-faculty-notice.call.ts';
import { deleteNoticeFileCall } from './calls/delete-notice-file.call.ts';
import { deleteNoticeSuperadminCall } from './calls/delete-notice-superadmin.call.ts';
import { deleteNoticeTranslationCall } from './calls/delete-notice-translation.call.ts';
import { downloadCall } from './calls/download.call.ts';
import { dropNoticeDraftCall } from './calls/drop-notice-draft.call.ts';
import { getDeletedNoticesCall } from './calls/get-deleted-notices.call.ts';
import { getLatestNoticeActiveListCall } from './calls/get-latest-notice-active-list.call.ts';
import { getLatestNoticeInactiveListCall } from './calls/get-latest-notice-inactive-list.call.ts';
import { getLatestNoticeListCall } from './calls/get-latest-notice-list.call.ts';
import { getNoticeBoardCall } from './calls/get-notice-board.call.ts';
import { getNoticeBoardActiveCall } from './calls/get-notice-board-active.call.ts';
import { getNoticeBoardInactiveCall } from './calls/get-notice-board-inactive.call.ts';
import { getNoticeDeliveryCall } from './calls/get-notice-delivery.call.ts';
import { getNoticeDetailsCall } from './calls/get-notice-details.call.ts';
import { getNoticeDraftCall } from './calls/get-notice-draft.call.ts';
import { getNoticeDraftsCall } from './calls/get-notice-drafts.call.ts';
import { getNoticeFilterdListCall } from './calls/get-notice-filterd-list.call.ts';
import { getNoticeHighlightsCall } from './calls/get-notice-highlights.call.ts';
import { getOfficeDeliveryCall } from './calls/get-office-delivery.call.ts';
import { getUploadRoomCall } from './calls/get-upload-room.call.ts';
import { handleUploadFilesCall } from './calls/handle-upload-files.call.ts';
import { noticeSeenCall } from './calls/notice-seen.call.ts';
import { previewNoticeReachCall } from './calls/preview-notice-reach.call.ts';
import { previewOfficeReachCall } from './calls/preview-office-reach.call.ts';
import { remindNoticeCall } from './calls/remind-notice.call.ts';
import { remindOfficeNoticeCall } from './calls/remind-office-notice.call.ts';
import { restoreNoticeCall } from './calls/restore-notice.call.ts';
import { saveNoticeDraftCall } from './calls/save-notice-draft.call.ts';
import { saveNoticeTranslationCall } from './calls/save-notice-translation.call.ts';
import { setNoticeStatusCall } from './calls/set-notice-status.call.ts';
import { undoNoticeCall } from './calls/undo-notice.call.ts';
import { notBuiltCalls } from './not-built.calls.ts';

/** Every call of this room, for the catalogue. */
export const noticesCalls = {
  ...notBuiltCalls,
  'acknowledge-notice': acknowledgeNoticeCall,
  'check-kept-notices': checkKeptNoticesCall,
  'create-faculty-notice': createFacultyNoticeCall,
  'create-notice': createNoticeCall,
  'create-notice-by-admin': createNoticeByAdminCall,
  'delete-faculty-notice': deleteFacultyNoticeCall,
  'delete-notice-file': deleteNoticeFileCall,
  'delete-notice-superadmin': deleteNoticeSuperadminCall,
  'delete-notice-translation': deleteNoticeTranslationCall,
  download: downloadCall,
  'drop-notice-draft': dropNoticeDraftCall,
  'get-deleted-notices': getDeletedNoticesCall,
  'get-latest-notice-active-list': getLatestNoticeActiveListCall,
  'get-latest-notice-inactive-list': getLatestNoticeInactiveListCall,
  'get-latest-notice-list': getLatestNoticeListCall,
  'get-notice-board': getNoticeBoardCall,
  'get-notice-board-active': getNoticeBoardActiveCall,
  'get-notice-board-inactive': getNoticeBoardInactiveCall,
  'get-notice-delivery': getNoticeDeliveryCall,
  'get-notice-details': getNoticeDetailsCall,
  'get-notice-draft': getNoticeDraftCall,
  'get-notice-drafts': getNoticeDraftsCall,
  'get-notice-filterd-list': getNoticeFilterdListCall,
  'get-notice-highlights': getNoticeHighlightsCall,
  'get-office-delivery': getOfficeDeliveryCall,
  'get-upload-room': getUploadRoomCall,
  'handle-upload-files': handleUploadFilesCall,
  'notice-seen': noticeSeenCall,
  'preview-notice-reach': previewNoticeReachCall,
  'preview-office-reach': previewOfficeReachCall,
  'remind-notice': remindNoticeCall,
  'remind-office-notice': remindOfficeNoticeCall,
  'restore-notice': restoreNoticeCall,
  'save-notice-draft': saveNoticeDraftCall,
  'save-notice-translation': saveNoticeTranslationCall,
  'set-notice-status': setNoticeStatusCall,
  'undo-notice': undoNoticeCall,
};
