import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { id } from '#contract/core/wire-numbers.ts';
import { batchNamesOutput, ofSchool } from '../groups.wire.ts';

/** [C7-01] Batches of a club that a person is not in. */
export const getRemainingBatchDivisionListCall = defineCall('get-remaining-batch-division-list', {
  method: 'POST',
  areas: ['Classes, divisions, clubs, batches'],
  input: v.object({ ...ofSchool, club_id: id, user_id: id }),
  output: batchNamesOutput,
  errors: {},
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: 'any',
});
