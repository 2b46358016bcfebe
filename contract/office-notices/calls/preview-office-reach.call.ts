import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { officeReachInput, officeReachOutput } from '../office-delivery.wire.ts';
import { officeReachRefusals } from '../office-notices.refusals.ts';

export const previewOfficeReachCall = defineCall('preview-office-reach', {
  method: 'POST',
  areas: ['Notices'],
  ours: true,
  loader: false,
  input: officeReachInput,
  output: officeReachOutput,
  errors: officeReachRefusals,
  access: { [roles.superAdmin]: 'all' },
  module: modules.notices,
});
