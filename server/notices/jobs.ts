import type { JobHandlers } from '#server/jobs/define-job.ts';
import { erasingJobs } from './erase-notices.ts';
import { sendNoticeDigest } from './notice-digest.ts';
import { digestJob, mailJob, notifyJob, officeReminderJob, reminderJob } from './notice-jobs.ts';
import { sendNoticeMail } from './notice-mail.ts';
import { notifyOfNotice } from './notice-notifications.ts';
import { remindFromOffice } from './office/reminders.ts';
import { sendReminders } from './reminders.ts';

export const noticeJobs: JobHandlers = {
  ...erasingJobs,
  ...notifyJob.doneBy(notifyOfNotice),
  ...mailJob.doneBy(sendNoticeMail),
  ...reminderJob.doneBy(sendReminders),
  ...officeReminderJob.doneBy(remindFromOffice),
  ...digestJob.doneBy(sendNoticeDigest),
};
