import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { savedOutput } from '#contract/core/saving.ts';
import { saveBankRefusals } from '../assessments.refusals.ts';
import { saveBankInput } from '../questions.wire.ts';

/** Ours [CE-01]: adds or changes a topic of questions. */
export const saveQuestionBankCall = defineCall('save-question-bank', {
  method: 'POST',
  areas: ['Assessments'],
  ours: true,
  idempotencyKey: 'formSession',
  rate: 'write',
  input: saveBankInput,
  output: savedOutput,
  errors: saveBankRefusals,
  access: { [roles.superAdmin]: 'school', [roles.faculty]: 'own' },
  module: modules.academicContent,
  forAllSchools: true,
});
