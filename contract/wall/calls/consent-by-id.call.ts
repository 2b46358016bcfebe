import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { byIdInput } from '#contract/core/row-inputs.ts';
import { consentRow } from '../consent.wire.ts';

/** Ours [QU-59]. */
export const consentByIdCall = defineCall('consent-by-id', {
  method: 'POST',
  areas: ['School and school admin'],
  ours: true,
  input: byIdInput,
  output: consentRow,
  errors: {},
  access: { [roles.schoolAdmin]: 'school' },
});
