import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { readQuestionFileRefusals } from '../assessments.refusals.ts';
import { questionFileOutput, readQuestionFileInput } from '../questions.wire.ts';

/** Ours [CE-01]: checks a file of questions and gives one verdict for each row. Nothing is saved. */
export const readQuestionFileCall = defineCall('read-question-file', {
  method: 'POST',
  areas: ['Assessments'],
  ours: true,
  rate: 'write',
  transaction: 'parts',
  input: readQuestionFileInput,
  output: questionFileOutput,
  errors: readQuestionFileRefusals,
  access: { [roles.superAdmin]: 'school', [roles.faculty]: 'own' },
  module: modules.academicContent,
  forAllSchools: true,
  atOnce: { person: 1, school: 2 },
});
