import type { JobHandlers } from '#server/jobs/define-job.ts';
import { erasingJobs } from './erase-notices.ts';
import { sendNoticeDigest } from './notice-digest.ts';
import { digestJob, mailJob, notifyJob } from './notice-jobs.ts';
import { sendNoticeMail } from './notice-mail.ts';
import { notifyOfNotice } from './notice-notifications.ts';

export const noticeJobs: JobHandlers = {
  ...erasingJobs,
  ...notifyJob.doneBy(notifyOfNotice),
  ...mailJob.doneBy(sendNoticeMail),
  ...digestJob.doneBy(sendNoticeDigest),
};
