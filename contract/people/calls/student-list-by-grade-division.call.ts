import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { id, wireId } from '#contract/core/wire-numbers.ts';
import { ofSchool, studentRow } from '../people.wire.ts';

/** [C2-09] Active students of a division or batch; `division_id` 0: the whole grade or club. */
export const studentListByGradeDivisionCall = defineCall('student-list-by-gradeDivision', {
  method: 'POST',
  areas: ['Faculty'],
  input: v.object({ ...ofSchool, grade_id: id, division_id: v.optional(wireId, 0) }),
  output: v.object({ success: v.literal('true'), data: v.array(studentRow) }),
  errors: {},
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school', [roles.faculty]: 'taught' },
  module: modules.students,
});
