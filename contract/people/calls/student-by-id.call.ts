import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { rightsRefusals } from '#contract/profile/profile.refusals.ts';
import { studentProfile } from '#contract/profile/profile.wire.ts';
import { personOfSchool } from '../people.wire.ts';

/** [EN-39, CC-10] */
export const studentByIdCall = defineCall('student-by-id', {
  method: 'POST',
  areas: ['Faculty'],
  input: personOfSchool,
  output: v.object({ data: studentProfile }),
  errors: { not_allowed: rightsRefusals.not_allowed },
  access: {
    [roles.superAdmin]: 'all',
    [roles.schoolAdmin]: 'school',
    [roles.student]: 'own',
    [roles.faculty]: 'taught',
  },
  module: modules.students,
});
