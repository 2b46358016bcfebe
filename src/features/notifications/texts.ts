import type { listMessages as notificationList } from './list-messages.en.ts';
import type { messages as notifications } from './messages.en.ts';

/** An area or text that is missing in a language does not compile. */
export interface NotificationsTexts {
  readonly notificationList: typeof notificationList;
  readonly notifications: typeof notifications;
}
