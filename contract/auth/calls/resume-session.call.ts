import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { sessionAnswer } from '../session.wire.ts';

/** Ours: a new tab, or a reload, gets a token for the session its cookie names. */
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
