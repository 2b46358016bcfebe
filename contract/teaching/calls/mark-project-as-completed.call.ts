import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { completeInput, completeOutput } from '../acts.wire.ts';
import { teachingRefusals } from '../teaching.refusals.ts';

/** [C4-02] Marks a session as done by a division; `session_id` 0: the whole project; `status` 0 takes it back. */
export const markProjectAsCompletedCall = defineCall('mark-project-as-completed', {
  method: 'POST',
  claims: { user: 'faculty_id' },
  areas: ['Faculty'],
  input: completeInput,
  output: completeOutput,
  errors: teachingRefusals,
  access: { [roles.schoolAdmin]: 'school', [roles.faculty]: 'taught' },
  rate: 'write',
});
