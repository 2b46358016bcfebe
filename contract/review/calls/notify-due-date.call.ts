import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { remindManyInput, remindOutput } from '../queue.wire.ts';
import { remindRefusals } from '../review.refusals.ts';

/** [C5-05] Reminds chosen students, each once a day per project. */
export const notifyDueDateCall = defineCall('notify-due-date', {
  method: 'POST',
  areas: ['Faculty'],
  request: 'data-flag',
  rate: 'write',
  input: remindManyInput,
  output: remindOutput,
  errors: remindRefusals,
  access: { [roles.faculty]: 'taught' },
});
