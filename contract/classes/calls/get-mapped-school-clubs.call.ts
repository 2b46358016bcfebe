import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { clubPageOutput, groupPageInput } from '../groups.wire.ts';

/** [C7-04] The clubs of a school with their batches and number of people. */
export const getMappedSchoolClubsCall = defineCall('get-mapped-school-clubs', {
  method: 'POST',
  areas: ['Classes, divisions, clubs, batches'],
  input: groupPageInput,
  output: clubPageOutput,
  errors: {},
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.clubs,
});
