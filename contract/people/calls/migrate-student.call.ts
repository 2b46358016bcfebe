import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { id } from '#contract/core/wire-numbers.ts';
import { membershipRefusals } from '../people.refusals.ts';
import { changePeopleInput, changePeopleOutput } from '../people.wire.ts';

/** [C2-07, RP-21] Moves a student to another division or other batches; a part left out stays. */
export const migrateStudentCall = defineCall('migrate-student', {
  method: 'POST',
  areas: ['Faculty'],
  request: 'data-id-flag',
  input: v.object({
    ...changePeopleInput.entries,
    division_id: v.exactOptional(v.nullable(id)),
    batches: v.exactOptional(v.pipe(v.array(id), v.maxLength(200))),
  }),
  output: changePeopleOutput,
  errors: membershipRefusals,
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.students,
  rate: 'write',
});
