import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { changedRows } from '#contract/core/rows.ts';
import { restoreRefusals } from '../classes.refusals.ts';
import { changeClubsInput } from '../groups.wire.ts';

export const restoreClubCall = defineCall('restore-club', {
  method: 'POST',
  areas: ['Classes, divisions, clubs, batches'],
  ours: true,
  input: changeClubsInput,
  output: changedRows,
  errors: restoreRefusals,
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.clubs,
  rate: 'write',
});
