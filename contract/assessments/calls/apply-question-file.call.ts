import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { applyQuestionFileRefusals } from '../assessments.refusals.ts';
import { applyQuestionFileInput, questionFileOutput } from '../questions.wire.ts';

/** Ours [CE-01]: reads the file again and adds its good rows in one transaction. */
export const applyQuestionFileCall = defineCall('apply-question-file', {
  method: 'POST',
  areas: ['Assessments'],
  ours: true,
  rate: 'write',
  transaction: 'parts',
  input: applyQuestionFileInput,
  output: questionFileOutput,
  errors: applyQuestionFileRefusals,
  access: { [roles.superAdmin]: 'school', [roles.faculty]: 'own' },
  module: modules.academicContent,
  forAllSchools: true,
  atOnce: { person: 1, school: 2 },
});
