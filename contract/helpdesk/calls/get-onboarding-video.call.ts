import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { videoWire } from '#contract/search/search.wire.ts';

/** Ours [ML-07]: the introduction film of a role; an empty list if there is none. */
export const getOnboardingVideoCall = defineCall('get-onboarding-video', {
  method: 'POST',
  areas: ['Auth and session'],
  ours: true,
  input: v.object({}),
  output: v.object({ status: v.literal('true'), data: v.array(videoWire) }),
  errors: {},
  access: { [roles.schoolAdmin]: 'own', [roles.student]: 'own', [roles.faculty]: 'own' },
});
