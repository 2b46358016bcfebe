import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { choiceRefusals, staleRefusal } from '../choices.refusals.ts';
import { moduleOrderInput, modulesOutput } from '../choices.wire.ts';

/** [CA-02] Sets the school's order of modules for a grade or club. */
export const setSchoolModuleSequenceCall = defineCall('set-school-module-sequence', {
  method: 'POST',
  areas: ['Curriculum'],
  input: moduleOrderInput,
  output: modulesOutput,
  errors: { ...choiceRefusals, ...staleRefusal },
  access: { [roles.schoolAdmin]: 'school' },
  rate: 'write',
});
