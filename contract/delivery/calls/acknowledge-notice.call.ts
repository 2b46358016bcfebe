import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { acknowledgeOutput, noticeIdInput } from '../delivery.wire.ts';

/** Confirms reading, for notices whose author asked for it. */
export const acknowledgeNoticeCall = defineCall('acknowledge-notice', {
  method: 'POST',
  areas: ['Notices'],
  ours: true,
  input: noticeIdInput,
  output: acknowledgeOutput,
  errors: { not_asked: 'Nobody is waiting for you to confirm this notice.' },
  access: { [roles.schoolAdmin]: 'school', [roles.student]: 'audience', [roles.faculty]: 'audience' },
  rate: 'write',
});
