import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { savedOutput } from '#contract/core/saving.ts';
import { saveConsentInput } from '../consent.wire.ts';
import { saveConsentRefusals } from '../wall.refusals.ts';

/** Ours [QU-59]: records a guardian's consent with person, time and scope. `id` 0 is a new one. */
export const saveConsentCall = defineCall('save-consent', {
  method: 'POST',
  areas: ['School and school admin'],
  ours: true,
  input: saveConsentInput,
  output: savedOutput,
  errors: saveConsentRefusals,
  idempotencyKey: 'formSession',
  rate: 'write',
  access: { [roles.schoolAdmin]: 'school' },
});
