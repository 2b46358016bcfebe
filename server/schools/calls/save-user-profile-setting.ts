import { settingsFor } from '#contract/core/school-settings.ts';
import { audit } from '#server/core/audit.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import { saveSettings, settingsOf } from '../queries/settings.ts';
import { tellOfSettings } from '../tell-settings.ts';

/** Applies at once to the server's checks and menus; to the rest of the screens at the next sign-in or reload. */
export const saveUserProfileSetting: Handler<'save-user-profile-setting'> = async (input, scene) => {
  const { app, db, actor, refuse } = scene;
  refuseDemo({ actor, refuse });
  await saveSettings(db, { schoolId: actor.school.id, by: actor.id, at: app.now() }, input.settings);
  const changed = Object.fromEntries(input.settings.map(({ key, authValue }) => [key, authValue]));
  await audit({ app, db }, actor, 'settings.changed', changed);
  tellOfSettings(scene, actor.school.id);
  return { data: settingsFor(actor.role, await settingsOf(db, actor.school.id)) };
};
