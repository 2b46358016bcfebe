import * as v from 'valibot';
import { defineCall, everybodysOwn } from '#contract/core/define-call.ts';

export const skipPasswordAfterLoginCall = defineCall('skip-password-after-login', {
  method: 'POST',
  areas: ['Auth and session'],
  input: v.object({ skip: v.literal(1) }),
  output: v.object({ status: v.literal('true'), skips_left: v.number() }),
  errors: { no_skip_left: 'Please choose a password of your own now.' },
  access: everybodysOwn,
  beforePassword: true,
  rate: 'write',
});
