import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { addRefusals } from '../classes.refusals.ts';
import { newClassesInput, savedGroups } from '../groups.wire.ts';

/** [C7-03] Adds classes to a school, from those of all schools or of its own. */
export const mapClassMbxCall = defineCall('map-class-mbx', {
  method: 'POST',
  areas: ['Classes, divisions, clubs, batches'],
  input: newClassesInput,
  output: savedGroups,
  errors: addRefusals,
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.classes,
  idempotencyKey: 'formSession',
  rate: 'write',
});
