import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { changedRows } from '#contract/core/rows.ts';
import { removeRefusals } from '../classes.refusals.ts';
import { changeRowsInput } from '../groups.wire.ts';

/** [C7-04] Archives empty clubs. They are no longer offered, but what was sent to them stays. */
export const removeClubCall = defineCall('remove-club', {
  method: 'POST',
  areas: ['Classes, divisions, clubs, batches'],
  input: changeRowsInput,
  output: changedRows,
  errors: removeRefusals,
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.clubs,
  rate: 'write',
});
