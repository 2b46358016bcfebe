import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { reachRefusals } from '../delivery.refusals.ts';
import { noticeReachInput, noticeReachOutput } from '../delivery.wire.ts';

export const previewNoticeReachCall = defineCall('preview-notice-reach', {
  method: 'POST',
  areas: ['Notices'],
  ours: true,
  loader: false,
  input: noticeReachInput,
  output: noticeReachOutput,
  errors: reachRefusals,
  access: { [roles.schoolAdmin]: 'school', [roles.faculty]: 'taught' },
});
