import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { AppContext } from '#server/core/context.ts';
import { people } from '#server/directory/schema.ts';
import { mayEnter } from '#server/schools/index.ts';
import { mailWordsIn } from './mail-words.ts';
import { noticeMailText } from './notice-mail.ts';
import { wordsOfNotice } from './notice-words.ts';
import { isWaitedFor } from './queries/reminders.ts';
import { noticeReceipts } from './schema/delivery.ts';
import type { notices } from './schema/notice.ts';

interface Round {
  readonly notice: typeof notices.$inferSelect;
  /** Before the title in the subject line. */
  readonly sender: string;
  /** A condition on `people`. */
  readonly readers: SQL;
  readonly day: string;
}

/**
 * Writes to those the day's reminder is for, who still read the notice and are still waited for; each once, whatever
 * was killed before. Throws when some could not be written to: the job that called comes again for these.
 */
export async function mailReminders(app: AppContext, { notice, sender, readers, day }: Round): Promise<void> {
  const { schoolId: of, id: noticeId } = notice;
  const mine = and(
    eq(noticeReceipts.schoolId, people.schoolId),
    eq(noticeReceipts.noticeId, noticeId),
    eq(noticeReceipts.personId, people.id),
  );
  const open = await app.db
    .select({
      schoolId: people.schoolId,
      id: people.id,
      email: people.email,
      firstName: people.firstName,
      language: people.language,
    })
    .from(people)
    .innerJoin(noticeReceipts, mine)
    .where(
      and(
        readers,
        mayEnter,
        isWaitedFor(notice),
        eq(noticeReceipts.remindedOn, day),
        sql`${noticeReceipts.reminderMailedOn} is distinct from ${day}`,
        ne(people.email, ''),
      ),
    );
  const wordsIn = await wordsOfNotice(app.db, notice);
  let failures = 0;
  for (const reader of open) {
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
          opening: notice.asksReceipt ? say.confirm(words.title) : say.waits(words.title),
          due: notice.dueDate,
        }),
      });
    } catch (error) {
      app.log.warn({ err: error, noticeId, personId: reader.id }, 'A reminder was not sent');
      failures += 1;
      continue;
    }
    await app.db
      .update(noticeReceipts)
      .set({ reminderMailedOn: day })
      .where(
        and(
          eq(noticeReceipts.schoolId, reader.schoolId),
          eq(noticeReceipts.noticeId, noticeId),
          eq(noticeReceipts.personId, reader.id),
        ),
      );
  }
  if (failures > 0) throw new Error(`${failures} reminders were not sent.`);
}
