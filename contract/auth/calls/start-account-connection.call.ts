import * as v from 'valibot';
import { defineCall, everybodysOwn } from '#contract/core/define-call.ts';
import { providerName } from '../account.wire.ts';
import { startConnectionRefusals } from '../auth.refusals.ts';
import { typedPassword } from '../auth.wire.ts';

/** Ours: starts to connect a provider's account with the caller's; needs the password. */
export const startAccountConnectionCall = defineCall('start-account-connection', {
  method: 'POST',
  areas: ['Auth and session'],
  ours: true,
  input: v.object({ provider: providerName, currentPassword: typedPassword }),
  output: v.object({ address: v.string() }),
  errors: startConnectionRefusals,
  access: everybodysOwn,
  rate: 'write',
  transaction: 'parts',
});
