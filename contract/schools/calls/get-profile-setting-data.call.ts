import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { settingsInput, settingsOutput } from '#contract/profile/profile.wire.ts';

/** [C9-01, RP-09…RP-12] */
export const getProfileSettingDataCall = defineCall('get-profile-setting-data', {
  method: 'POST',
  areas: ['School and school admin'],
  claims: { school: 'school_id' },
  input: settingsInput,
  output: settingsOutput,
  errors: {},
  access: { [roles.schoolAdmin]: 'school' },
});
