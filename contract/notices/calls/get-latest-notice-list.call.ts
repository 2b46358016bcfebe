import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { noticeListInput, noticeListOutput } from '../notice-list.wire.ts';

/** Notices due this week [QC-31, QU-23]. */
export const getLatestNoticeListCall = defineCall('get-latest-notice-list', {
  method: 'POST',
  areas: ['Notices'],
  claims: { user: 'login_id', school: 'school_id' },
  input: noticeListInput,
  output: noticeListOutput,
  errors: {},
  access: {
    [roles.superAdmin]: 'school',
    [roles.schoolAdmin]: 'school',
    [roles.student]: 'audience',
    [roles.faculty]: 'audience',
  },
  module: modules.notices,
});
