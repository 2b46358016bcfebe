import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { lookupInput, lookupOutput } from '#contract/core/lookup.ts';
import { roles } from '#contract/core/roles.ts';
import { ofSchool } from '../people.wire.ts';

/** [C3-02] The batches of all clubs of a school. */
export const getFacultyAllClubCall = defineCall('get-faculty-all-club', {
  method: 'POST',
  areas: ['Faculty'],
  input: v.object({ ...ofSchool, ...lookupInput.entries }),
  output: lookupOutput,
  errors: {},
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: 'any',
});
