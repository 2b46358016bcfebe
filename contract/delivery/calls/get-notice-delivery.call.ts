import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { followRefusals } from '../delivery.refusals.ts';
import { noticeDeliveryInput, noticeDeliveryOutput } from '../delivery.wire.ts';

export const getNoticeDeliveryCall = defineCall('get-notice-delivery', {
  method: 'POST',
  areas: ['Notices'],
  ours: true,
  loader: false,
  input: noticeDeliveryInput,
  output: noticeDeliveryOutput,
  errors: followRefusals,
  access: { [roles.schoolAdmin]: 'school', [roles.faculty]: 'own' },
});
