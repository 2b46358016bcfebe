import * as v from 'valibot';
import { defineCall, everybodysOwn } from '#contract/core/define-call.ts';
import { providerName } from '../account.wire.ts';

export const disconnectAccountCall = defineCall('disconnect-account', {
  method: 'POST',
  areas: ['Auth and session'],
  ours: true,
  input: v.object({ provider: providerName }),
  output: v.object({ status: v.literal('true') }),
  errors: {},
  access: everybodysOwn,
  rate: 'write',
});
