import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { removeImageOutput } from '#contract/profile/profile.wire.ts';
import { editRefusals } from '../people.refusals.ts';
import { personOfSchool } from '../people.wire.ts';

/** [C2-02, ER-23] */
export const removeFacultyImageCall = defineCall('remove-faculty-image', {
  method: 'POST',
  areas: ['Faculty'],
  input: personOfSchool,
  output: removeImageOutput,
  errors: editRefusals,
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school', [roles.faculty]: 'own' },
  module: modules.faculty,
  rate: 'write',
  transaction: 'parts',
});
