import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { rightsRefusals } from '../profile.refusals.ts';
import { removeImageInput, removeImageOutput } from '../profile.wire.ts';

/** Ours: for everybody except faculty. */
export const removeProfileImageCall = defineCall('remove-profile-image', {
  method: 'POST',
  areas: ['School and school admin'],
  ours: true,
  claims: { user: 'id' },
  input: removeImageInput,
  output: removeImageOutput,
  errors: rightsRefusals,
  access: {
    [roles.superAdmin]: 'own',
    [roles.schoolAdmin]: 'own',
    [roles.finance]: 'own',
    [roles.helpdesk]: 'own',
    [roles.student]: 'own',
  },
  rate: 'write',
  transaction: 'parts',
});
