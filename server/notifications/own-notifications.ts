import {
  isQuietAt,
  type NotificationKind,
  type NotificationList,
  type NotificationRow,
} from '#contract/notifications/notifications.wire.ts';
import type { Actor } from '#server/core/actor.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import type { Services } from '#server/core/context.ts';
import { notFound } from '#server/core/refusal.ts';
import { schoolTime } from '#server/core/school-day.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import type { Queryable } from '#server/db/database.ts';
import { clearNotifications, tellOwnTabs } from './notifications.ts';
import { preferencesOf } from './queries/notification-preferences.ts';
import { markRead } from './queries/notifications.ts';
import { shownNotifications, unreadNotifications } from './queries/shown-notifications.ts';

export async function read(id: number, scene: SignedInContext) {
  const { app, db, actor } = scene;
  if (!(await markRead(db, actor, id, app.now()))) throw notFound();
  tellOwnTabs(scene);
  return { status: 1, count: await countUnread(app, db, actor) } as const;
}

/** [RP-07] */
export async function clear(ids: readonly number[] | 'all', scene: SignedInContext<'demo_school'>) {
  const { app, db, actor, refuse } = scene;
  refuseDemo({ actor, refuse });
  await clearNotifications(scene, ids);
  return { status: 1, count: await countUnread(app, db, actor) } as const;
}

export async function listNotifications(
  app: Services,
  db: Queryable,
  actor: Actor,
  kinds?: readonly NotificationKind[],
): Promise<NotificationRow[]> {
  const { muted } = await preferencesOf(db, actor);
  return rowsOf(app, db, actor, { muted, kinds });
}

interface Wanted {
  readonly muted: readonly NotificationKind[];
  /** Undefined: all. */
  readonly kinds?: readonly NotificationKind[] | undefined;
}

async function rowsOf(
  app: Services,
  db: Queryable,
  actor: Actor,
  { muted, kinds }: Wanted,
): Promise<NotificationRow[]> {
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
    data: await rowsOf(app, db, actor, wishes),
    count: await unreadNotifications(db, actor, { now: app.now(), muted: wishes.muted }),
    quiet: isQuietAt(schoolTime(app.now(), actor.school.timeZone), wishes) ? 1 : 0,
  };
}

export async function countUnread(app: Services, db: Queryable, actor: Actor): Promise<number> {
  const { muted } = await preferencesOf(db, actor);
  return unreadNotifications(db, actor, { now: app.now(), muted });
}
