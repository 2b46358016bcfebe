import { sendPasswordReset, sendSignInCode } from './auth/sign-in-mail.ts';
import { readFileText, readOldFiles } from './files/file-texts.ts';
import { sweepFiles } from './files/sweep-files.ts';
import type { Payload, Works } from './jobs/runner.ts';
import { eraseNotices } from './notices/erase-notices.ts';
import { sendNoticeDigest } from './notices/notice-digest.ts';
import { sendNoticeMail } from './notices/notice-mail.ts';
import { notifyOfNotice } from './notices/notice-notifications.ts';
import { remindFromOffice } from './notices/office/reminders.ts';
import { sendReminders } from './notices/reminders.ts';
import { forgetNotifications } from './notifications/notifications.ts';
import { clearOldRows } from './old-rows.ts';
import { sendLicenceMail } from './schools/licence-mail.ts';
import { forgetPageTimes } from './tracking/page-times.ts';

/** What does each kind of job. */
export const jobHandlers: Works = {
  'sign-in-code-mail': sendSignInCode,
  'password-reset-mail': sendPasswordReset,
  'licence-mail': (app, payload) =>
    sendLicenceMail(app, { schoolId: Number(payload.schoolId), slot: Number(payload.slot) }),
  'clear-old-rows': clearOldRows,
  'forget-page-times': forgetPageTimes,
  'forget-notifications': forgetNotifications,
  'erase-notices': eraseNotices,
  'read-file-text': (app, payload) =>
    readFileText(app, { schoolId: Number(payload.schoolId), fileId: String(payload.fileId) }),
  'read-old-files': readOldFiles,
  'sweep-files': sweepFiles,
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
