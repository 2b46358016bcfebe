import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { id } from '#contract/core/wire-numbers.ts';
import { providerName } from '../account.wire.ts';
import { disconnectPersonRefusals } from '../auth.refusals.ts';

/** Ours: disconnects an account of a person of the caller's school, and ends the sessions opened with it. */
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
