import { eq } from 'drizzle-orm';
import { isSettingKey, type SettingKey, type Settings } from '#contract/core/school-settings.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Queryable } from '#server/db/database.ts';
import { schoolSettings } from './schema.ts';

/** What a school has chosen; ask `allows`, which knows where a school begins. */
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
  actor: Actor,
  changes: readonly SettingChange[],
  changedAt: Date,
): Promise<void> {
  for (const { key, authValue: level } of changes) {
    const values = { level, changedBy: actor.id, changedAt };
    await db
      .insert(schoolSettings)
      .values({ schoolId: actor.school.id, key, ...values })
      .onConflictDoUpdate({ target: [schoolSettings.schoolId, schoolSettings.key], set: values });
  }
}
