import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { setRemovedInput } from '#contract/core/row-inputs.ts';
import { changedRows } from '#contract/core/rows.ts';
import { removeBankRefusals } from '../assessments.refusals.ts';

/** Ours [CE-01]: removes or restores topics. A topic in use stays. */
export const removeQuestionBankCall = defineCall('remove-question-bank', {
  method: 'POST',
  areas: ['Assessments'],
  ours: true,
  request: 'data',
  rate: 'write',
  input: setRemovedInput,
  output: changedRows,
  errors: removeBankRefusals,
  access: { [roles.superAdmin]: 'school', [roles.faculty]: 'own' },
  module: modules.academicContent,
  forAllSchools: true,
});
