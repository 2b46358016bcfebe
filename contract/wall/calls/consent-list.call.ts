import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { consentPage, consentPageOutput } from '../consent.wire.ts';

/** Ours [QU-59]: consents of guardians. */
export const consentListCall = defineCall('consent-list', {
  method: 'POST',
  areas: ['School and school admin'],
  ours: true,
  input: consentPage,
  output: consentPageOutput,
  errors: {},
  access: { [roles.schoolAdmin]: 'school' },
});
