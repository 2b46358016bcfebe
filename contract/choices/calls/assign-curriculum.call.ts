import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { assignRefusals } from '../choices.refusals.ts';
import { assignedOutput, assignInput } from '../choices.wire.ts';

/** Assigns chosen projects to sections, batches or students until a day. A repeat sets the new day. */
export const assignCurriculumCall = defineCall('assign-curriculum', {
  method: 'POST',
  areas: ['Curriculum'],
  ours: true,
  input: assignInput,
  output: assignedOutput,
  errors: assignRefusals,
  access: { [roles.schoolAdmin]: 'school' },
  rate: 'write',
});
