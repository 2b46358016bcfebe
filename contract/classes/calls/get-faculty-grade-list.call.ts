import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { id } from '#contract/core/wire-numbers.ts';
import { gradeListOutput } from '../class-lists.wire.ts';

/** [C3-02, CE-01] The grades a faculty member teaches; the assessment screens send no `user_id`. */
export const getFacultyGradeListCall = defineCall('get-faculty-grade-list', {
  method: 'POST',
  areas: ['Faculty', 'Assessments'],
  claims: { user: 'faculty_id', school: 'school_id' },
  input: v.object({ faculty_id: id, school_id: id, user_id: v.optional(id) }),
  output: gradeListOutput,
  errors: {},
  access: { [roles.faculty]: 'taught' },
});
