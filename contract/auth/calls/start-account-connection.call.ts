import * as v from 'valibot';
import { defineCall, everybodysOwn } from '#contract/core/define-call.ts';
import { providerName } from '../account.wire.ts';
import { startConnectionRefusals } from '../auth.refusals.ts';
import { typedPassword } from '../auth.wire.ts';

/** Ours: the caller connects an account of a provider with their own, and shows their password for it. */
export const startAccountConnectionCall = defineCall('start-account-connection', {
  method: 'POST',
  areas: ['Auth and session'],
  ours: true,
  input: v.object({ provider: providerName, currentPassword: typedPassword }),
  /** The provider's page that asks them. */
  output: v.object({ address: v.string() }),
  errors: startConnectionRefusals,
  access: everybodysOwn,
  rate: 'write',
  transaction: 'parts',
});
