import type { Handler } from '#server/core/pipeline.ts';
import { tellOwnTabs } from '../notifications.ts';
import { savePreferences } from '../queries/notification-preferences.ts';

export const saveNotificationPreferences: Handler<'save-notification-preferences'> = async (input, scene) => {
  await savePreferences(scene.db, scene.actor, input);
  tellOwnTabs(scene);
  return { status: 1 };
};
