import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { saveRefusals } from '../classes.refusals.ts';
import { savedGroups, savePartsInput } from '../groups.wire.ts';

/** [C7-05] Adds batches to a club, or renames one. */
export const createBatchCall = defineCall('create-batch', {
  method: 'POST',
  areas: ['Classes, divisions, clubs, batches'],
  loader: false,
  input: savePartsInput,
  output: savedGroups,
  errors: saveRefusals,
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.clubs,
  idempotencyKey: 'formSession',
  rate: 'write',
});
