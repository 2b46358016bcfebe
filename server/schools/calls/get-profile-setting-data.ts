import { settingsFor } from '#contract/core/school-settings.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { settingsOf } from '../queries/settings.ts';

/** [RP-09…RP-12] Includes settings that nobody changed. */
export const getProfileSettingData: Handler<'get-profile-setting-data'> = async (_input, { db, actor }) => ({
  data: settingsFor(actor.role, await settingsOf(db, actor.school.id)),
});
