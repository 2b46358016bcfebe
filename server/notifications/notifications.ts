import { dayMilliseconds } from '#contract/core/days.ts';
import {
  isQuietAt,
  type NotificationKind,
  type NotificationList,
  type NotificationRow,
  notificationDays,
} from '#contract/notifications/notifications.wire.ts';
import type { Actor } from '#server/core/actor.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import type { AppContext, Services } from '#server/core/context.ts';
import { schoolTime } from '#server/core/school-day.ts';
import type { Queryable } from '#server/db/database.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { planTomorrow } from '#server/jobs/plan-daily.ts';
import { channels } from '#server/realtime/channels.ts';
import { preferencesOf } from './queries/notification-preferences.ts';
import {
  clearOwn,
  deleteNotificationsBefore,
  hasNotifications,
  markCausesRead,
  shownNotifications,
  unreadNotifications,
} from './queries/notifications.ts';
import { tellOfNotifications } from './tell.ts';

export const forgetJob = defineJob({ kind: 'forget-notifications', line: 'upkeep', fields: {} });

/** [QU-52] */
export async function forgetNotifications(app: AppContext): Promise<void> {
  const now = app.now();
  const oldest = new Date(now.getTime() - notificationDays * dayMilliseconds);
  await deleteNotificationsBefore(app.db, oldest);
  if (await hasNotifications(app.db)) await planTomorrow(app.db, forgetJob, now);
}

export async function listNotifications(
  app: Services,
  db: Queryable,
  actor: Actor,
  kinds?: readonly NotificationKind[],
): Promise<NotificationRow[]> {
  const { muted } = await preferencesOf(db, actor);
  const rows = await shownNotifications(db, actor, { now: app.now(), muted }, kinds);
  return rows.map((row) => ({
    id: row.id,
    username: row.fromName,
    created_at: row.createdAt.toISOString(),
    message: row.translated ?? row.message,
    ...(row.translated !== null && { message_language: actor.language ?? '' }),
    url: row.url,
    kind: row.kind as NotificationKind,
    read: row.readAt === null ? 0 : 1,
  }));
}

export async function notificationsOf(app: Services, db: Queryable, actor: Actor): Promise<NotificationList> {
  const wishes = await preferencesOf(db, actor);
  return {
    status: 1,
    data: await listNotifications(app, db, actor),
    count: await countUnread(app, db, actor),
    quiet: isQuietAt(schoolTime(app.now(), actor.school.timeZone), wishes) ? 1 : 0,
  };
}

export async function countUnread(app: Services, db: Queryable, actor: Actor): Promise<number> {
  const { muted } = await preferencesOf(db, actor);
  return unreadNotifications(db, actor, { now: app.now(), muted });
}

/** Returns how many. Tells the person's other tabs. */
export async function clearNotifications(
  { app, db, actor, afterCommit }: SignedInContext,
  ids: readonly number[] | 'all',
): Promise<number> {
  const cleared = await clearOwn(db, actor, ids, app.now());
  tellOwnTabs({ app, actor, afterCommit });
  return cleared;
}

/** Marks notifications as read that the person saw elsewhere. Their tabs stop counting them. */
export async function readByCause(
  { app, db, actor, afterCommit }: Pick<SignedInContext, 'app' | 'db' | 'actor' | 'afterCommit'>,
  causes: readonly string[],
): Promise<void> {
  const read = await markCausesRead(db, actor, causes, app.now());
  if (read > 0) tellOwnTabs({ app, actor, afterCommit });
}

export function tellOwnTabs({
  app,
  actor,
  afterCommit,
}: Pick<SignedInContext, 'app' | 'actor' | 'afterCommit'>) {
  afterCommit(() => tellOfNotifications(app, [channels.person(actor.school.id, actor.id)]));
}
