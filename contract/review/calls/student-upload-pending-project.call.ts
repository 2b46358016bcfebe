import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { pendingInput, pendingOutput } from '../queue.wire.ts';

/** [C5-04] Students with a project that they have not handed in. */
export const studentUploadPendingProjectCall = defineCall('student-upload-pending-project', {
  method: 'POST',
  areas: ['Faculty'],
  input: pendingInput,
  output: pendingOutput,
  errors: {},
  access: { [roles.schoolAdmin]: 'school', [roles.faculty]: 'taught' },
});
