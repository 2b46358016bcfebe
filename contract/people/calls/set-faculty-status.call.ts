import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { personStatuses } from '#contract/core/person-status.ts';
import { roles } from '#contract/core/roles.ts';
import { statusRefusals } from '../people.refusals.ts';
import { changePeopleInput, changePeopleOutput } from '../people.wire.ts';

/** Ours [D3]: switches teachers on or off, marks them as left, moves them to the bin or restores them. */
export const setFacultyStatusCall = defineCall('set-faculty-status', {
  method: 'POST',
  areas: ['Faculty'],
  ours: true,
  input: v.object({ ...changePeopleInput.entries, status: v.picklist([...personStatuses, 'restored']) }),
  output: changePeopleOutput,
  errors: statusRefusals,
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.faculty,
  rate: 'write',
});
