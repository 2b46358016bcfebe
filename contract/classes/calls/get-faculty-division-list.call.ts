import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { id } from '#contract/core/wire-numbers.ts';
import { divisionListOutput } from '../class-lists.wire.ts';

/** [C2-04, CE-01] Divisions of one grade that a faculty member teaches; `grade` is its mbx_class_id. */
export const getFacultyDivisionListCall = defineCall('get-faculty-division-list', {
  method: 'POST',
  areas: ['Faculty', 'Assessments'],
  claims: { user: 'faculty_id', school: 'school_id' },
  input: v.object({ faculty_id: id, school_id: id, grade: id }),
  output: divisionListOutput,
  errors: {},
  access: { [roles.faculty]: 'taught' },
});
