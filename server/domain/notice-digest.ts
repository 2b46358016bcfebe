import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { NoticeFor, Role } from '#contract';
import type { AppContext } from '../context.ts';
import type { Queryable } from '../db/database.ts';
import { jobs, mailLedger, notices } from '../db/schema/notice.ts';
import { notificationWishes } from '../db/schema/notification.ts';
import { people, schools } from '../db/schema/school.ts';
import { addressees } from './audience.ts';
import { boardOf } from './board-path.ts';
import { addDays, instantAt, schoolDay } from './school-day.ts';

const digestHour = 7;
const digestJob = 'notice-digest';

type Addressee = Awaited<ReturnType<typeof addressees>>[number];

/** Who is mailed at once and who with the day's others. A due date that must be kept is mailed at once to everybody. */
export async function mailedNow(
  db: Queryable,
  notice: { readonly schoolId: number; readonly dueDateMandatory: boolean },
  readers: readonly Addressee[],
): Promise<{ now: readonly Addressee[]; daily: readonly Addressee[] }> {
  if (notice.dueDateMandatory) return { now: readers, daily: [] };
  const wishes = await db
    .select({ personId: notificationWishes.personId, mail: notificationWishes.mail })
    .from(notificationWishes)
    .where(eq(notificationWishes.schoolId, notice.schoolId));
  const wishOf = new Map(wishes.map(({ personId, mail }) => [personId, mail]));
  const wishing = (wish: 'now' | 'daily') => readers.filter(({ id }) => (wishOf.get(id) ?? 'now') === wish);
  return { now: wishing('now'), daily: wishing('daily') };
}

/** One mail a person and morning: the next seven o'clock of the school. */
export async function queueDigests(
  app: AppContext,
  school: { readonly id: number; readonly timeZone: string },
  readers: readonly Addressee[],
): Promise<void> {
  if (readers.length === 0) return;
  const now = app.now();
  const today = schoolDay(now, school.timeZone);
  const isBefore = now < instantAt(today, digestHour, school.timeZone);
  const day = isBefore ? today : addDays(today, 1);
  const runAt = instantAt(day, digestHour, school.timeZone);
  for (let start = 0; start < readers.length; start += 500)
    await app.db
      .insert(jobs)
      .values(
        readers.slice(start, start + 500).map(({ id }) => ({
          kind: digestJob,
          payload: { schoolId: school.id, personId: id, day },
          dedupeKey: `${digestJob}:${school.id}:${id}:${day}`,
          runAt,
        })),
      )
      .onConflictDoNothing();
}

/**
 * What waits for the person in the ledger and is still theirs to read, in one mail. Killed between mail and ledger it
 * is written again under the same name.
 */
export async function sendNoticeDigest(
  app: AppContext,
  job: { readonly schoolId: number; readonly personId: number; readonly day: string },
): Promise<void> {
  const waiting = and(
    eq(mailLedger.schoolId, job.schoolId),
    eq(mailLedger.personId, job.personId),
    isNull(mailLedger.sentAt),
  );
  const rows = await app.db
    .select({ notice: notices, version: mailLedger.version, school: schools, author: people })
    .from(mailLedger)
    .innerJoin(notices, and(eq(notices.schoolId, mailLedger.schoolId), eq(notices.id, mailLedger.noticeId)))
    .innerJoin(people, and(eq(people.schoolId, notices.schoolId), eq(people.id, notices.createdBy)))
    .innerJoin(schools, eq(schools.id, notices.schoolId))
    .where(waiting)
    .orderBy(notices.id);
  const board = await boardOfPerson(app.db, job.personId);
  const parts: string[] = [];
  let to: Addressee | undefined;
  for (const { notice, version, author } of rows) {
    if (notice.version !== version || !notice.isActive || notice.deletedAt) continue;
    const readers = await addressees(app.db, { ...notice, noticeFor: notice.noticeFor as NoticeFor });
    const reader = readers.find(({ id }) => id === job.personId);
    if (!reader) continue;
    to = reader;
    parts.push(linesOf(app, notice, { author: `${author.firstName} ${author.lastName}`, board }));
  }
  const [first] = rows;
  if (to && first)
    await app.mailer.send({
      id: `digest-${job.schoolId}-${job.personId}-${job.day}`,
      to: to.email,
      subject: `${first.school.name}: ${parts.length === 1 ? 'a new notice' : `${parts.length} new notices`}`,
      text: [`Hello ${to.firstName},`, '', 'These notices were shared with you:', '', ...parts].join('\n'),
    });
  const done = rows.map(({ notice }) => notice.id);
  if (done.length > 0)
    await app.db
      .update(mailLedger)
      .set({ sentAt: app.now() })
      .where(and(waiting, inArray(mailLedger.noticeId, done)));
}

async function boardOfPerson(db: Queryable, id: number): Promise<string> {
  const [person] = await db
    .select({ role: people.role, model: schools.model })
    .from(people)
    .innerJoin(schools, eq(schools.id, people.schoolId))
    .where(eq(people.id, id));
  return boardOf((person?.role ?? 3) as Role, person?.model ?? 0);
}

function linesOf(
  app: AppContext,
  notice: { readonly id: number; readonly title: string; readonly dueDate: string | null },
  { author, board }: { readonly author: string; readonly board: string },
): string {
  const address = app.config.publicUrl ?? `http://localhost:${app.config.port}`;
  return [
    `${notice.title} (${author})`,
    ...(notice.dueDate ? [`Due on ${notice.dueDate}`] : []),
    `${address}${board}?open=${notice.id}`,
    '',
  ].join('\n');
}
