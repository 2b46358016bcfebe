import { type CallOf } from '#contract/catalogue.ts';
import { dayMilliseconds } from '#contract/core/days.ts';
import { type CallOutput } from '#contract/core/define-call.ts';
import { type ReasonsOf } from '#contract/core/refusals.ts';
import { restorableDays } from '#contract/notices/board.wire.ts';
import { noticeChanged } from '#contract/notices/notices.hints.ts';
import type { manageRefusals } from '#contract/notices/notices.refusals.ts';
import { audit } from '#server/core/audit.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { refusedRow } from '#server/core/change-rows.ts';
import { isRefusal, notFound } from '#server/core/refusal.ts';
import { schoolDay } from '#server/core/school-day.ts';
import type { Queryable } from '#server/db/database.ts';
import { channelsFor } from './audience.ts';
import { planErasing } from './erase-notices.ts';
import type { NoticeChannel } from './notice-channel.ts';
import { channelsNow } from './notice-hints.ts';
import { queueNoticeMail } from './notice-mail.ts';
import { queueNoticeNotifications } from './notice-notifications.ts';
import { yearOfNotice } from './notice-year.ts';
import { storedOfficeChannels } from './office/channels.ts';
import { refuseStaleNotice, refuseUnlessMayManage } from './policy.ts';
import { listAudience } from './queries/audiences.ts';
import { lockNoticeOrDeleted, type StoredNotice, updateNotice } from './queries/stored-notices.ts';

/** Changes of notices on the board [QU-24]: off, on, deleted, brought back. */

type Changed = CallOutput<CallOf<'delete-faculty-notice'>>;
/** The version that the person saw; 0 skips the check. */
export interface Seen {
  readonly id: number;
  readonly version: number;
}

type TendScene = SignedInContext<ReasonsOf<typeof manageRefusals>>;

/** In milliseconds: readers hear only afterwards that a notice is gone, since an undo may come first. */
const undoTime = 15_000;

export function setStatus(seen: readonly Seen[], isActive: boolean, scene: TendScene): Promise<Changed> {
  return changeEach(seen, scene, 'Saved.', async (before, version) => {
    if (before.deletedAt) throw notFound();
    refuseUnlessMayManage(scene, before);
    // A repeated wish has nothing left to do.
    if (before.isActive === isActive) return before;
    refuseStaleNotice(scene, before, version);
    const today = schoolDay(scene.app.now(), scene.actor.school.timeZone);
    const { school } = scene.actor;
    const academicYear = isActive ? yearOfNotice(before, before, { today, school }) : before.academicYear;
    const notice = await write(scene, before, { isActive, academicYear });
    await tellOfStatus(scene, notice);
    await audit(scene, scene.actor, isActive ? 'notice.activated' : 'notice.deactivated', {
      noticeId: notice.id,
    });
    return notice;
  });
}

/** Deletes only notices that are off, which nobody reads any more. */
export function deleteNotices(seen: readonly Seen[], scene: TendScene): Promise<Changed> {
  return changeEach(seen, scene, 'Notice has been deleted', async (before, version) => {
    if (before.deletedAt) {
      if (before.deletedBy === scene.actor.id) return before;
      throw notFound();
    }
    refuseUnlessMayManage(scene, before);
    if (before.isActive) throw scene.refuse('still_active');
    refuseStaleNotice(scene, before, version);
    const now = scene.app.now();
    const notice = await write(scene, before, { deletedAt: now, deletedBy: scene.actor.id });
    await planErasing(scene.db, now);
    await audit(scene, scene.actor, 'notice.deleted', { noticeId: notice.id });
    return notice;
  });
}

/** Only its deleter or author may, within 30 days; the notice stays switched off. */
export function restoreNotices(seen: readonly Seen[], scene: TendScene): Promise<Changed> {
  return changeEach(seen, scene, 'Notice has been restored.', async (before) => {
    const { id } = scene.actor;
    if (before.deletedBy !== id && before.createdBy !== id) throw notFound();
    refuseUnlessMayManage(scene, before);
    if (!before.deletedAt) return before;
    const oldest = scene.app.now().getTime() - restorableDays * dayMilliseconds;
    if (before.deletedAt.getTime() <= oldest) throw scene.refuse('too_late');
    const notice = await write(scene, before, { deletedAt: null, deletedBy: null });
    await audit(scene, scene.actor, 'notice.restored', { noticeId: notice.id });
    return notice;
  });
}

/** Reports each refusal. One order by id keeps two people who change the same notices from deadlocking. */
async function changeEach(
  seen: readonly Seen[],
  scene: SignedInContext,
  information: string,
  change: (before: StoredNotice, version: number) => Promise<StoredNotice>,
): Promise<Changed> {
  const done: Changed['data']['done'] = [];
  const refused: Changed['data']['refused'] = [];
  for (const { id, version } of seen.toSorted((a, b) => a.id - b.id)) {
    try {
      const before = await lockNoticeOrDeleted(scene.db, scene.actor, id);
      if (!before) throw notFound();
      const after = await change(before, version);
      done.push({ id, version: after.version });
    } catch (error) {
      if (!isRefusal(error) || seen.length === 1) throw error;
      refused.push({ id, ...refusedRow(error) });
    }
  }
  return { success: 'true', information, data: { done, refused } };
}

async function write(
  scene: SignedInContext,
  before: StoredNotice,
  values: Partial<StoredNotice>,
): Promise<StoredNotice> {
  const { app, db } = scene;
  const notice = await updateNotice(db, before, { ...values, updatedAt: app.now() });
  const readers = await storedChannels(db, notice);
  const heard = [before, notice].flatMap((each) => channelsNow(app, each, scene.actor.school, readers));
  const { id: noticeId, version } = notice;
  scene.afterCommit(() =>
    app.broadcaster.broadcast(noticeChanged, [...new Set(heard)], { content: { noticeId, version } }),
  );
  return notice;
}

export async function storedChannels(db: Queryable, notice: StoredNotice): Promise<NoticeChannel[]> {
  if (notice.schoolId === 0) return storedOfficeChannels(db, notice);
  const places = await listAudience(db, notice.schoolId, notice.id);
  return channelsFor(notice.schoolId, { ...notice, places });
}

/** Readers are told nothing twice: the bell keeps its rows through an undo, and mail goes out once. */
async function tellOfStatus(scene: SignedInContext, notice: StoredNotice): Promise<void> {
  const { app, actor } = scene;
  const today = schoolDay(app.now(), actor.school.timeZone);
  const after = notice.isActive ? 0 : undoTime;
  await queueNoticeNotifications(scene, notice, { today, isNews: false, after });
  if (notice.isActive && notice.notifyEmail) {
    await queueNoticeMail(scene, notice, today, { mayBeUndone: true, isAgain: true });
  }
  scene.afterCommit(() => app.wakeJobs());
}
