import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { queueInput, queueOutput } from '../queue.wire.ts';

/** [C5-01] Works of the classes the caller teaches, or of the school: those that were handed in. */
export const getUploadedProjectStudentCall = defineCall('get-uploaded-project-student', {
  method: 'POST',
  areas: ['Faculty'],
  input: queueInput,
  output: queueOutput,
  errors: {},
  access: { [roles.schoolAdmin]: 'school', [roles.faculty]: 'taught' },
});
