import type { noticesCalls } from '#contract/notices/notices.calls.ts';
import type { Handlers } from '#server/core/pipeline.ts';
import type { Room } from '#server/core/room.ts';
import { scopeIn } from '#server/core/scope.policy.ts';
import { acknowledgeNotice } from './calls/acknowledge-notice.ts';
import { checkKeptNotices } from './calls/check-kept-notices.ts';
import { createFacultyNotice } from './calls/create-faculty-notice.ts';
import { createNotice } from './calls/create-notice.ts';
import { createNoticeByAdmin } from './calls/create-notice-by-admin.ts';
import { deleteFacultyNotice } from './calls/delete-faculty-notice.ts';
import { deleteNoticeFile } from './calls/delete-notice-file.ts';
import { deleteNoticeSuperadmin } from './calls/delete-notice-superadmin.ts';
import { deleteNoticeTranslation } from './calls/delete-notice-translation.ts';
import { download } from './calls/download.ts';
import { dropNoticeDraft } from './calls/drop-notice-draft.ts';
import { getDeletedNotices } from './calls/get-deleted-notices.ts';
import { getLatestNoticeActiveList } from './calls/get-latest-notice-active-list.ts';
import { getLatestNoticeInactiveList } from './calls/get-latest-notice-inactive-list.ts';
import { getLatestNoticeList } from './calls/get-latest-notice-list.ts';
import { getNoticeBoard } from './calls/get-notice-board.ts';
import { getNoticeBoardActive } from './calls/get-notice-board-active.ts';
import { getNoticeBoardInactive } from './calls/get-notice-board-inactive.ts';
import { getNoticeDelivery } from './calls/get-notice-delivery.ts';
import { getNoticeDetails } from './calls/get-notice-details.ts';
import { getNoticeDraft } from './calls/get-notice-draft.ts';
import { getNoticeDrafts } from './calls/get-notice-drafts.ts';
import { getNoticeFilteredList } from './calls/get-notice-filterd-list.ts';
import { getNoticeHighlights } from './calls/get-notice-highlights.ts';
import { getOfficeDelivery } from './calls/get-office-delivery.ts';
import { getUploadRoom } from './calls/get-upload-room.ts';
import { handleUploadFiles } from './calls/handle-upload-files.ts';
import { noticeSeen } from './calls/notice-seen.ts';
import { previewNoticeReach } from './calls/preview-notice-reach.ts';
import { previewOfficeReach } from './calls/preview-office-reach.ts';
import { remindNotice } from './calls/remind-notice.ts';
import { remindOfficeNotice } from './calls/remind-office-notice.ts';
import { restoreNotice } from './calls/restore-notice.ts';
import { saveNoticeDraft } from './calls/save-notice-draft.ts';
import { saveNoticeTranslation } from './calls/save-notice-translation.ts';
import { setNoticeStatus } from './calls/set-notice-status.ts';
import { undoNotice } from './calls/undo-notice.ts';
import { clearDrafts } from './clear.ts';
import { registerFileRoutes } from './file-routes.ts';
import { noticeJobs } from './jobs.ts';
import { readNoticeFile } from './read-notice-file.ts';
import { noticeReceipts } from './schema/delivery.ts';
import { noticeDrafts } from './schema/draft.ts';
import { mailLedger } from './schema/notice.ts';
import { noticeSearch } from './search.ts';
import { noticeUploads } from './uploads.ts';

/** A built call of the room without a handler does not compile, nor a handler without a call. */
export const noticesHandlers: Handlers<typeof noticesCalls> = {
  'acknowledge-notice': acknowledgeNotice,
  'check-kept-notices': checkKeptNotices,
  'create-faculty-notice': createFacultyNotice,
  'create-notice': createNotice,
  'create-notice-by-admin': createNoticeByAdmin,
  'delete-faculty-notice': deleteFacultyNotice,
  'delete-notice-file': deleteNoticeFile,
  'delete-notice-superadmin': deleteNoticeSuperadmin,
  'delete-notice-translation': deleteNoticeTranslation,
  download,
  'drop-notice-draft': dropNoticeDraft,
  'get-deleted-notices': getDeletedNotices,
  'get-latest-notice-active-list': getLatestNoticeActiveList,
  'get-latest-notice-inactive-list': getLatestNoticeInactiveList,
  'get-latest-notice-list': getLatestNoticeList,
  'get-notice-board': getNoticeBoard,
  'get-notice-board-active': getNoticeBoardActive,
  'get-notice-board-inactive': getNoticeBoardInactive,
  'get-notice-delivery': getNoticeDelivery,
  'get-notice-details': getNoticeDetails,
  'get-notice-draft': getNoticeDraft,
  'get-notice-highlights': getNoticeHighlights,
  'get-notice-drafts': getNoticeDrafts,
  'get-notice-filterd-list': getNoticeFilteredList,
  'get-office-delivery': getOfficeDelivery,
  'get-upload-room': getUploadRoom,
  'handle-upload-files': handleUploadFiles,
  'notice-seen': noticeSeen,
  'preview-notice-reach': previewNoticeReach,
  'preview-office-reach': previewOfficeReach,
  'remind-notice': remindNotice,
  'remind-office-notice': remindOfficeNotice,
  'restore-notice': restoreNotice,
  'save-notice-draft': saveNoticeDraft,
  'save-notice-translation': saveNoticeTranslation,
  'set-notice-status': setNoticeStatus,
  'undo-notice': undoNotice,
};

/** What the room offers besides its calls. */
export const noticesRoom: Room = {
  desks: {
    // Those who manage the central office's board.
    notices: (actor) => actor.school.id === 0 && scopeIn('get-notice-board', actor) === 'school',
  },
  personal: [
    { part: 'drafts', table: noticeDrafts, isMerged: true },
    { part: 'notices opened', table: noticeReceipts, isMerged: true },
    { part: 'mails about notices', table: mailLedger, isMerged: true },
  ],
  jobs: noticeJobs,
  clear: clearDrafts,
  search: [noticeSearch],
  uploads: noticeUploads,
  files: [readNoticeFile],
  routes: registerFileRoutes,
};
