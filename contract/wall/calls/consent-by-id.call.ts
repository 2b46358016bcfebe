import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { id } from '#contract/core/wire-numbers.ts';
import { consentRow } from '../consent.wire.ts';

/** Ours [QU-59]. */
export const consentByIdCall = defineCall('consent-by-id', {
  method: 'POST',
  areas: ['School and school admin'],
  ours: true,
  input: v.object({ id }),
  output: consentRow,
  errors: {},
  access: { [roles.schoolAdmin]: 'school' },
});
