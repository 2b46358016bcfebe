import { eq } from 'drizzle-orm';
import { isSettingKey, type SettingKey, type Settings } from '#contract/core/school-settings.ts';
import type { Queryable } from '#server/db/database.ts';
import { schoolSettings } from '../schema.ts';

/** Only stored choices. `allows` adds the defaults. */
export async function settingsOf(db: Queryable, schoolId: number): Promise<Settings> {
  const rows = await db
    .select({ key: schoolSettings.key, level: schoolSettings.level })
    .from(schoolSettings)
    .where(eq(schoolSettings.schoolId, schoolId));
  return Object.fromEntries(rows.flatMap(({ key, level }) => (isSettingKey(key) ? [[key, level]] : [])));
}

interface SettingChange {
  readonly key: SettingKey;
  readonly authValue: number;
}

export async function saveSettings(
  db: Queryable,
  { schoolId, by, at }: { readonly schoolId: number; readonly by: number; readonly at: Date },
  changes: readonly SettingChange[],
): Promise<void> {
  for (const { key, authValue: level } of changes) {
    const values = { level, changedBy: by, changedAt: at };
    await db
      .insert(schoolSettings)
      .values({ schoolId, key, ...values })
      .onConflictDoUpdate({ target: [schoolSettings.schoolId, schoolSettings.key], set: values });
  }
}
