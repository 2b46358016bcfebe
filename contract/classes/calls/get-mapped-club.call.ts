import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { clubNamesOutput, ofSchool } from '../groups.wire.ts';

/** [C7-04] The clubs of a school with at least one batch, which people can join. */
export const getMappedClubCall = defineCall('get-mapped-club', {
  method: 'POST',
  areas: ['Classes, divisions, clubs, batches'],
  input: v.object(ofSchool),
  output: clubNamesOutput,
  errors: {},
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: 'any',
});
