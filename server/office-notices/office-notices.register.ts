import type { Room } from '#server/core/room.ts';
import { officeReminderJob } from './reminder-job.ts';
import { remindFromOffice } from './reminders.ts';

export const officeNoticesRoom: Room = { jobs: officeReminderJob.doneBy(remindFromOffice) };
