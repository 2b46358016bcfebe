import type { SQL } from 'drizzle-orm';
import type { ReasonsOf } from '#contract/core/refusals.ts';
import { deliveryChanged } from '#contract/delivery/delivery.hints.ts';
import type { remindRefusals } from '#contract/delivery/delivery.refusals.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import type { AppContext } from '#server/core/context.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import type { Queryable } from '#server/db/database.ts';
import { findWithSchool, readersOf, type StoredNotice } from '#server/notices/index.ts';
import { channelsInQuietHours, tellOfNotifications } from '#server/notifications/index.ts';
import { type Channel, channels } from '#server/realtime/channels.ts';
import { deliveryStatusOf } from './delivery.ts';
import { lockNoticeShared } from './queries/lock-notice.ts';
import { notifyAgain } from './queries/notify-again.ts';
import {
  claimReminders,
  countReminded,
  countWithMail,
  isAmongPeopleOf,
  listPersonKeys,
} from './queries/reminders.ts';
import { type ReminderJob, reminderJob } from './reminder-job.ts';
import { mailReminders } from './reminder-mails.ts';

interface Round {
  readonly notice: StoredNotice;
  readonly author: string;
  /** The readers' schools, which all have the same day. */
  readonly schoolIds: readonly number[];
  readonly readers: SQL;
  readonly today: string;
  readonly now: Date;
}

/** `ids`: lowest first; `told`: the channels of these people. */
interface Reminded {
  readonly ids: readonly number[];
  readonly told: readonly Channel<'person'>[];
  /** Those of `told` who have quiet hours now. */
  readonly hushed: readonly Channel<'person'>[];
}

export async function remindRound(db: Queryable, round: Round): Promise<Reminded> {
  const { notice, author, schoolIds, readers, today, now } = round;
  const terms = { noticeId: notice.id, asksReceipt: notice.asksReceipt, readers, today };
  const ids = (await claimReminders(db, terms)).toSorted((a, b) => a - b);
  if (ids.length === 0) return { ids, told: [], hushed: [] };
  await notifyAgain(db, notice, { schoolIds, personIds: ids }, { author, now });
  const among = isAmongPeopleOf(schoolIds, ids);
  const told = await listPersonKeys(db, among);
  return {
    ids,
    told: told.map(({ schoolId, id }) => channels.person(schoolId, id)),
    hushed: await channelsInQuietHours(db, now, among),
  };
}

/** Reminds everybody missing and not reminded today. `already` counts missing people who were reminded before. */
export async function remindReaders(
  scene: SignedInContext<ReasonsOf<typeof remindRefusals>>,
  noticeId: number,
) {
  const { app, db, actor, afterCommit, refuse } = scene;
  await lockNoticeShared(db, actor.school.id, noticeId);
  const { notice, author, isOut, ledger } = await deliveryStatusOf(scene, noticeId);
  refuseDemo({ actor, refuse });
  if (!isOut) throw refuse('not_out');
  const { schoolId, readers, today } = ledger;
  const round = { notice, author, schoolIds: [schoolId], readers, today, now: app.now() };
  const { ids, told, hushed } = await remindRound(db, round);
  // Counted after the round, to include those of another round at the same moment.
  const already = (await countReminded(db, ledger)) - ids.length;
  if (ids.length === 0) return { reminded: 0, mailed: 0, already };
  const mailed = await countWithMail(db, notice, ids);
  if (mailed > 0) {
    // Nobody is claimed twice on a day, so the first person identifies this round.
    const dedupeKey = `${reminderJob.kind}:${schoolId}:${noticeId}:${today}:${ids[0]}`;
    const payload = { schoolId, noticeId, day: today };
    await reminderJob.queue(db, { payload, dedupeKey, runAt: app.now() });
  }
  afterCommit(() => {
    tellOfNotifications(app, told, { hushed });
    const followers = [channels.person(schoolId, notice.createdBy), channels.admins(schoolId)];
    app.broadcaster.broadcast(deliveryChanged, followers, { content: { noticeId } });
    app.wakeJobs();
  });
  return { reminded: ids.length, mailed, already };
}

export async function sendReminders(
  app: AppContext,
  { schoolId, noticeId, day }: ReminderJob,
): Promise<void> {
  const found = await findWithSchool(app.db, { schoolId, id: noticeId });
  if (!found?.notice.isActive) return;
  const { notice, school } = found;
  await mailReminders(app, { notice, sender: school.name, readers: readersOf(notice), day });
}
