import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { limitOutput, ofSchool } from '../people.wire.ts';

/** [C2-09] Whether the licence allows another student. */
export const getStudentRegLimitCall = defineCall('get-student-regLimit', {
  method: 'POST',
  areas: ['Faculty'],
  input: v.object(ofSchool),
  output: limitOutput,
  errors: {},
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.students,
});
