import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { saveRefusals } from '../profile.refusals.ts';
import { saveProfileOutput, saveStaffProfileInput } from '../profile.wire.ts';

/** [C9-05, CC-08] Its `data` answers as base64 JSON. */
export const updateAdminProfileCall = defineCall('update-admin-profile', {
  method: 'POST',
  areas: ['School and school admin', 'Auth and session'],
  response: 'base64',
  claims: { user: 'id' },
  input: saveStaffProfileInput,
  output: saveProfileOutput,
  errors: saveRefusals,
  access: {
    [roles.superAdmin]: 'own',
    [roles.schoolAdmin]: 'own',
    [roles.finance]: 'own',
    [roles.helpdesk]: 'own',
  },
  rate: 'write',
  transaction: 'parts',
  bodyBytes: 2 ** 20,
});
