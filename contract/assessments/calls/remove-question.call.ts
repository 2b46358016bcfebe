import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { setRemovedInput } from '#contract/core/row-inputs.ts';
import { changedRows } from '#contract/core/rows.ts';
import { removeQuestionRefusals } from '../assessments.refusals.ts';

/** [CE-01] Retires or restores questions; assessments that use them keep them. */
export const removeQuestionCall = defineCall('remove-question', {
  method: 'POST',
  areas: ['Assessments'],
  request: 'data',
  rate: 'write',
  input: setRemovedInput,
  output: changedRows,
  errors: removeQuestionRefusals,
  access: { [roles.superAdmin]: 'school', [roles.faculty]: 'own' },
  module: modules.academicContent,
  forAllSchools: true,
});
