import { type SQL, sql } from 'drizzle-orm';
import type { HeardBy } from '#contract/core/define-hint.ts';
import type { notificationsChanged } from '#contract/notifications/notifications.hints.ts';
import type { NotificationKind } from '#contract/notifications/notifications.wire.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { people } from '#server/directory/schema.ts';
import type { Channel } from '#server/realtime/channels.ts';
import { channelsInQuietHours, mutedRecipients } from './notification-preferences.ts';
import { notifications } from './schema.ts';
import { tellOfNotifications } from './tell.ts';

interface News {
  readonly kind: NotificationKind;
  /** What it is about: newer news of the same cause takes the place of the earlier one, and is unread again. */
  readonly cause: string;
  readonly message: string;
  /** Address of the screen it leads to. */
  readonly url: string;
}

interface Readers {
  /** A condition on `people`: it picks the people who are told. */
  readonly isTold: SQL | undefined;
  /** The channels they hear it in. */
  readonly heardIn: readonly Channel<HeardBy<typeof notificationsChanged>>[];
}

/** The actor tells people of their school something. Answers how many people were told. */
export async function tellPeople(
  { app, db, actor, afterCommit }: Pick<SignedInContext, 'app' | 'db' | 'actor' | 'afterCommit'>,
  { kind, cause, message, url }: News,
  { isTold, heardIn }: Readers,
): Promise<number> {
  const { rowCount } = await db.execute(sql`
    insert into ${notifications}
      (school_id, person_id, kind, cause, version, from_name, message, url, created_at)
    select ${people.schoolId}, ${people.id}, ${kind}::text, ${cause}, 1,
      ${`${actor.firstName} ${actor.lastName}`.trim()}, ${message}, ${url},
      ${app.now().toISOString()}::timestamptz
    from ${people} where ${isTold}
    on conflict (school_id, person_id, cause) do update
      set version = notifications.version + 1, from_name = excluded.from_name, message = excluded.message,
        url = excluded.url, created_at = excluded.created_at, read_at = null, cleared_at = null`);
  if (!rowCount) return 0;
  const muted = await mutedRecipients(db, [actor.school.id], kind);
  const hushed = await channelsInQuietHours(db, app.now(), isTold);
  afterCommit(() => tellOfNotifications(app, heardIn, { muted, hushed }));
  return rowCount;
}
