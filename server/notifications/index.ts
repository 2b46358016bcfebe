/** What other rooms may use of this one. */
export { mutedRecipients, roomsInQuietHours } from './notification-preferences.ts';
export { forgetJob } from './notifications.ts';
