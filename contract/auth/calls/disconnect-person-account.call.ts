import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { id } from '#contract/core/wire-numbers.ts';
import { providerName } from '../account.wire.ts';
import { disconnectPersonRefusals } from '../auth.refusals.ts';

/** Ours: takes an account of a provider from somebody of the caller's school, and ends what they opened by it. */
export const disconnectPersonAccountCall = defineCall('disconnect-person-account', {
  method: 'POST',
  areas: ['Auth and session'],
  ours: true,
  input: v.object({ person_id: id, provider: providerName }),
  output: v.object({ status: v.literal('true'), sessions: v.number() }),
  errors: disconnectPersonRefusals,
  access: { [roles.schoolAdmin]: 'school' },
  rate: 'write',
});
