import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { changedRows, rowsToChange } from '#contract/core/rows.ts';
import { id } from '#contract/core/wire-numbers.ts';
import { leaveRefusals } from '../classes.refusals.ts';
import { ofSchool } from '../groups.wire.ts';

/** [C7-05] Takes students out of a batch, each at the version that was seen. */
export const removeMergeStudentCall = defineCall('remove-merge-student', {
  method: 'POST',
  areas: ['Classes, divisions, clubs, batches'],
  input: v.object({ ...ofSchool, batch_id: id, rows: rowsToChange }),
  output: changedRows,
  errors: leaveRefusals,
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.clubs,
  rate: 'write',
});
