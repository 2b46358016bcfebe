import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { clubNamesOutput, ofSchool } from '../groups.wire.ts';

/** [C7-02] Every club of a school. */
export const schoolClubsCall = defineCall('school_clubs', {
  method: 'POST',
  areas: ['Classes, divisions, clubs, batches'],
  input: v.object(ofSchool),
  output: clubNamesOutput,
  errors: {},
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: 'any',
});
