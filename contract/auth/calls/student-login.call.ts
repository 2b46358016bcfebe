import { defineCall } from '#contract/core/define-call.ts';
import { signInRefusals } from '../auth.refusals.ts';
import { studentLoginInput } from '../login.wire.ts';
import { sessionAnswer } from '../session.wire.ts';

/** [CC-02] Signs a student in by login id and password. */
export const studentLoginCall = defineCall('studentLogin', {
  method: 'POST',
  areas: ['Auth and session'],
  encodedAnswer: ['UserAccessData'],
  input: studentLoginInput,
  output: sessionAnswer,
  errors: signInRefusals,
  access: 'public',
  rate: 'login',
  transaction: 'parts',
});
