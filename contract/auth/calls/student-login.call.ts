import { defineCall } from '#contract/core/define-call.ts';
import { studentLoginInput } from '../login.wire.ts';
import { sessionAnswer } from '../session.wire.ts';

const signInErrors = [
  'invalid_credentials',
  'inactive_account',
  'too_many_attempts',
  'multi_device',
] as const;

/** [CC-02] */
export const studentLoginCall = defineCall('studentLogin', {
  method: 'POST',
  areas: ['Auth and session'],
  encodedAnswer: ['UserAccessData'],
  input: studentLoginInput,
  output: sessionAnswer,
  errors: signInErrors,
  access: 'public',
  rate: 'login',
  transaction: 'parts',
});
