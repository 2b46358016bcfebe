import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { homeOutput } from '../learning.wire.ts';

export const getStudentHomeCall = defineCall('get-student-home', {
  method: 'POST',
  areas: ['Curriculum'],
  ours: true,
  loader: false,
  input: v.object({}),
  output: homeOutput,
  errors: {},
  access: { [roles.student]: 'audience' },
});
