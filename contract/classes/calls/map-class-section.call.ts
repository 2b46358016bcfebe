import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { saveRefusals } from '../classes.refusals.ts';
import { savedGroups, savePartsInput } from '../groups.wire.ts';

/** [C7-03] Adds sections to a class, or renames one. */
export const mapClassSectionCall = defineCall('map-class-section', {
  method: 'POST',
  areas: ['Classes, divisions, clubs, batches'],
  input: savePartsInput,
  output: savedGroups,
  errors: saveRefusals,
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.classes,
  idempotencyKey: 'formSession',
  rate: 'write',
});
