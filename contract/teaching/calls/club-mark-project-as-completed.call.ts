import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { completeClubInput, completeOutput } from '../acts.wire.ts';
import { teachingRefusals } from '../teaching.refusals.ts';

/** [C4-02] As `mark-project-as-completed`, for a batch of a club. */
export const clubMarkProjectAsCompletedCall = defineCall('club-mark-project-as-completed', {
  method: 'POST',
  claims: { user: 'faculty_id' },
  areas: ['Faculty'],
  input: completeClubInput,
  output: completeOutput,
  errors: teachingRefusals,
  access: { [roles.schoolAdmin]: 'school', [roles.faculty]: 'taught' },
  rate: 'write',
});
