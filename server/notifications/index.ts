/** What other rooms may use of this one. */
export { channelsInQuietHours, mutedRecipients } from './notification-preferences.ts';
export { forgetJob, readByCause } from './notifications.ts';
export { tellOfNotifications } from './tell.ts';
export { tellPeople } from './tell-people.ts';
