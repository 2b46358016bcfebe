import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { id, wireId } from '#contract/core/wire-numbers.ts';
import { ofSchool } from '../people.wire.ts';

/** [C2-04] Other teachers of the divisions or batches. */
export const checkFacultyDivisionCall = defineCall('check-faculty-division', {
  method: 'POST',
  areas: ['Faculty'],
  input: v.object({
    ...ofSchool,
    faculty_id: v.optional(wireId, 0),
    divisions: v.pipe(v.array(id), v.maxLength(200)),
  }),
  output: v.object({
    success: v.literal('true'),
    data: v.array(v.object({ division_id: v.number(), faculty_name: v.array(v.string()) })),
  }),
  errors: {},
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: 'any',
});
