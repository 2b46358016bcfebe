import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { remindOneInput, remindOutput } from '../queue.wire.ts';
import { remindRefusals } from '../review.refusals.ts';

/** [C5-04] Reminds one student of a project; once a day. */
export const notifyStudentProjectCall = defineCall('notify-student-project', {
  method: 'POST',
  areas: ['Faculty'],
  rate: 'write',
  input: remindOneInput,
  output: remindOutput,
  errors: remindRefusals,
  access: { [roles.faculty]: 'taught' },
});
