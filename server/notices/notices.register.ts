import type { Room } from '#server/core/room.ts';
import { scopeIn } from '#server/core/scope.policy.ts';
import { noticeCarriers } from './carriers.ts';
import { clearDrafts } from './clear.ts';
import { boardExport } from './export-board.ts';
import { noticeJobs } from './jobs.ts';
import { readNoticeFile } from './read-notice-file.ts';
import { noticeDrafts } from './schema/draft.ts';
import { mailLedger } from './schema/notice.ts';
import { noticeSearch } from './search.ts';
import { noticeUploads } from './uploads.ts';

export const noticesRoom: Room = {
  desks: {
    notices: (actor) => actor.school.id === 0 && scopeIn('get-notice-board', actor) === 'school',
  },
  personal: [
    { part: 'drafts', table: noticeDrafts, isMerged: true },
    { part: 'mails about notices', table: mailLedger, isMerged: true },
  ],
  jobs: noticeJobs,
  clear: clearDrafts,
  search: [noticeSearch],
  uploads: noticeUploads,
  files: [readNoticeFile],
  carriers: noticeCarriers,
  exports: [boardExport],
};
