import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { followRefusals, remindRefusals } from '#contract/delivery/delivery.refusals.ts';
import { noticeIdInput } from '#contract/delivery/delivery.wire.ts';
import { remindOfficeOutput } from '../office-delivery.wire.ts';

/** Reminds missing readers in all schools, each at most once a day. The work runs after the answer. */
export const remindOfficeNoticeCall = defineCall('remind-office-notice', {
  method: 'POST',
  areas: ['Notices'],
  ours: true,
  input: noticeIdInput,
  output: remindOfficeOutput,
  errors: { ...followRefusals, not_out: remindRefusals.not_out },
  access: { [roles.superAdmin]: 'school' },
  module: modules.notices,
  rate: 'write',
});
