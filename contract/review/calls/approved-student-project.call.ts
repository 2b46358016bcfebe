import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { decideRefusals } from '../review.refusals.ts';
import { decideInput, decideOutput } from '../review.wire.ts';

/** [C5-03] Approves a work, or asks for it again. A repeat of the form session decides once. */
export const approvedStudentProjectCall = defineCall('approved-student-project', {
  method: 'POST',
  areas: ['Faculty'],
  claims: { user: 'faculty_id', school: 'school_id' },
  idempotencyKey: 'formSession',
  rate: 'write',
  input: decideInput,
  output: decideOutput,
  errors: decideRefusals,
  access: { [roles.faculty]: 'taught' },
});
