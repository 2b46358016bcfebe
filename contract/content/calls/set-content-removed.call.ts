import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { changedRows } from '#contract/core/rows.ts';
import { removeRefusals } from '../content.refusals.ts';
import { setContentRemovedInput } from '../content.wire.ts';

/** Ours [CA-03]: removes or restores. */
export const setContentRemovedCall = defineCall('set-content-removed', {
  method: 'POST',
  areas: ['Curriculum'],
  ours: true,
  rate: 'write',
  input: setContentRemovedInput,
  output: changedRows,
  errors: removeRefusals,
  access: { [roles.superAdmin]: 'all', [roles.faculty]: 'own' },
  module: modules.academicContent,
  forAllSchools: true,
});
