import { notificationList } from './list-messages.ur.ts';
import { notifications } from './messages.ur.ts';
import type { NotificationsTexts } from './texts.ts';

export const notificationsUrdu: NotificationsTexts = { notificationList, notifications };
