import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { wireId } from '#contract/core/wire-numbers.ts';
import { ofSchool } from '../people.wire.ts';

/** [C6-02] The clubs of a teacher with their batches. */
export const facultyClubBatchListCall = defineCall('faculty-club-batch-list', {
  method: 'POST',
  areas: ['Faculty'],
  input: v.object({ ...ofSchool, faculty_id: wireId }),
  output: v.object({
    success: v.literal('true'),
    data: v.array(
      v.object({
        id: v.number(),
        club_name: v.string(),
        batches: v.array(v.object({ id: v.number(), batch_name: v.string() })),
      }),
    ),
  }),
  errors: {},
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school', [roles.faculty]: 'own' },
  module: 'any',
});
