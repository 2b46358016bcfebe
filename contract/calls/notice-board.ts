import { modules } from '#contract/auth/modules.rules.ts';
import { type CallShape, defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import {
  changedNoticesOutput,
  deletedNoticesInput,
  deletedNoticesOutput,
  deleteNoticeSuperadminInput,
  deleteNoticeSuperadminOutput,
  deleteNoticesInput,
  noticeBoardInput,
  noticeBoardOutput,
  noticeFilteredInput,
  restoreNoticeInput,
  setNoticeStatusInput,
} from '../notices/board.wire.ts';

const notices = { method: 'POST', areas: ['Notices'] } as const satisfies CallShape;

/** [C1-09, C1-10] The full-screen board. */
const board = {
  ...notices,
  input: noticeBoardInput,
  output: noticeBoardOutput,
  errors: [],
  access: { [roles.superAdmin]: 'school', [roles.schoolAdmin]: 'school', [roles.faculty]: 'audience' },
  module: modules.notices,
  claims: { user: 'login_id', school: 'school_id' },
} as const;

/** [QU-24] Changes of one press, each with a way back. */
const tending = {
  ...notices,
  output: changedNoticesOutput,
  errors: ['stale', 'locked', 'demo_school', 'still_active', 'too_late', 'not_deleted'],
  access: { [roles.superAdmin]: 'school', [roles.schoolAdmin]: 'own', [roles.faculty]: 'own' },
  module: modules.notices,
  rate: 'write',
} as const;

/** Area "Notices": the board in full and what is done on it. Apart from the rest, so that it loads with its screen. */
export const noticeBoardCalls = {
  'get-notice-board': defineCall('get-notice-board', board),
  'get-notice-board-active': defineCall('get-notice-board-active', { ...board, ours: true }),
  'get-notice-board-inactive': defineCall('get-notice-board-inactive', { ...board, ours: true }),
  'get-notice-filterd-list': defineCall('get-notice-filterd-list', { ...board, input: noticeFilteredInput }),
  'delete-faculty-notice': defineCall('delete-faculty-notice', { ...tending, input: deleteNoticesInput }),
  'delete-notice-superadmin': defineCall('delete-notice-superadmin', {
    ...tending,
    input: deleteNoticeSuperadminInput,
    output: deleteNoticeSuperadminOutput,
    access: { [roles.superAdmin]: 'school' },
  }),
  /** What can still be brought back, by who deleted or wrote it; what was deleted last stands first. */
  'get-deleted-notices': defineCall('get-deleted-notices', {
    ...notices,
    ours: true,
    input: deletedNoticesInput,
    output: deletedNoticesOutput,
    errors: [],
    access: { [roles.superAdmin]: 'own', [roles.schoolAdmin]: 'own', [roles.faculty]: 'own' },
    module: modules.notices,
  }),
  'restore-notice': defineCall('restore-notice', { ...tending, ours: true, input: restoreNoticeInput }),
  'set-notice-status': defineCall('set-notice-status', {
    ...tending,
    ours: true,
    input: setNoticeStatusInput,
  }),
};
