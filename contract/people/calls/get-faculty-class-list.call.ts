import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { wireId } from '#contract/core/wire-numbers.ts';
import { ofSchool } from '../people.wire.ts';

/** [C3-02] A teacher's grades with their divisions; `faculty_id` 0: all of the school. */
export const getFacultyClassListCall = defineCall('get-faculty-class-list', {
  method: 'POST',
  areas: ['Faculty'],
  input: v.object({ ...ofSchool, faculty_id: wireId }),
  output: v.object({
    success: v.literal('true'),
    data: v.array(
      v.object({
        mbx_class_id: v.number(),
        school_class: v.string(),
        divisions: v.array(v.object({ id: v.number(), section: v.string() })),
      }),
    ),
  }),
  errors: {},
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school', [roles.faculty]: 'own' },
  module: 'any',
});
