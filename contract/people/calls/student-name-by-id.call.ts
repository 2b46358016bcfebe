import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { wireId } from '#contract/core/wire-numbers.ts';
import { ofSchool } from '../people.wire.ts';

/** [C2-08] One student, for the form. */
export const studentNameByIdCall = defineCall('student-name-by-id', {
  method: 'POST',
  areas: ['Faculty'],
  input: v.object({ ...ofSchool, stid: wireId }),
  output: v.object({
    success: v.literal('true'),
    data: v.object({
      id: v.number(),
      student_name: v.string(),
      user_id: v.string(),
      grade_name: v.string(),
      division_name: v.string(),
    }),
  }),
  errors: {},
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school', [roles.faculty]: 'taught' },
  module: modules.students,
});
