import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { adminProfile, ownProfileInput } from '../profile.wire.ts';

/** Ours [C9-05]: the "user detail", whose path the specification does not show. */
export const adminProfileByIdCall = defineCall('admin-profile-by-id', {
  method: 'POST',
  areas: ['School and school admin'],
  ours: true,
  claims: { user: 'id' },
  input: ownProfileInput,
  output: v.object({ data: adminProfile }),
  errors: {},
  access: {
    [roles.superAdmin]: 'own',
    [roles.schoolAdmin]: 'own',
    [roles.finance]: 'own',
    [roles.helpdesk]: 'own',
  },
});
