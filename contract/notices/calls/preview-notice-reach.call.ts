import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { noticeReachInput, noticeReachOutput } from '../delivery.wire.ts';

export const previewNoticeReachCall = defineCall('preview-notice-reach', {
  method: 'POST',
  areas: ['Notices'],
  ours: true,
  loader: false,
  input: noticeReachInput,
  output: noticeReachOutput,
  errors: ['unknown_grade', 'unknown_division'],
  access: { [roles.schoolAdmin]: 'school', [roles.faculty]: 'taught' },
});
