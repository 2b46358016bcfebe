import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { pairsInput, pairsOutput } from '../duplicates.wire.ts';

/** Ours: pairs of students with the same name and birthday, until an admin decides. */
export const getPossibleDuplicatesCall = defineCall('get-possible-duplicates', {
  method: 'POST',
  areas: ['Faculty'],
  ours: true,
  input: pairsInput,
  output: pairsOutput,
  errors: {},
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.students,
});
