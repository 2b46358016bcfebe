import type { Person } from '#contract/auth/session.model.ts';
import {
  type SettingAudience,
  type SettingKey,
  type Settings,
  settingsOfAccess,
} from '#contract/core/school-settings.ts';
import { getProfileSettingDataCall } from '#contract/schools/calls/get-profile-setting-data.call.ts';
import { saveUserProfileSettingCall } from '#contract/schools/calls/save-user-profile-setting.call.ts';
import { call } from '#src/lib/api-client.ts';

/** Settings with a visible effect, in the order of the page. */
export const shownSettings = {
  faculty: [
    'faculty_allow_view_profile',
    'faculty_allow_update_profile_pic',
    'faculty_allow_change_pass',
    'faculty_pass_visible_ToAdmin',
  ],
  students: [
    'student_allow_view_profile',
    'student_allow_update_profile_pic',
    'student_allow_change_pass',
    'student_pass_visible_TofacultyAdmin',
  ],
  everyone: ['track_page_time', 'block_browser_keys'],
} as const satisfies Record<SettingAudience, readonly SettingKey[]>;
export type ShownSetting = (typeof shownSettings)[keyof typeof shownSettings][number];

/** null: they did not load; the page offers another try. */
export async function loadSettings(person: Person, signal: AbortSignal): Promise<Settings | null> {
  try {
    const input = { school_id: person.school.id };
    const { data } = await call(getProfileSettingDataCall, input, { signal });
    return settingsOfAccess(data);
  } catch (error) {
    if (signal.aborted) throw error;
    return null;
  }
}

export async function saveSetting(person: Person, key: SettingKey, authValue: number): Promise<Settings> {
  const input = { school_id: person.school.id, settings: [{ key, authValue }] };
  const { data } = await call(saveUserProfileSettingCall, input);
  return settingsOfAccess(data);
}
