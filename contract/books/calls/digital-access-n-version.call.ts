import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { accessInput, accessOutput } from '../books.wire.ts';

/** [CB-04, QU-35] Who reads books in the school, and the books the caller may read now with their versions. */
export const digitalAccessNVersionCall = defineCall('digital-access-n-version', {
  method: 'POST',
  areas: ['Dashboards and reports'],
  input: accessInput,
  output: accessOutput,
  errors: {},
  access: { [roles.schoolAdmin]: 'school', [roles.faculty]: 'school', [roles.student]: 'school' },
});
