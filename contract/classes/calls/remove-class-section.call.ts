import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { changedRows } from '#contract/core/rows.ts';
import { removeRefusals } from '../classes.refusals.ts';
import { changeClassesInput } from '../groups.wire.ts';

/** [C7-03] Archives empty classes or sections. They are no longer offered, but what was sent to them stays. */
export const removeClassSectionCall = defineCall('remove-class-section', {
  method: 'POST',
  areas: ['Classes, divisions, clubs, batches'],
  input: changeClassesInput,
  output: changedRows,
  errors: removeRefusals,
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.classes,
  rate: 'write',
});
