import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { sessionAnswer } from '../session.wire.ts';

/** Ours: gives a new or reloaded tab a token for the session of its cookie. */
export const resumeSessionCall = defineCall('resume-session', {
  method: 'POST',
  areas: ['Auth and session'],
  ours: true,
  encodedAnswer: ['UserAccessData'],
  input: v.object({}),
  output: sessionAnswer,
  errors: { unauthorized: 'Nobody is signed in here.' },
  access: 'public',
});
