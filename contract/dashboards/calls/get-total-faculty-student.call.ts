import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { figuresInput, schoolFigures } from '../figures.wire.ts';

/** [CB-05] Figures of a school's people. */
export const getTotalFacultyStudentCall = defineCall('get-total-faculty-student', {
  method: 'POST',
  areas: ['Dashboards and reports'],
  input: figuresInput,
  output: v.object({ data: schoolFigures }),
  errors: {},
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.students,
});
