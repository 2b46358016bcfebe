import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { changedRows } from '#contract/core/rows.ts';
import { id } from '#contract/core/wire-numbers.ts';
import { changeRefusals } from '../classes.refusals.ts';
import { ofSchool, studentsAtOnce } from '../groups.wire.ts';

/** [C7-05] Adds students to a batch; those already in it stay. */
export const mergeStudentIntoBatchCall = defineCall('merge-student-into-batch', {
  method: 'POST',
  areas: ['Classes, divisions, clubs, batches'],
  input: v.object({
    ...ofSchool,
    batch_id: id,
    student_ids: v.pipe(v.array(id), v.minLength(1), v.maxLength(studentsAtOnce)),
  }),
  output: changedRows,
  errors: changeRefusals,
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.clubs,
  rate: 'write',
});
