import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { remindRefusals } from '../delivery.refusals.ts';
import { noticeIdInput, remindOutput } from '../delivery.wire.ts';

/** Reminds readers who are missing, each at most once a day. */
export const remindNoticeCall = defineCall('remind-notice', {
  method: 'POST',
  areas: ['Notices'],
  ours: true,
  input: noticeIdInput,
  output: remindOutput,
  errors: remindRefusals,
  access: { [roles.schoolAdmin]: 'school', [roles.faculty]: 'own' },
  rate: 'write',
});
