import { type Role, roles } from '#contract/core/roles.ts';
import { type Settings, settingLevel } from '#contract/core/school-settings.ts';

/** Readers by the setting `allow_digital_book`: 0 nobody, 1 faculty, 2 students, 3 both. */
const readersAt: Readonly<Record<number, readonly Role[]>> = {
  1: [roles.faculty, roles.schoolAdmin],
  2: [roles.student, roles.schoolAdmin],
  3: [roles.student, roles.faculty, roles.schoolAdmin],
};

/** [SM-07, QU-35] Does the school let people of this role read books? */
export const readsBooks = (role: Role, settings: Settings): boolean =>
  readersAt[settingLevel(settings, 'allow_digital_book')]?.includes(role) ?? false;

/** Characters. */
export const longestNote = 4_000;
/** Per person and book. */
export const notesAtMost = 500;
/** No document has more pages. */
export const lastPossiblePage = 100_000;
