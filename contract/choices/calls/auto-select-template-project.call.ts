import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { templateRefusals } from '../choices.refusals.ts';
import { changedChoices, templateInput } from '../choices.wire.ts';

/** [CA-02] Chooses every offered project of a template. */
export const autoSelectTemplateProjectCall = defineCall('auto-select-template-project', {
  method: 'POST',
  areas: ['Curriculum'],
  input: templateInput,
  output: changedChoices,
  errors: templateRefusals,
  access: { [roles.schoolAdmin]: 'school' },
  rate: 'write',
});
