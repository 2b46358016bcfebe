import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { idList } from '#contract/core/id-list.ts';
import { roles } from '#contract/core/roles.ts';
import { ofSchool, teacherListOutput } from '../people.wire.ts';

/** [C2-04] Teachers of any of the clubs. */
export const getFacultyByClubsCall = defineCall('get-faculty-by-clubs', {
  method: 'POST',
  areas: ['Faculty'],
  input: v.object({ ...ofSchool, club_id: idList }),
  output: teacherListOutput,
  errors: {},
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: 'any',
});
