export { forgetJob, readByCause } from './notifications.ts';
export { channelsInQuietHours, mutedRecipients } from './queries/notification-preferences.ts';
export { takeOutOfBells } from './queries/notifications.ts';
export { tellOfNotifications } from './tell.ts';
export { tellPeople } from './tell-people.ts';
