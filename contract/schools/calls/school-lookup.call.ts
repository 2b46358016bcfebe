import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { lookupInput, lookupOutput } from '#contract/core/lookup.ts';
import { roles } from '#contract/core/roles.ts';

/** Ours: schools within the caller's reach; for a Spoc, the assigned ones [RP-20]. */
export const schoolLookupCall = defineCall('school-lookup', {
  method: 'POST',
  areas: ['School and school admin'],
  ours: true,
  input: v.object(lookupInput.entries),
  output: lookupOutput,
  errors: {},
  access: { [roles.superAdmin]: 'all' },
  module: 'any',
});
