import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { setSchoolStatusInput, setSchoolStatusOutput } from '../school.wire.ts';
import { staleRefusal } from '../schools.refusals.ts';

/** Ours: nobody can sign in to a school that is switched off; its data stay. */
export const setSchoolStatusCall = defineCall('set-school-status', {
  method: 'POST',
  areas: ['School and school admin'],
  ours: true,
  rate: 'write',
  input: setSchoolStatusInput,
  output: setSchoolStatusOutput,
  errors: staleRefusal,
  access: { [roles.superAdmin]: 'all' },
  module: modules.schools,
});
