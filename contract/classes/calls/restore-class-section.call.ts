import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { changedRows } from '#contract/core/rows.ts';
import { restoreRefusals } from '../classes.refusals.ts';
import { changeClassesInput } from '../groups.wire.ts';

export const restoreClassSectionCall = defineCall('restore-class-section', {
  method: 'POST',
  areas: ['Classes, divisions, clubs, batches'],
  ours: true,
  input: changeClassesInput,
  output: changedRows,
  errors: restoreRefusals,
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.classes,
  rate: 'write',
});
