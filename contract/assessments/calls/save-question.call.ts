import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { savedOutput } from '#contract/core/saving.ts';
import { saveQuestionRefusals } from '../assessments.refusals.ts';
import { saveQuestionInput } from '../question-input.wire.ts';

/** [CE-01] Adds a question, or a new version of one; earlier versions stay unchanged. */
export const saveQuestionCall = defineCall('save-question', {
  method: 'POST',
  areas: ['Assessments'],
  request: 'data',
  idempotencyKey: 'formSession',
  rate: 'write',
  bodyBytes: 2 ** 20,
  input: saveQuestionInput,
  output: savedOutput,
  errors: saveQuestionRefusals,
  access: { [roles.superAdmin]: 'school', [roles.faculty]: 'own' },
  module: modules.academicContent,
  forAllSchools: true,
});
