import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { changedRows } from '#contract/core/rows.ts';
import { setRemovedInput } from '../resources.wire.ts';
import { removeRubricRefusals } from '../review.refusals.ts';

/** Removed, or restored. */
export const setRubricsRemovedCall = defineCall('set-rubrics-removed', {
  method: 'POST',
  ours: true,
  areas: ['Faculty'],
  rate: 'write',
  input: setRemovedInput,
  output: changedRows,
  errors: removeRubricRefusals,
  access: { [roles.superAdmin]: 'school', [roles.schoolAdmin]: 'school' },
  module: modules.academicContent,
  forAllSchools: true,
});
