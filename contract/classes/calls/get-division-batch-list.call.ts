import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { ofSchool } from '../groups.wire.ts';

/** [C7-01] All classes and clubs of a school with their sections and batches. */
export const getDivisionBatchListCall = defineCall('get-division-batch-list', {
  method: 'POST',
  areas: ['Classes, divisions, clubs, batches'],
  input: v.object(ofSchool),
  output: v.object({
    success: v.literal('true'),
    school: v.object({ id: v.number(), name: v.string(), model: v.number() }),
    data: v.array(
      v.object({
        kind: v.picklist(['grade', 'club']),
        id: v.number(),
        name: v.string(),
        version: v.number(),
        master_class_id: v.nullable(v.number()),
        parts: v.array(v.object({ id: v.number(), name: v.string(), version: v.number() })),
      }),
    ),
  }),
  errors: {},
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: 'any',
});
