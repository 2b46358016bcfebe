import { and, count, desc, eq, getTableColumns, gt, inArray, isNull, lt, not, sql } from 'drizzle-orm';
import { dayMilliseconds } from '#contract/core/days.ts';
import {
  isQuietAt,
  type NotificationKind,
  type NotificationList,
  type NotificationRow,
  notificationDays,
  notificationsAtMost,
} from '#contract/notifications/notifications.wire.ts';
import type { Actor } from '#server/core/actor.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import type { AppContext, Services } from '#server/core/context.ts';
import { schoolDay, schoolTime } from '#server/core/school-day.ts';
import type { Queryable } from '#server/db/database.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { planTomorrow } from '#server/jobs/plan-daily.ts';
import { readerValues } from '#server/notices/index.ts';
import { channels } from '#server/realtime/channels.ts';
import { preferencesOf } from './notification-preferences.ts';
import { stillConcerns, translatedMessage } from './queries/notifications.ts';
import { notifications } from './schema.ts';
import { tellOfNotifications } from './tell.ts';

export const forgetJob = defineJob({ kind: 'forget-notifications', line: 'upkeep', fields: {} });

/** [QU-52] Deletes what is too old for the bell. */
export async function forgetNotifications(app: AppContext): Promise<void> {
  const now = app.now();
  const oldest = new Date(now.getTime() - notificationDays * dayMilliseconds);
  await app.db.delete(notifications).where(lt(notifications.createdAt, oldest));
  const [left] = await app.db.select({ id: notifications.id }).from(notifications).limit(1);
  if (left) await planTomorrow(app.db, forgetJob, now);
}

const ownOf = (actor: Actor) =>
  and(eq(notifications.schoolId, actor.school.id), eq(notifications.personId, actor.id));

const shown = isNull(notifications.clearedAt);

/** What the placeholders of `visibleTo` stand for. */
const placeholders = (app: Services, actor: Actor) =>
  readerValues(actor, schoolDay(app.now(), actor.school.timeZone));

function visibleTo(app: Services, actor: Actor, muted: readonly string[]) {
  const oldest = new Date(app.now().getTime() - notificationDays * dayMilliseconds);
  return and(
    ownOf(actor),
    shown,
    gt(notifications.createdAt, oldest),
    muted.length > 0 ? not(inArray(notifications.kind, [...muted])) : undefined,
    stillConcerns(actor.role),
  );
}

/** What a person was told and has not cleared, of these kinds; the newest first. */
export async function listNotifications(
  app: Services,
  db: Queryable,
  actor: Actor,
  kinds?: readonly NotificationKind[],
): Promise<NotificationRow[]> {
  const { muted } = await preferencesOf(db, actor);
  const rows = await db
    .select({ ...getTableColumns(notifications), translated: translatedMessage(actor) })
    .from(notifications)
    .where(and(visibleTo(app, actor, muted), kinds ? inArray(notifications.kind, [...kinds]) : undefined))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(notificationsAtMost)
    .execute(placeholders(app, actor));
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
  const [row] = await db
    .select({ unread: count() })
    .from(notifications)
    .where(and(visibleTo(app, actor, muted), isNull(notifications.readAt)))
    .execute(placeholders(app, actor));
  return row?.unread ?? 0;
}

/** Marks one as read; false when the person has none of this id. */
export async function markRead(app: Services, db: Queryable, actor: Actor, id: number): Promise<boolean> {
  const found = await db
    .update(notifications)
    .set({ readAt: sql`coalesce(${notifications.readAt}, ${app.now().toISOString()}::timestamptz)` })
    .where(and(ownOf(actor), shown, eq(notifications.id, id)))
    .returning({ id: notifications.id });
  return found.length > 0;
}

/** Clears some of a person's notifications, or all of them; how many. Their other tabs hear of it. */
export async function clearNotifications(
  { app, db, actor, afterCommit }: SignedInContext,
  ids: readonly number[] | 'all',
): Promise<number> {
  const cleared = await db
    .update(notifications)
    .set({ clearedAt: app.now() })
    .where(and(ownOf(actor), shown, ids === 'all' ? undefined : inArray(notifications.id, [...ids])))
    .returning({ id: notifications.id });
  tellOwnTabs({ app, actor, afterCommit });
  return cleared.length;
}

/** What these causes told the person was read where it happened: the bell of each of their tabs counts it no more. */
export async function readByCause(
  { app, db, actor, afterCommit }: Pick<SignedInContext, 'app' | 'db' | 'actor' | 'afterCommit'>,
  causes: readonly string[],
): Promise<void> {
  const read = await db
    .update(notifications)
    .set({ readAt: app.now() })
    .where(and(ownOf(actor), inArray(notifications.cause, [...causes]), isNull(notifications.readAt)))
    .returning({ id: notifications.id });
  if (read.length > 0) tellOwnTabs({ app, actor, afterCommit });
}

/** The person's other tabs and devices ask again. */
export function tellOwnTabs({
  app,
  actor,
  afterCommit,
}: Pick<SignedInContext, 'app' | 'actor' | 'afterCommit'>) {
  afterCommit(() => tellOfNotifications(app, [channels.person(actor.school.id, actor.id)]));
}
