import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { batchPageInput, batchPageOutput } from '../groups.wire.ts';

/** [C7-05] The batches of a club with their number of people. */
export const getListBatchCall = defineCall('get-list-batch', {
  method: 'POST',
  areas: ['Classes, divisions, clubs, batches'],
  input: batchPageInput,
  output: batchPageOutput,
  errors: {},
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.clubs,
});
