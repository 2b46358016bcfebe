import { fileTextJobs } from './files/file-texts.ts';
import { sweepJobs } from './files/sweep-files.ts';
import type { JobHandlers } from './jobs/define-job.ts';
import { clearingJobs } from './retention.ts';
import { rooms } from './rooms.ts';

export const jobHandlers: JobHandlers = {
  ...clearingJobs,
  ...fileTextJobs,
  ...sweepJobs,
  ...Object.fromEntries(rooms.flatMap(({ jobs = {} }) => Object.entries(jobs))),
};
