import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { suggestRefusals } from '../assessments.refusals.ts';
import { suggestInput, suggestOutput } from '../questions.wire.ts';

/** [QU-38] Suggests questions, made by rules from those of a bank. It uses no outside service and stores nothing. */
export const assessmentAiQuestionApiCall = defineCall('assessment-ai-question-api', {
  method: 'POST',
  areas: ['Assessments'],
  request: 'data',
  input: suggestInput,
  output: suggestOutput,
  errors: suggestRefusals,
  access: { [roles.superAdmin]: 'school', [roles.faculty]: 'own' },
  module: modules.academicContent,
});
