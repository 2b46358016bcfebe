import { plural } from '#src/lib/words/format.ts';
import { defineMessages } from '#src/lib/words/messages.ts';

/** Texts of the bell, which the first screen shows. */
export const messages = defineMessages('notifications', {
  /** [SM-03] The bell's name and tooltip. */
  bell: (unread: number) =>
    plural(unread, {
      '0': 'No Notification',
      one: '# unread notification',
      other: '# unread notifications',
    }),
  /** [ER-24] In the corner afterwards. */
  clearedOne: 'Notification Cleared Successfully',
  clearedSeveral: 'Notifications Cleared Successfully',
  error: 'Error',
  clearFailed: 'They could not be cleared. Try again.',
  arrived: (count: number) => plural(count, { one: 'A new notification', other: '# new notifications' }),
});
