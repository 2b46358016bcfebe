import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { gradePageOutput, groupPageInput } from '../groups.wire.ts';

export const getSchoolClassesCall = defineCall('get-school-classes', {
  method: 'POST',
  areas: ['Classes, divisions, clubs, batches'],
  ours: true,
  input: groupPageInput,
  output: gradePageOutput,
  errors: {},
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.classes,
});
