import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { ofSchool } from '../groups.wire.ts';

/** [C7-02] Every batch of a school, club by club. */
export const schoolBatchesCall = defineCall('school_batches', {
  method: 'POST',
  areas: ['Classes, divisions, clubs, batches'],
  input: v.object(ofSchool),
  output: v.object({
    success: v.literal('true'),
    data: v.array(v.object({ id: v.number(), batch_name: v.string(), club_id: v.number() })),
  }),
  errors: {},
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: 'any',
});
