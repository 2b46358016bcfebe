import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { remindAllInput, remindOutput } from '../queue.wire.ts';
import { remindRefusals } from '../review.refusals.ts';

/** [C5-04] Reminds all students of the filtered list, each once a day per project. */
export const notifyAllStudentProjectCall = defineCall('notify-all-student-project', {
  method: 'POST',
  areas: ['Faculty'],
  rate: 'write',
  input: remindAllInput,
  output: remindOutput,
  errors: remindRefusals,
  access: { [roles.faculty]: 'taught' },
});
