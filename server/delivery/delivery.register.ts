import type { Room } from '#server/core/room.ts';
import { reminderJob } from './reminder-job.ts';
import { sendReminders } from './reminders.ts';
import { noticeReceipts } from './schema.ts';

export const deliveryRoom: Room = {
  personal: [{ part: 'notices opened', table: noticeReceipts, isMerged: true }],
  jobs: reminderJob.doneBy(sendReminders),
};
