import { okOutput } from '#contract/content/content.wire.ts';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { saveTemplateRefusals } from '../choices.refusals.ts';
import { removeTemplateInput } from '../choices.wire.ts';

const { demo_school, name_taken } = saveTemplateRefusals;

/** Ours [CA-01]: removes or restores one of the school's own lists; choices made by it stay. */
export const removeCurriculumTemplateCall = defineCall('remove-curriculum-template', {
  method: 'POST',
  areas: ['Curriculum'],
  ours: true,
  rate: 'write',
  input: removeTemplateInput,
  output: okOutput,
  errors: { demo_school, name_taken },
  access: { [roles.schoolAdmin]: 'school' },
});
