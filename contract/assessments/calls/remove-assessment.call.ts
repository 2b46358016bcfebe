import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { setRemovedInput } from '#contract/core/row-inputs.ts';
import { changedRows } from '#contract/core/rows.ts';
import { removeAssessmentRefusals } from '../schedule.refusals.ts';

/** Ours [CE-01]: deletes or restores drafts. A scheduled assessment must be withdrawn first. */
export const removeAssessmentCall = defineCall('remove-assessment', {
  method: 'POST',
  areas: ['Assessments'],
  ours: true,
  request: 'data',
  rate: 'write',
  input: setRemovedInput,
  output: changedRows,
  errors: removeAssessmentRefusals,
  access: { [roles.faculty]: 'own' },
});
