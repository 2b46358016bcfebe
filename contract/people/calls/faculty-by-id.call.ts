import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { rightsRefusals } from '#contract/profile/profile.refusals.ts';
import { facultyProfile } from '#contract/profile/profile.wire.ts';
import { personOfSchool } from '../people.wire.ts';

/** [EN-36, EN-37] The caller's own profile; for the office, anybody's. */
export const facultyByIdCall = defineCall('faculty-by-id', {
  method: 'POST',
  areas: ['Faculty'],
  input: personOfSchool,
  output: v.object({ data: facultyProfile }),
  errors: { not_allowed: rightsRefusals.not_allowed },
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school', [roles.faculty]: 'own' },
  module: modules.faculty,
});
