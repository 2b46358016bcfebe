export { pageOf } from './delivery-answers.ts';
export { refuseUnlessMayFollow } from './policy.ts';
export { lastReaches, type PageQuery } from './queries/delivery.ts';
export { hasRunningJob, isReminded, isWaitedFor } from './queries/reminders.ts';
export { ownNotice } from './reach.ts';
export { mailReminders } from './reminder-mails.ts';
export { remindRound } from './reminders.ts';
