import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';

export const schoolProvider = v.object({
  name: v.string(),
  label: v.string(),
  /** false: each of its accounts belongs to one organisation anyway. */
  needs_domains: v.picklist([0, 1]),
  is_on: v.picklist([0, 1]),
  domains: v.array(v.string()),
  /** How many people of the school have connected an account. */
  connected: v.number(),
  version: v.number(),
});

/** Ours: whose accounts people of the caller's school may sign in with. */
export const getSchoolProvidersCall = defineCall('get-school-providers', {
  method: 'POST',
  areas: ['Auth and session'],
  ours: true,
  input: v.object({}),
  output: v.object({ data: v.array(schoolProvider) }),
  errors: {},
  access: { [roles.schoolAdmin]: 'school' },
});
