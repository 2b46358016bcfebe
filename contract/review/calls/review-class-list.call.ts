import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { lookupOutput } from '#contract/core/lookup.ts';
import { roles } from '#contract/core/roles.ts';

export const reviewClassListCall = defineCall('review-class-list', {
  method: 'POST',
  ours: true,
  areas: ['Faculty'],
  input: v.object({}),
  output: lookupOutput,
  errors: {},
  access: { [roles.schoolAdmin]: 'school', [roles.faculty]: 'taught' },
});
