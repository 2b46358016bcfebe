import { notificationList } from './list-messages.hi.ts';
import { notifications } from './messages.hi.ts';
import type { NotificationsTexts } from './texts.ts';

export const notificationsHindi: NotificationsTexts = { notificationList, notifications };
