import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { saveTemplateRefusals } from '../choices.refusals.ts';
import { savedTemplate, saveTemplateInput } from '../choices.wire.ts';

/** Ours [CA-01]: saves the choices of a class or club as a list for reuse. */
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
