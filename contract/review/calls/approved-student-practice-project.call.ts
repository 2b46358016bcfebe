import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { decideRefusals } from '../review.refusals.ts';
import { decideOutput, decidePracticeInput } from '../review.wire.ts';

/** [C5-03] As `approved-student-project`, for a practised session. */
export const approvedStudentPracticeProjectCall = defineCall('approved-student-practice-project', {
  method: 'POST',
  areas: ['Faculty'],
  claims: { user: 'faculty_id', school: 'school_id' },
  idempotencyKey: 'formSession',
  rate: 'write',
  input: decidePracticeInput,
  output: decideOutput,
  errors: decideRefusals,
  access: { [roles.faculty]: 'taught' },
});
