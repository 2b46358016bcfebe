import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { id } from '#contract/core/wire-numbers.ts';
import { ofSchool } from '../groups.wire.ts';

/** [C7-04] One club and its batches. */
export const getClubCall = defineCall('get-club', {
  method: 'POST',
  areas: ['Classes, divisions, clubs, batches'],
  input: v.object({ ...ofSchool, id }),
  output: v.object({
    success: v.literal('true'),
    data: v.object({
      id: v.number(),
      club_name: v.string(),
      version: v.number(),
      batches: v.array(v.object({ id: v.number(), batch_name: v.string() })),
    }),
  }),
  errors: {},
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.clubs,
});
