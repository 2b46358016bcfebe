import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { changePasswordInput, changePasswordOutput } from '../profile.wire.ts';

/** [CC-06, ER-20] Ends every session of the person, this one too. */
export const changePasswordCall = defineCall('change-Password', {
  method: 'POST',
  areas: ['Auth and session'],
  input: changePasswordInput,
  output: changePasswordOutput,
  errors: ['demo_school', 'not_allowed', 'bad_fields', 'current_incorrect', 'too_many_attempts'],
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
