import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { id } from '#contract/core/wire-numbers.ts';
import { ofSchool, teacherListOutput } from '../people.wire.ts';

/** [C2-04] Teachers of a grade. */
export const facultyListByGradeCall = defineCall('faculty-list-by-grade', {
  method: 'POST',
  areas: ['Faculty'],
  input: v.object({ ...ofSchool, grade: id }),
  output: teacherListOutput,
  errors: {},
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: 'any',
});
