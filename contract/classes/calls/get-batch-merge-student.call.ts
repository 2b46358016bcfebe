import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { batchStudentsInput, placedStudentsOutput } from '../groups.wire.ts';

/** [C7-05] Students of a club or of one of its batches. */
export const getBatchMergeStudentCall = defineCall('get-batch-merge-student', {
  method: 'POST',
  areas: ['Classes, divisions, clubs, batches'],
  input: batchStudentsInput,
  output: placedStudentsOutput,
  errors: {},
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.clubs,
});
