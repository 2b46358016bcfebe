import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { id } from '#contract/core/wire-numbers.ts';
import { helpRefusals } from '../auth.refusals.ts';

/** Ours [RT-04, CC-11]: makes a student's sign-in link, which works once and for ten minutes. */
export const createStudentLinkCall = defineCall('create-student-link', {
  method: 'POST',
  areas: ['Auth and session'],
  ours: true,
  input: v.object({ student_id: id }),
  output: v.object({
    status: v.literal('true'),
    data: v.object({
      path: v.string(),
      expires_in: v.number(),
      first_name: v.string(),
      last_name: v.string(),
    }),
  }),
  errors: helpRefusals,
  access: { [roles.schoolAdmin]: 'school', [roles.faculty]: 'taught' },
  rate: 'write',
});
