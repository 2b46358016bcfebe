import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { saveRefusals } from '../classes.refusals.ts';
import { renameGroupInput, savedGroups } from '../groups.wire.ts';

/** [C7-04] Renames a club. */
export const updateClubCall = defineCall('update-club', {
  method: 'POST',
  areas: ['Classes, divisions, clubs, batches'],
  input: renameGroupInput,
  output: savedGroups,
  errors: saveRefusals,
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.clubs,
  idempotencyKey: 'formSession',
  rate: 'write',
});
