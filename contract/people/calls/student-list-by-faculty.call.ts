import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { peoplePageInput, studentPageOutput } from '../people.wire.ts';

/** [C2-06, GR-02] The students a teacher teaches. */
export const studentListByFacultyCall = defineCall('student-list-by-faculty', {
  method: 'POST',
  areas: ['Faculty'],
  input: peoplePageInput,
  output: studentPageOutput,
  errors: {},
  access: { [roles.faculty]: 'taught' },
});
