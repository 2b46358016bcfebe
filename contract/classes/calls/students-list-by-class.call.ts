import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { classStudentsInput, placedStudentsOutput } from '../groups.wire.ts';

/** [C7-03] Students of a class or of one of its sections. */
export const studentsListByClassCall = defineCall('students-list-by-class', {
  method: 'POST',
  areas: ['Classes, divisions, clubs, batches'],
  input: classStudentsInput,
  output: placedStudentsOutput,
  errors: {},
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.classes,
});
