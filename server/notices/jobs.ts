import type { Payload, Works } from '#server/jobs/runner.ts';
import { eraseNotices } from './erase-notices.ts';
import { sendNoticeDigest } from './notice-digest.ts';
import { sendNoticeMail } from './notice-mail.ts';
import { notifyOfNotice } from './notice-notifications.ts';
import { remindFromOffice } from './office/reminders.ts';
import { sendReminders } from './reminders.ts';

export const noticeJobs: Works = {
  'erase-notices': eraseNotices,
  'notice-notify': (app, payload) =>
    notifyOfNotice(app, {
      schoolId: Number(payload.schoolId),
      noticeId: Number(payload.noticeId),
      version: Number(payload.version),
      renew: payload.renew === 1,
      ...waveOf(payload),
    }),
  'notice-reminder': (app, payload) =>
    sendReminders(app, {
      schoolId: Number(payload.schoolId),
      noticeId: Number(payload.noticeId),
      day: String(payload.day),
    }),
  'office-reminder': (app, payload) =>
    remindFromOffice(app, {
      noticeId: Number(payload.noticeId),
      day: String(payload.day),
      round: String(payload.round ?? ''),
      after: Number(payload.after),
    }),
  'notice-digest': (app, payload, id) =>
    sendNoticeDigest(app, {
      id,
      schoolId: Number(payload.schoolId),
      personId: Number(payload.personId),
      day: String(payload.day),
      noticeIds: payload.noticeIds === undefined ? null : String(payload.noticeIds).split(',').map(Number),
    }),
  'notice-mail': (app, payload) =>
    sendNoticeMail(app, {
      schoolId: Number(payload.schoolId),
      noticeId: Number(payload.noticeId),
      version: Number(payload.version),
      ...waveOf(payload),
    }),
};

/** Of the central office's notices: which part of the schools is next. */
function waveOf({ after = 0, from = 0, until = 0 }: Payload) {
  return { after: Number(after), from: Number(from), until: Number(until) };
}
