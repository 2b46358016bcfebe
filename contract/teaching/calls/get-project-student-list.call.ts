import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { projectStudentsInput, projectStudentsOutput } from '../teaching.wire.ts';

/** [C4-05] Students of a division or batch, and whether they have the project. */
export const getProjectStudentListCall = defineCall('get-project-student-list', {
  method: 'POST',
  claims: { user: 'faculty_id', school: 'school_id' },
  areas: ['Faculty'],
  input: projectStudentsInput,
  output: projectStudentsOutput,
  errors: {},
  access: { [roles.schoolAdmin]: 'school', [roles.faculty]: 'taught' },
});
