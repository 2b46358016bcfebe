import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { setRemovedInput } from '#contract/core/row-inputs.ts';
import { changedRows } from '#contract/core/rows.ts';
import { withdrawRefusals } from '../wall.refusals.ts';

/** Ours [QU-59]: withdraws or restores consents. Without one, works are visible in their own school only. */
export const setConsentWithdrawnCall = defineCall('set-consent-withdrawn', {
  method: 'POST',
  areas: ['School and school admin'],
  ours: true,
  input: setRemovedInput,
  output: changedRows,
  errors: withdrawRefusals,
  rate: 'write',
  access: { [roles.schoolAdmin]: 'school' },
});
