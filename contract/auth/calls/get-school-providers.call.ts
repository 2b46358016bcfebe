import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { schoolProvider } from '../account.wire.ts';

export const getSchoolProvidersCall = defineCall('get-school-providers', {
  method: 'POST',
  areas: ['Auth and session'],
  ours: true,
  input: v.object({}),
  output: v.object({ data: v.array(schoolProvider) }),
  errors: {},
  access: { [roles.schoolAdmin]: 'school' },
});
