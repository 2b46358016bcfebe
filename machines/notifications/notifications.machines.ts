import { notificationsMachine } from './notifications/notifications.machine.ts';

/** The room's machines by the id of their charts. */
export const notificationsMachines = { notifications: notificationsMachine };
