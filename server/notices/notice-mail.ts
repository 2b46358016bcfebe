import { and, eq, isNull, sql } from 'drizzle-orm';
import { undoLimits } from '#contract/notices/delivery.rules.ts';
import type { TranslationLanguage } from '#contract/notices/translation.rules.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import type { AppContext } from '#server/core/context.ts';
import { instantAt, schoolDay } from '#server/core/school-day.ts';
import type { Queryable } from '#server/db/database.ts';
import { people, schools } from '#server/directory/schema.ts';
import { mayEnter } from '#server/schools/index.ts';
import { addressees } from './audience.ts';
import { officeName } from './board-path.ts';
import { mailWordsIn } from './mail-words.ts';
import { mailedNow, queueDigests, type Reader, type ReaderSchool } from './notice-digest.ts';
import { mailJob, type NotifyJob } from './notice-jobs.ts';
import { type WordsForReader, wordsOfNotice } from './notice-words.ts';
import { officeReadersOf } from './office/audience.ts';
import { eachPageOfPeople, workThroughSchools } from './office/reach.ts';
import { mailLedger, type notices, notices as noticeTable } from './schema/notice.ts';

type StoredNotice = Omit<typeof notices.$inferSelect, 'searchText'>;

/** [QU-21] Mail goes out at seven in the morning of the share date, at once when that has passed. */
const mailHour = 7;

/**
 * Queues the notice's mail in the same transaction as the notice: one job a notice and mailed version. Of one that may
 * still be taken back it waits until it may not. `isAgain`: it was switched off, which ended what was under way; the
 * mail goes to nobody but those who have none.
 */
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

/**
 * Writes to every addressee who was not written to yet for this version. Killed half-way, the next run goes on
 * where it stopped; the outbox file is named after the addressee, so that not even the one in flight is doubled.
 */
export async function sendNoticeMail(app: AppContext, job: NotifyJob): Promise<void> {
  const [found] = await app.db
    .select({ notice: noticeTable, author: people, school: schools })
    .from(noticeTable)
    .innerJoin(people, and(eq(people.schoolId, noticeTable.schoolId), eq(people.id, noticeTable.createdBy)))
    .innerJoin(schools, eq(schools.id, noticeTable.schoolId))
    .where(and(eq(noticeTable.schoolId, job.schoolId), eq(noticeTable.id, job.noticeId)));
  // Edited or switched off since: the newer version has a job of its own, or nobody is to be told.
  if (!found || found.notice.mailVersion !== job.version || !found.notice.isActive) return;
  const { notice, author, school } = found;
  if (notice.schoolId === 0) return mailFromOffice(app, notice, job);
  const readers = await addressees(app.db, { ...notice, noticeFor: notice.noticeFor });
  await mailTo(app, notice, {
    readers: readers.map((reader) => ({ ...reader, schoolId: school.id })),
    schools: [school],
    sender: `${author.firstName} ${author.lastName}`,
    from: school.name,
  });
}

const schoolsAPart = 10;
const readersAPage = 500;

/** At seven in the morning of each school it is read in. */
function mailFromOffice(app: AppContext, notice: StoredNotice, job: NotifyJob): Promise<void> {
  const condition = and(
    officeReadersOf({ ...notice, noticeFor: notice.noticeFor }),
    sql`${people.email} <> ''`,
    mayEnter,
  );
  return workThroughSchools(app, mailJob, job, {
    schools: schoolsAPart,
    dueAt: ({ timeZone }) => mailTimeIn(notice, timeZone),
    work: (reached) =>
      eachPageOfPeople(
        app.db,
        { schoolIds: reached.map((school) => school.id), condition, size: readersAPage },
        async (page) => {
          const { rows } = await app.db.execute<AddresseeRow>(page);
          const readers = rows.map(({ school_id: schoolId, id, email, first_name: firstName, language }) => ({
            schoolId,
            id,
            email,
            firstName,
            language,
          }));
          await mailTo(app, notice, { readers, schools: reached, sender: officeName, from: officeName });
          const last = rows.at(-1);
          return { count: rows.length, last: last && { schoolId: last.school_id, id: last.id } };
        },
      ),
  });
}

/** What is shared in the middle of a school's day goes out at once, not the next morning. */
function mailTimeIn({ visibleFrom, updatedAt }: StoredNotice, timeZone: string): Date {
  return visibleFrom > schoolDay(updatedAt, timeZone)
    ? instantAt(visibleFrom, mailHour, timeZone)
    : updatedAt;
}

interface AddresseeRow extends Record<string, unknown> {
  readonly school_id: number;
  readonly id: number;
  readonly email: string;
  readonly first_name: string;
  readonly language: TranslationLanguage | null;
}

interface Mailing {
  readonly readers: readonly Reader[];
  /** All that the readers are of. */
  readonly schools: readonly ReaderSchool[];
  readonly sender: string;
  /** Before the title in the subject. */
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
    const part = told.slice(start, start + 500);
    await app.db
      .insert(mailLedger)
      .values(part.map((reader) => ({ ...key, personId: reader.id })))
      .onConflictDoNothing();
  }
  await queueDigests(app, theirs, daily);
  const wordsIn = await wordsOfNotice(app.db, notice);
  let failures = 0;
  for (const reader of atOnce) {
    if (!(await waitsFor(app.db, key, reader.id))) continue;
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
      // One address that does not work must not keep the others waiting; this one is tried again with the job.
      app.log.warn({ err: error, noticeId: key.noticeId, personId: reader.id }, 'A message was not sent');
      failures += 1;
      continue;
    }
    await app.db
      .update(mailLedger)
      .set({ sentAt: app.now() })
      .where(
        and(
          eq(mailLedger.schoolId, key.schoolId),
          eq(mailLedger.noticeId, key.noticeId),
          eq(mailLedger.version, key.version),
          eq(mailLedger.personId, reader.id),
        ),
      );
  }
  if (failures > 0) throw new Error(`${failures} messages were not sent.`);
}

/** Asked before each mail: a notice that is switched off, taken back or edited meanwhile goes to nobody more. */
async function waitsFor(
  db: Queryable,
  { schoolId, noticeId, version }: { schoolId: number; noticeId: number; version: number },
  personId: number,
): Promise<boolean> {
  const found = await db
    .select({ id: mailLedger.personId })
    .from(mailLedger)
    .innerJoin(
      noticeTable,
      and(eq(noticeTable.schoolId, mailLedger.schoolId), eq(noticeTable.id, mailLedger.noticeId)),
    )
    .where(
      and(
        eq(mailLedger.schoolId, schoolId),
        eq(mailLedger.noticeId, noticeId),
        eq(mailLedger.version, version),
        eq(mailLedger.personId, personId),
        isNull(mailLedger.sentAt),
        eq(noticeTable.mailVersion, version),
        eq(noticeTable.isActive, true),
      ),
    );
  return found.length > 0;
}

/** Of the job that sends a notice's mail. */
export function noticeMailKey(notice: { schoolId: number; id: number; mailVersion: number }): string {
  return `notice-mail:${notice.schoolId}:${notice.id}:${notice.mailVersion}`;
}

/** A message about a notice, as plain text. */
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
