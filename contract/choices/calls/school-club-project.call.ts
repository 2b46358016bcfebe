import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { schoolOfYear } from '../choices.wire.ts';

/** [CA-02] The clubs of a school with the number of chosen projects. */
export const schoolClubProjectCall = defineCall('school-club-project', {
  method: 'POST',
  areas: ['Curriculum'],
  input: schoolOfYear,
  output: v.object({
    success: v.literal('true'),
    data: v.array(v.object({ club_id: v.number(), club_name: v.string(), projects: v.number() })),
  }),
  errors: {},
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.academicContent,
});
