import type { SQL } from 'drizzle-orm';
import type { AppContext } from '#server/core/context.ts';
import { mailWordsIn, noticeMailText, type StoredNotice, wordsOfNotice } from '#server/notices/index.ts';
import { markReminderMailed } from './queries/receipts.ts';
import { listToMail } from './queries/reminders.ts';

interface Round {
  readonly notice: StoredNotice;
  /** Stands before the title in the subject. */
  readonly sender: string;
  readonly readers: SQL;
  readonly day: string;
}

/** Mails each missing reader once, whatever was killed before. Throws when some failed, so the job runs again. */
export async function mailReminders(app: AppContext, round: Round): Promise<void> {
  const { notice, sender, day } = round;
  const { schoolId: of, id: noticeId, asksReceipt } = notice;
  const open = await listToMail(app.db, round);
  const wordsIn = await wordsOfNotice(app.db, notice);
  let failures = 0;
  for (const reader of open) {
    // A long round takes minutes: the notice may be put off meanwhile, and the reader may open it or refuse mail.
    if ((await listToMail(app.db, round, reader.id)).length === 0) continue;
    const words = wordsIn(reader.language);
    const say = mailWordsIn(words.language);
    try {
      await app.mailer.send({
        id: `reminder-${of}-${noticeId}-${day}-${reader.id}`,
        to: reader.email,
        subject: `${sender}: ${words.title}`,
        text: noticeMailText(app, {
          reader: reader.firstName,
          words,
          opening: asksReceipt ? say.confirm(words.title) : say.waits(words.title),
          due: notice.dueDate,
        }),
      });
    } catch (error) {
      app.log.warn({ err: error, noticeId, personId: reader.id }, 'A reminder was not sent');
      failures += 1;
      continue;
    }
    await markReminderMailed(app.db, { schoolId: reader.schoolId, noticeId, personId: reader.id }, day);
  }
  if (failures > 0) throw new Error(`${failures} reminders were not sent.`);
}
