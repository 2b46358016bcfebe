import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { addRefusals } from '../classes.refusals.ts';
import { newClubsInput, savedGroups } from '../groups.wire.ts';

/** [C7-04] Adds clubs to a school, each with batches if wanted. */
export const createClubCall = defineCall('create-club', {
  method: 'POST',
  areas: ['Classes, divisions, clubs, batches'],
  loader: false,
  input: newClubsInput,
  output: savedGroups,
  errors: addRefusals,
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.clubs,
  idempotencyKey: 'formSession',
  rate: 'write',
});
