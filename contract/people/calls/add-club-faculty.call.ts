import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { count, id } from '#contract/core/wire-numbers.ts';
import { membershipRefusals } from '../people.refusals.ts';
import { personOfSchool, savedPersonOutput } from '../people.wire.ts';

/** [C2-04] Adds batches of a club to a teacher. */
export const addClubFacultyCall = defineCall('add-club-faculty', {
  method: 'POST',
  areas: ['Faculty'],
  input: v.object({
    ...personOfSchool.entries,
    version: count,
    batches: v.pipe(v.array(id), v.minLength(1), v.maxLength(200)),
  }),
  output: savedPersonOutput,
  errors: membershipRefusals,
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.faculty,
  rate: 'write',
});
