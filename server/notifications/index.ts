/** What other rooms may use of this one. */
export { hushedAmong, mutersOf } from './notification-wishes.ts';
export { forgetJob } from './notifications.ts';
