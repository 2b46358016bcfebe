import type { Room } from '#server/core/room.ts';
import { forgetJob, forgetNotifications } from './notifications.ts';
import { notifications as notificationRows, notificationWishes } from './schema.ts';

export const notificationsRoom: Room = {
  personal: [
    { part: 'notifications', table: notificationRows, isMerged: true },
    { part: 'wishes about notifications', table: notificationWishes, isMerged: true },
  ],
  jobs: forgetJob.doneBy(forgetNotifications),
};
