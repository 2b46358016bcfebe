import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { id } from '#contract/core/wire-numbers.ts';
import { clubListOutput } from '../class-lists.wire.ts';

export const getClubListFacultyCall = defineCall('get-club-list-faculty', {
  method: 'POST',
  areas: ['Faculty'],
  claims: { user: 'faculty_id' },
  input: v.object({ faculty_id: id }),
  output: clubListOutput,
  errors: {},
  access: { [roles.faculty]: 'taught' },
});
