import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { giveRefusals } from '../teaching.refusals.ts';
import { giveInput, giveOutput } from '../teaching.wire.ts';

/** [C4-05] Assigns a project to single students of a division or batch, or takes it back. */
export const assignProjectStudentCall = defineCall('assign-project-Student', {
  method: 'POST',
  areas: ['Faculty'],
  input: giveInput,
  output: giveOutput,
  errors: giveRefusals,
  access: { [roles.faculty]: 'taught' },
  rate: 'write',
});
