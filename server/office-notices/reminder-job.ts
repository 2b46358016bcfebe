import * as v from 'valibot';
import { defineJob, type TakenBy } from '#server/jobs/define-job.ts';

export const officeReminderJob = defineJob({
  kind: 'office-reminder',
  line: 'everyday',
  fields: {
    schoolId: v.optional(v.number(), 0),
    noticeId: v.number(),
    /** The office's day. */
    day: v.string(),
    /** Tells the rounds of a day apart. */
    round: v.optional(v.string(), ''),
    /** Schools up to this id are done. */
    after: v.optional(v.number(), 0),
  },
});

export type OfficeReminderJob = TakenBy<typeof officeReminderJob>;
