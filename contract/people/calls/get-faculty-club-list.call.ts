import * as v from 'valibot';
import { clubListOutput } from '#contract/classes/class-lists.wire.ts';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { wireId } from '#contract/core/wire-numbers.ts';
import { ofSchool } from '../people.wire.ts';

/** [C3-02] A teacher's clubs; `faculty_id` 0: all of the school. */
export const getFacultyClubListCall = defineCall('get-faculty-club-list', {
  method: 'POST',
  areas: ['Faculty'],
  input: v.object({ ...ofSchool, faculty_id: wireId }),
  output: clubListOutput,
  errors: {},
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school', [roles.faculty]: 'own' },
  module: 'any',
});
