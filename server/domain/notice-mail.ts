import { and, eq, isNull, sql } from 'drizzle-orm';
import { type NoticeFor, undoLimits } from '#contract';
import type { AppContext } from '../context.ts';
import { builder, statement } from '../db/queries/notices.ts';
import { jobs, mailLedger, type notices, notices as noticeTable } from '../db/schema/notice.ts';
import { people, schools } from '../db/schema/school.ts';
import type { SignedInScene } from '../pipeline.ts';
import { addressees } from './audience.ts';
import { mailedNow, queueDigests } from './notice-digest.ts';
import { instantAt } from './school-day.ts';

type StoredNotice = Omit<typeof notices.$inferSelect, 'searchText'>;

/** [QU-21] Mail goes out at seven in the morning of the share date, at once when that has passed. */
const mailHour = 7;

const insertJob = statement(
  'queue-notice-mail',
  builder
    .insert(jobs)
    .values({
      kind: 'notice-mail',
      dedupeKey: sql.placeholder('dedupeKey'),
      payload: sql.placeholder('payload'),
      runAt: sql.placeholder('runAt'),
    })
    .onConflictDoNothing(),
);

/**
 * Queues the notice's mail in the same transaction as the notice: one job a notice and version. Of one that may still
 * be taken back it waits until it may not.
 */
export async function queueNoticeMail(
  { app, db, actor }: SignedInScene,
  notice: StoredNotice,
  today: string,
  { mayBeUndone }: { readonly mayBeUndone: boolean },
): Promise<void> {
  const soon = app.now().getTime() + (mayBeUndone ? undoLimits.mail * 1000 : 0);
  const runAt =
    notice.visibleFrom > today
      ? instantAt(notice.visibleFrom, mailHour, actor.school.timeZone)
      : new Date(soon);
  const { schoolId, id: noticeId, version } = notice;
  await insertJob(db, {
    dedupeKey: noticeMailKey(notice, version),
    payload: { schoolId, noticeId, version },
    runAt,
  });
}

/**
 * Writes to every addressee who was not written to yet for this version. Killed half-way, the next run goes on
 * where it stopped; the outbox file is named after the addressee, so that not even the one in flight is doubled.
 */
export async function sendNoticeMail(
  app: AppContext,
  job: { schoolId: number; noticeId: number; version: number },
): Promise<void> {
  const [found] = await app.db
    .select({ notice: noticeTable, author: people, school: schools })
    .from(noticeTable)
    .innerJoin(people, and(eq(people.schoolId, noticeTable.schoolId), eq(people.id, noticeTable.createdBy)))
    .innerJoin(schools, eq(schools.id, noticeTable.schoolId))
    .where(and(eq(noticeTable.schoolId, job.schoolId), eq(noticeTable.id, job.noticeId)));
  // Edited or switched off since: the newer version has a job of its own, or nobody is to be told.
  if (!found || found.notice.version !== job.version || !found.notice.isActive) return;
  const { notice, author, school } = found;
  const readers = await addressees(app.db, { ...notice, noticeFor: notice.noticeFor as NoticeFor });
  const { now: atOnce, daily } = await mailedNow(app.db, notice, readers);
  const key = { schoolId: job.schoolId, noticeId: job.noticeId, version: job.version };
  const told = [...atOnce, ...daily];
  for (let start = 0; start < told.length; start += 500) {
    const part = told.slice(start, start + 500);
    await app.db
      .insert(mailLedger)
      .values(part.map((reader) => ({ ...key, personId: reader.id })))
      .onConflictDoNothing();
  }
  await queueDigests(app, school, daily);
  const open = new Set(
    (
      await app.db
        .select({ id: mailLedger.personId })
        .from(mailLedger)
        .where(
          and(
            eq(mailLedger.schoolId, key.schoolId),
            eq(mailLedger.noticeId, key.noticeId),
            eq(mailLedger.version, key.version),
            isNull(mailLedger.sentAt),
          ),
        )
    ).map((row) => row.id),
  );
  let failures = 0;
  for (const reader of atOnce) {
    if (!open.has(reader.id)) continue;
    try {
      await app.mailer.send({
        id: `notice-${key.schoolId}-${key.noticeId}-${key.version}-${reader.id}`,
        to: reader.email,
        subject: `${school.name}: ${notice.title}`,
        text: noticeMailText(app, {
          reader: reader.firstName,
          opening: `${author.firstName} ${author.lastName} shared a notice with you: ${notice.title}`,
          description: notice.description,
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

/**
 * A notice that changes its version before its mail went out, without being saved anew: the waiting job is for a
 * version that is no more, so the new version gets one in its place.
 */
export async function moveWaitingMail(
  scene: SignedInScene,
  notice: StoredNotice,
  today: string,
): Promise<void> {
  const [waiting] = await scene.db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.dedupeKey, noticeMailKey(notice, notice.version - 1)), isNull(jobs.doneAt)));
  if (waiting) await queueNoticeMail(scene, notice, today, { mayBeUndone: false });
}

/** Of the job that sends a notice's mail. */
export function noticeMailKey(notice: { schoolId: number; id: number }, version: number): string {
  return `notice-mail:${notice.schoolId}:${notice.id}:${version}`;
}

/** A message about a notice, as plain text. */
export function noticeMailText(
  app: AppContext,
  mail: { reader: string; opening: string; description: string; due: string | null },
): string {
  const address = app.config.publicUrl ?? `http://localhost:${app.config.port}`;
  return [
    `Hello ${mail.reader},`,
    '',
    mail.opening,
    ...(mail.due ? [`Due on ${mail.due}`] : []),
    '',
    mail.description,
    '',
    `Read it with its attachments: ${address}/`,
  ].join('\n');
}
