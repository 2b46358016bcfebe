import { defineCall } from '#contract/core/define-call.ts';
import { signInRefusals } from '../auth.refusals.ts';
import { loginInput } from '../login.wire.ts';
import { sessionAnswer } from '../session.wire.ts';

export const loginCall = defineCall('login', {
  method: 'POST',
  prefix: false,
  areas: ['Auth and session'],
  encodedAnswer: ['UserAccessData'],
  input: loginInput,
  output: sessionAnswer,
  errors: signInRefusals,
  access: 'public',
  rate: 'login',
  transaction: 'parts',
});
