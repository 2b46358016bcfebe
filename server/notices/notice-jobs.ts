import * as v from 'valibot';
import { defineJob, type TakenBy } from '#server/jobs/define-job.ts';

/** The central office's notices go in waves, each through the schools in batches. */
const told = {
  schoolId: v.number(),
  noticeId: v.number(),
  version: v.number(),
  /** 1: tells people again who were told before. */
  renew: v.optional(v.number(), 0),
  /** Schools up to this id are done. */
  after: v.optional(v.number(), 0),
  /** This wave is for schools whose time comes later than `from`, up to `until`; milliseconds, 0: now. */
  from: v.optional(v.number(), 0),
  until: v.optional(v.number(), 0),
};

export const notifyJob = defineJob({ kind: 'notice-notify', line: 'everyday', fields: told });
export const mailJob = defineJob({ kind: 'notice-mail', line: 'mail', fields: told });
export type NotifyJob = TakenBy<typeof notifyJob>;

export const digestJob = defineJob({
  kind: 'notice-digest',
  line: 'mail',
  fields: {
    schoolId: v.number(),
    personId: v.number(),
    day: v.string(),
    /** This morning's notices once they are fixed: ids with commas between them. */
    noticeIds: v.optional(v.string()),
  },
});

export type DigestJob = TakenBy<typeof digestJob>;
