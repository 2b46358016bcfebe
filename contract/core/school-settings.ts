import type { Role } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';

/** `faculty` and `students` settings apply to one role, `everyone` to the whole school. */
export type SettingAudience = 'faculty' | 'students' | 'everyone';

interface SettingFacts {
  readonly audience: SettingAudience;
  readonly initial: number;
  /** The least level that allows it [QU-45]. */
  readonly allowsFrom: number;
}

const on = (audience: SettingAudience) => ({ audience, initial: 1, allowsFrom: 1 });
const off = (audience: SettingAudience) => ({ audience, initial: 0, allowsFrom: 1 });

/** Every school setting [RP-09…12, RP-15, ST-44, QC-38], by its key on the wire. */
export const settingTable = {
  faculty_allow_view_profile: on('faculty'),
  faculty_allow_update_profile_pic: on('faculty'),
  /** [RP-14, QU-45] Levels below 4 forbid it. */
  faculty_allow_change_pass: { audience: 'faculty', initial: 4, allowsFrom: 4 },
  /** [QU-06] School admins reset teachers' passwords and read the one-time code. */
  faculty_pass_visible_ToAdmin: on('faculty'),
  student_allow_view_profile: on('students'),
  student_allow_update_profile_pic: on('students'),
  student_allow_change_pass: on('students'),
  /** [QU-06] Teachers and school admins reset students' passwords and read the one-time code. */
  student_pass_visible_TofacultyAdmin: on('students'),
  student_allow_copy_paste: off('students'),
  skill_alignment_for_faculty: on('faculty'),
  stream_alignment_for_faculty: on('faculty'),
  board_alignment_for_faculty: on('faculty'),
  standard_alignment_for_faculty: on('faculty'),
  skill_alignment_for_student: on('students'),
  stream_alignment_for_student: on('students'),
  board_alignment_for_student: on('students'),
  standard_alignment_for_student: on('students'),
  allow_create_club_project: on('faculty'),
  allow_create_grade_project: on('faculty'),
  allow_digital_book: on('everyone'),
  track_page_time: off('everyone'),
  /** Off lifts the browser key guard for the whole school [QC-38]. */
  block_browser_keys: on('everyone'),
} as const satisfies Record<string, SettingFacts>;

export type SettingKey = keyof typeof settingTable;
export const settingKeys = Object.keys(settingTable) as [SettingKey, ...SettingKey[]];

/** Levels by key. A key left out has its initial level. */
export type Settings = Readonly<Partial<Record<SettingKey, number>>>;

export function isSettingKey(key: string): key is SettingKey {
  return Object.hasOwn(settingTable, key);
}

export function settingLevel(settings: Settings, key: SettingKey): number {
  return settings[key] ?? settingTable[key].initial;
}

export function levelFor(key: SettingKey, allowed: boolean): number {
  return allowed ? settingTable[key].allowsFrom : 0;
}

/** `settings` left out: the initial levels apply. */
export function allows(person: { readonly settings?: Settings | undefined }, key: SettingKey): boolean {
  return settingLevel(person.settings ?? {}, key) >= settingTable[key].allowsFrom;
}

/** [EN-16] Each role gets only its own settings: students do not see those of the faculty. */
export function settingsFor(
  role: Role,
  settings: Settings,
): { readonly key: SettingKey; readonly authValue: number }[] {
  return settingKeys
    .filter((key) => role !== roles.student || settingTable[key].audience !== 'faculty')
    .map((key) => ({ key, authValue: settingLevel(settings, key) }));
}

/** [EN-16] Reads the list back and skips unknown keys, which a newer server may send. */
export function settingsOfAccess(
  access: readonly { readonly key: string; readonly authValue: number }[],
): Settings {
  return Object.fromEntries(
    access.flatMap(({ key, authValue }) => (isSettingKey(key) ? [[key, authValue]] : [])),
  );
}
