import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { saveTemplateRefusals } from '../choices.refusals.ts';
import { savedTemplate, saveTemplateInput } from '../choices.wire.ts';

/** Ours [CA-01]: what is chosen for a class or club, kept by the school as a list to choose again. */
export const saveCurriculumTemplateCall = defineCall('save-curriculum-template', {
  method: 'POST',
  areas: ['Curriculum'],
  ours: true,
  idempotencyKey: 'formSession',
  rate: 'write',
  input: saveTemplateInput,
  output: savedTemplate,
  errors: saveTemplateRefusals,
  access: { [roles.schoolAdmin]: 'school' },
});
