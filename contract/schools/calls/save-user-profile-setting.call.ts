import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { saveSettingsInput, settingsOutput } from '#contract/profile/profile.wire.ts';

export const saveUserProfileSettingCall = defineCall('save-user-profile-setting', {
  method: 'POST',
  areas: ['School and school admin'],
  claims: { school: 'school_id' },
  input: saveSettingsInput,
  output: settingsOutput,
  errors: { demo_school: 'This is a demo school: its settings stay as they are.' },
  access: { [roles.schoolAdmin]: 'school' },
  rate: 'write',
});
