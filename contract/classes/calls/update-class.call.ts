import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { saveRefusals } from '../classes.refusals.ts';
import { renameGroupInput, savedGroups } from '../groups.wire.ts';

export const updateClassCall = defineCall('update-class', {
  method: 'POST',
  areas: ['Classes, divisions, clubs, batches'],
  ours: true,
  input: renameGroupInput,
  output: savedGroups,
  errors: saveRefusals,
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.classes,
  idempotencyKey: 'formSession',
  rate: 'write',
});
