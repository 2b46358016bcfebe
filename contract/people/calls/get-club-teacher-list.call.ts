import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { id } from '#contract/core/wire-numbers.ts';
import { ofSchool, teacherListOutput } from '../people.wire.ts';

/** [C3-04, CE-02] Teachers of a teacher's clubs, themselves included. */
export const getClubTeacherListCall = defineCall('get-club-teacher-list', {
  method: 'POST',
  areas: ['Faculty', 'Assessments'],
  input: v.object({ ...ofSchool, faculty_id: id }),
  output: teacherListOutput,
  errors: {},
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school', [roles.faculty]: 'own' },
  module: 'any',
});
