import { modules } from '#contract/auth/modules.rules.ts';
import { type CallShape, defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { noticeListInput, noticeListOutput } from '../notices/notice-list.wire.ts';

const notices = { method: 'POST', areas: ['Notices'] } as const satisfies CallShape;

const list = {
  ...notices,
  input: noticeListInput,
  output: noticeListOutput,
  errors: [],
  access: {
    [roles.superAdmin]: 'school',
    [roles.schoolAdmin]: 'school',
    [roles.student]: 'audience',
    [roles.faculty]: 'audience',
  },
  module: modules.notices,
  claims: { user: 'login_id', school: 'school_id' },
} as const;

/** The lists of a Task Genie card [C1-08]; apart from the other calls of notices, which load when they are wanted. */
export const noticeListCalls = {
  /** The due list: due this week [QC-31, QU-23]. */
  'get-latest-notice-list': defineCall('get-latest-notice-list', list),
  'get-latest-notice-active-list': defineCall('get-latest-notice-active-list', list),
  'get-latest-notice-inactive-list': defineCall('get-latest-notice-inactive-list', list),
};
