import { undoLimits } from '#contract/notices/undo.rules.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import type { AppContext } from '#server/core/context.ts';
import { instantAt, schoolDay } from '#server/core/school-day.ts';
import { mailWordsIn } from './mail-words.ts';
import { mailedNow, queueDigests, type ReaderSchool } from './notice-digest.ts';
import { mailJob, type NotifyJob } from './notice-jobs.ts';
import { type WordsForReader, wordsOfNotice } from './notice-words.ts';
import { eachPage, workThroughSchools } from './office/waves.ts';
import { officeName } from './queries/board-path.ts';
import {
  insertWaiting,
  isWaiting,
  listAddressees,
  listOfficeAddressees,
  markMailed,
  type Reader,
} from './queries/mails.ts';
import { findWithAuthor, type StoredNotice } from './queries/stored-notices.ts';

/** [QU-21] Mail goes out at seven in the morning of the share date, at once when that has passed. */
const mailHour = 7;

/** One job a notice and mailed version, which waits for an undo. `isAgain`: only people without the mail get it. */
export async function queueNoticeMail(
  { app, db, actor }: SignedInContext,
  notice: StoredNotice,
  today: string,
  { mayBeUndone, isAgain = false }: { readonly mayBeUndone: boolean; readonly isAgain?: boolean },
): Promise<void> {
  const soon = app.now().getTime() + (mayBeUndone ? undoLimits.mail * 1000 : 0);
  const runAt =
    notice.schoolId !== 0 && notice.visibleFrom > today
      ? instantAt(notice.visibleFrom, mailHour, actor.school.timeZone)
      : new Date(soon);
  const { schoolId, id: noticeId, mailVersion } = notice;
  const key = noticeMailKey(notice);
  await mailJob.queue(db, {
    dedupeKey: isAgain ? `${key}:again:${notice.version}` : key,
    payload: { schoolId, noticeId, version: mailVersion },
    runAt,
  });
}

/** A killed run continues: mails are noted by addressee and outbox files named after them, so none is doubled. */
export async function sendNoticeMail(app: AppContext, job: NotifyJob): Promise<void> {
  const found = await findWithAuthor(app.db, { schoolId: job.schoolId, id: job.noticeId });
  // Edited or switched off since: the newer version has a job of its own, or nobody is to be told.
  if (!found || found.notice.mailVersion !== job.version || !found.notice.isActive) return;
  const { notice, author, school } = found;
  if (notice.schoolId === 0) return mailFromOffice(app, notice, job);
  const readers = await listAddressees(app.db, notice);
  await mailTo(app, notice, {
    readers: readers.map((reader) => ({ ...reader, schoolId: school.id })),
    schools: [school],
    sender: `${author.firstName} ${author.lastName}`,
    from: school.name,
  });
}

const schoolsAPart = 10;
const readersAPage = 500;

function mailFromOffice(app: AppContext, notice: StoredNotice, job: NotifyJob): Promise<void> {
  return workThroughSchools(app, mailJob, job, {
    schools: schoolsAPart,
    dueAt: ({ timeZone }) => mailTimeIn(notice, timeZone),
    work: (reached) =>
      eachPage(readersAPage, async (page) => {
        const schoolIds = reached.map((school) => school.id);
        const readers = await listOfficeAddressees(app.db, notice, { schoolIds, ...page });
        await mailTo(app, notice, { readers, schools: reached, sender: officeName, from: officeName });
        return { count: readers.length, last: readers.at(-1) };
      }),
  });
}

/** What is shared in the middle of a school's day goes out at once, not the next morning. */
function mailTimeIn({ visibleFrom, updatedAt }: StoredNotice, timeZone: string): Date {
  return visibleFrom > schoolDay(updatedAt, timeZone)
    ? instantAt(visibleFrom, mailHour, timeZone)
    : updatedAt;
}

interface Mailing {
  readonly readers: readonly Reader[];
  readonly schools: readonly ReaderSchool[];
  readonly sender: string;
  /** Stands before the title in the subject. */
  readonly from: string;
}

async function mailTo(
  app: AppContext,
  notice: StoredNotice,
  { readers, schools: theirs, sender, from }: Mailing,
): Promise<void> {
  const { now: atOnce, daily } = await mailedNow(app.db, notice, readers);
  const key = { schoolId: notice.schoolId, noticeId: notice.id, version: notice.mailVersion };
  const told = [...atOnce, ...daily];
  for (let start = 0; start < told.length; start += 500) {
    await insertWaiting(
      app.db,
      key,
      told.slice(start, start + 500).map(({ id }) => id),
    );
  }
  await queueDigests(app, theirs, daily);
  const wordsIn = await wordsOfNotice(app.db, notice);
  let failures = 0;
  for (const reader of atOnce) {
    // Nobody gets mail any more about a notice that was switched off, taken back or edited meanwhile.
    if (!(await isWaiting(app.db, key, reader.id))) continue;
    const words = wordsIn(reader.language);
    try {
      await app.mailer.send({
        id: `notice-${key.schoolId}-${key.noticeId}-${key.version}-${reader.id}`,
        to: reader.email,
        subject: `${from}: ${words.title}`,
        text: noticeMailText(app, {
          reader: reader.firstName,
          words,
          opening: mailWordsIn(words.language).shared(sender, words.title),
          due: notice.dueDate,
        }),
      });
    } catch (error) {
      // One failing address must not keep the others waiting; the job tries it again.
      app.log.warn({ err: error, noticeId: key.noticeId, personId: reader.id }, 'A message was not sent');
      failures += 1;
      continue;
    }
    await markMailed(app.db, key, reader.id, app.now());
  }
  if (failures > 0) throw new Error(`${failures} messages were not sent.`);
}

export function noticeMailKey(notice: { schoolId: number; id: number; mailVersion: number }): string {
  return `notice-mail:${notice.schoolId}:${notice.id}:${notice.mailVersion}`;
}

export function noticeMailText(
  app: AppContext,
  mail: { reader: string; words: WordsForReader; opening: string; due: string | null },
): string {
  const say = mailWordsIn(mail.words.language);
  return [
    say.hello(mail.reader),
    '',
    mail.opening,
    ...(mail.due ? [say.dueOn(mail.due)] : []),
    '',
    mail.words.description,
    '',
    say.readIt(`${app.publicUrl()}/`),
  ].join('\n');
}
