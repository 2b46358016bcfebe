import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { lookupInput, lookupOutput } from '#contract/core/lookup.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { wireId } from '#contract/core/wire-numbers.ts';
import { ofSchool } from '../groups.wire.ts';

/** [C7-05] Students of a class, section or school who are not in the batch yet. */
export const getStudentByGradeDivCall = defineCall('get-student-by-grade-div', {
  method: 'POST',
  areas: ['Classes, divisions, clubs, batches'],
  loader: false,
  input: v.object({
    ...lookupInput.entries,
    ...ofSchool,
    mbx_class_id: v.optional(wireId, 0),
    division_id: v.optional(wireId, 0),
    /** 0: nobody is left out. */
    batch_id: v.optional(wireId, 0),
  }),
  output: lookupOutput,
  errors: {},
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.clubs,
});
