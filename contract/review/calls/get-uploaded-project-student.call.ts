import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { queueInput, queueOutput } from '../queue.wire.ts';

/** [C5-01] Handed-in works of the caller's classes, or of the school. */
export const getUploadedProjectStudentCall = defineCall('get-uploaded-project-student', {
  method: 'POST',
  areas: ['Faculty'],
  input: queueInput,
  output: queueOutput,
  errors: {},
  access: { [roles.schoolAdmin]: 'school', [roles.faculty]: 'taught' },
});
