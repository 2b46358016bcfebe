import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { followRefusals } from '#contract/delivery/delivery.refusals.ts';
import { officeDeliveryInput, officeDeliveryOutput } from '../office-delivery.wire.ts';

export const getOfficeDeliveryCall = defineCall('get-office-delivery', {
  method: 'POST',
  areas: ['Notices'],
  ours: true,
  loader: false,
  input: officeDeliveryInput,
  output: officeDeliveryOutput,
  errors: followRefusals,
  access: { [roles.superAdmin]: 'school' },
  module: modules.notices,
});
