import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { peoplePageInput, studentPageOutput } from '../people.wire.ts';

/** [C2-06, GR-01] The students of a school, page by page. */
export const studentListCall = defineCall('student-list', {
  method: 'POST',
  areas: ['Faculty'],
  input: peoplePageInput,
  output: studentPageOutput,
  errors: {},
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.students,
});
