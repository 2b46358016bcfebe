import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { projectCountInput, projectCountOutput } from '../queue.wire.ts';

/** [C2-05, EN-29] Progress of the projects of a teacher’s classes. */
export const facultyProjectCountCall = defineCall('faculty-project-count', {
  method: 'POST',
  areas: ['Faculty'],
  claims: { user: 'faculty_id', school: 'school_id' },
  input: projectCountInput,
  output: projectCountOutput,
  errors: {},
  access: { [roles.faculty]: 'taught' },
});
