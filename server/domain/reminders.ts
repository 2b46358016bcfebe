import { and, eq, inArray, ne } from 'drizzle-orm';
import type { NoticeFor } from '#contract';
import type { AppContext } from '../context.ts';
import type { Queryable } from '../db/database.ts';
import { claimReminders } from '../db/queries/delivery.ts';
import { jobs, notices } from '../db/schema/notice.ts';
import { people, schools } from '../db/schema/school.ts';
import type { SignedInScene } from '../pipeline.ts';
import { rooms } from '../realtime/rooms.ts';
import { Refusal } from '../refusal.ts';
import { readersOf } from './audience.ts';
import { ledgerOf } from './delivery.ts';
import { hushedAmong } from './notification-wishes.ts';
import { tellAgain } from './notifications.ts';
import { mailReminders } from './reminder-mails.ts';

const reminderJob = 'notice-reminder';

/** Reminds everybody who is missing and was not reminded today: in the bell, and by mail where there is an address. */
export async function remindReaders(scene: SignedInScene, noticeId: number) {
  const { app, db, actor, afterCommit } = scene;
  const { notice, author, isOut, ledger } = await ledgerOf(scene, noticeId);
  if (actor.school.isDemo)
    throw new Refusal('demo_school', 'This is a demo school: nobody is written to from here.');
  if (!isOut)
    throw new Refusal('not_out', 'This notice is not out yet, or it is switched off. Nobody was reminded.');
  const ids = (await claimReminders(db, ledger)).toSorted((a, b) => a - b);
  if (ids.length === 0) return { reminded: 0, mailed: 0 };
  await tellAgain(db, { ...notice, author }, ids, app.now());
  const hushed = await hushedAmong(
    db,
    app.now(),
    and(eq(people.schoolId, ledger.schoolId), inArray(people.id, ids)),
  );
  const mailed = await countWithMail(db, ledger.schoolId, ids);
  if (mailed > 0) {
    const { schoolId, today: day } = ledger;
    // Nobody is claimed twice on a day: the first of this round names it.
    const dedupeKey = `${reminderJob}:${schoolId}:${noticeId}:${day}:${ids[0]}`;
    await db
      .insert(jobs)
      .values({ kind: reminderJob, dedupeKey, payload: { schoolId, noticeId, day }, runAt: app.now() });
  }
  afterCommit(() => {
    const told = ids.map((id) => rooms.person(ledger.schoolId, id));
    app.broadcaster.notificationsChanged(told, [], hushed);
    app.broadcaster.deliveryChanged(
      [rooms.person(ledger.schoolId, notice.createdBy), rooms.admins(ledger.schoolId)],
      { noticeId },
    );
    app.wakeJobs();
  });
  return { reminded: ids.length, mailed };
}

async function countWithMail(db: Queryable, schoolId: number, ids: number[]): Promise<number> {
  return db.$count(people, and(eq(people.schoolId, schoolId), inArray(people.id, ids), ne(people.email, '')));
}

/** Writes to those the day's reminder is for, who still read the notice and are still waited for; each once. */
export async function sendReminders(
  app: AppContext,
  { schoolId, noticeId, day }: { schoolId: number; noticeId: number; day: string },
): Promise<void> {
  const [found] = await app.db
    .select({ notice: notices, school: schools })
    .from(notices)
    .innerJoin(schools, eq(schools.id, notices.schoolId))
    .where(and(eq(notices.schoolId, schoolId), eq(notices.id, noticeId)));
  if (!found?.notice.isActive) return;
  const { notice, school } = found;
  const readers = readersOf({ ...notice, noticeFor: notice.noticeFor as NoticeFor });
  await mailReminders(app, { notice, sender: school.name, readers, day });
}
