import { passwordRefusals } from '#contract/auth/auth.refusals.ts';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { ownPasswordRefusals, rightsRefusals } from '../profile.refusals.ts';
import { changePasswordInput, changePasswordOutput } from '../profile.wire.ts';

/** [CC-06, ER-20] Ends every session of the person, this one too. */
export const changePasswordCall = defineCall('change-Password', {
  method: 'POST',
  areas: ['Auth and session'],
  input: changePasswordInput,
  output: changePasswordOutput,
  errors: { ...rightsRefusals, ...passwordRefusals.change, ...ownPasswordRefusals },
  access: {
    [roles.superAdmin]: 'own',
    [roles.schoolAdmin]: 'own',
    [roles.finance]: 'own',
    [roles.helpdesk]: 'own',
    [roles.student]: 'own',
    [roles.faculty]: 'own',
  },
  rate: 'write',
  transaction: 'parts',
});
