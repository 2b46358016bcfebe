import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { statusRefusals } from '../people.refusals.ts';
import { changePeopleInput, changePeopleOutput } from '../people.wire.ts';

/** [C2-07, D3] Switches students on or off, or marks them as left. */
export const activateStudentCall = defineCall('activate-student', {
  method: 'POST',
  areas: ['Faculty'],
  request: 'data-id-flag',
  input: v.object({ ...changePeopleInput.entries, status: v.picklist(['active', 'inactive', 'left']) }),
  output: changePeopleOutput,
  errors: statusRefusals,
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.students,
  rate: 'write',
});
