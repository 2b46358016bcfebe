import { and, eq, exists, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { NotificationKind } from '#contract/notifications/notifications.wire.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Queryable } from '#server/db/database.ts';
import { builder } from '#server/db/prepared.ts';
import { people } from '#server/directory/schema.ts';
import { notifications } from '../schema.ts';

export const ownOf = (actor: Actor) =>
  and(eq(notifications.schoolId, actor.school.id), eq(notifications.personId, actor.id));

export const shown = isNull(notifications.clearedAt);

/** false: the person has no such notification. */
export async function markRead(db: Queryable, actor: Actor, id: number, at: Date): Promise<boolean> {
  const found = await db
    .update(notifications)
    .set({ readAt: sql`coalesce(${notifications.readAt}, ${at.toISOString()}::timestamptz)` })
    .where(and(ownOf(actor), shown, eq(notifications.id, id)))
    .returning({ id: notifications.id });
  return found.length > 0;
}

/** Returns how many. */
export async function clearOwn(
  db: Queryable,
  actor: Actor,
  ids: readonly number[] | 'all',
  at: Date,
): Promise<number> {
  const cleared = await db
    .update(notifications)
    .set({ clearedAt: at })
    .where(and(ownOf(actor), shown, ids === 'all' ? undefined : inArray(notifications.id, [...ids])))
    .returning({ id: notifications.id });
  return cleared.length;
}

/** Returns how many were unread. */
export async function markCausesRead(
  db: Queryable,
  actor: Actor,
  causes: readonly string[],
  at: Date,
): Promise<number> {
  const read = await db
    .update(notifications)
    .set({ readAt: at })
    .where(and(ownOf(actor), inArray(notifications.cause, [...causes]), isNull(notifications.readAt)))
    .returning({ id: notifications.id });
  return read.length;
}

export async function deleteNotificationsBefore(db: Queryable, oldest: Date): Promise<void> {
  await db.delete(notifications).where(lt(notifications.createdAt, oldest));
}

export async function hasNotifications(db: Queryable): Promise<boolean> {
  const [any] = await db.select({ id: notifications.id }).from(notifications).limit(1);
  return any !== undefined;
}

export interface News {
  readonly kind: NotificationKind;
  /** Newer news with the same cause replace the earlier, and are unread again. */
  readonly cause: string;
  readonly message: string;
  /** Path of the screen it opens. */
  readonly url: string;
}

interface Telling extends News {
  readonly from: string;
  readonly at: Date;
}

/** `isTold` is a condition on `people`. Returns how many. */
export async function putInBells(
  db: Queryable,
  { kind, cause, from, message, url, at }: Telling,
  isTold: SQL | undefined,
): Promise<number> {
  const { rowCount } = await db.execute(sql`
    insert into ${notifications}
      (school_id, person_id, kind, cause, version, from_name, message, url, created_at)
    select ${people.schoolId}, ${people.id}, ${kind}::text, ${cause}, 1,
      ${from}, ${message}, ${url},
      ${at.toISOString()}::timestamptz
    from ${people} where ${isTold}
    on conflict (school_id, person_id, cause) do update
      set version = notifications.version + 1, from_name = excluded.from_name, message = excluded.message,
        url = excluded.url, created_at = excluded.created_at, read_at = null, cleared_at = null`);
  return rowCount ?? 0;
}

/** Returns how many. */
export async function takeOutOfBells(
  db: Queryable,
  schoolId: number,
  cause: string,
  isTold: SQL | undefined,
): Promise<number> {
  const isTheirs = exists(
    builder
      .select({ one: sql`1` })
      .from(people)
      .where(and(eq(people.schoolId, notifications.schoolId), eq(people.id, notifications.personId), isTold)),
  );
  const gone = await db
    .delete(notifications)
    .where(and(eq(notifications.schoolId, schoolId), eq(notifications.cause, cause), isTheirs))
    .returning({ id: notifications.id });
  return gone.length;
}
