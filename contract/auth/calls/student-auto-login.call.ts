import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { rawText } from '#contract/core/text.ts';
import { count } from '#contract/core/wire-numbers.ts';
import { linkRefusals } from '../auth.refusals.ts';
import { deviceDetails } from '../login.wire.ts';
import { sessionAnswer } from '../session.wire.ts';

/** Ours [RT-04, CC-11] */
export const studentAutoLoginCall = defineCall('student-auto-login', {
  method: 'POST',
  areas: ['Auth and session'],
  ours: true,
  encodedAnswer: ['UserAccessData'],
  input: v.object({
    schoolId: count,
    token: rawText(200),
    deviceDetails,
  }),
  output: sessionAnswer,
  errors: linkRefusals,
  access: 'public',
  rate: 'login',
  transaction: 'parts',
});
