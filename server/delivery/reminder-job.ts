import * as v from 'valibot';
import { defineJob, type TakenBy } from '#server/jobs/define-job.ts';

export const reminderJob = defineJob({
  kind: 'notice-reminder',
  line: 'everyday',
  fields: { schoolId: v.number(), noticeId: v.number(), day: v.string() },
});

export type ReminderJob = TakenBy<typeof reminderJob>;
