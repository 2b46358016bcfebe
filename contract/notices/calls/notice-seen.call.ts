import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { noticeSeenInput, noticeSeenOutput } from '../delivery.wire.ts';

/** Opened in the viewer, now or a while ago without a connection; notices that are not the reader's count nothing. */
export const noticeSeenCall = defineCall('notice-seen', {
  method: 'POST',
  areas: ['Notices'],
  ours: true,
  loader: false,
  input: noticeSeenInput,
  output: noticeSeenOutput,
  errors: {},
  access: { [roles.schoolAdmin]: 'school', [roles.student]: 'audience', [roles.faculty]: 'audience' },
  rate: 'write',
});
