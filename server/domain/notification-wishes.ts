import { and, arrayContains, eq } from 'drizzle-orm';
import type { NotificationKind, NotificationPreferences } from '#contract';
import type { Queryable } from '../db/database.ts';
import { notificationWishes } from '../db/schema/notification.ts';
import { rooms } from '../realtime/rooms.ts';
import type { Actor } from './sessions.ts';

/** How a person wishes to be told; without a row, of everything and at once. */
export async function preferencesOf(db: Queryable, actor: Actor): Promise<NotificationPreferences> {
  const [row] = await db
    .select()
    .from(notificationWishes)
    .where(and(eq(notificationWishes.schoolId, actor.school.id), eq(notificationWishes.personId, actor.id)));
  if (!row) return { muted: [], quiet_from: '', quiet_to: '', mail: 'now' };
  return {
    muted: row.muted as NotificationKind[],
    quiet_from: row.quietFrom,
    quiet_to: row.quietTo,
    mail: row.mail,
  };
}

export async function savePreferences(
  db: Queryable,
  actor: Actor,
  wishes: NotificationPreferences,
): Promise<void> {
  const values = {
    muted: [...new Set(wishes.muted)],
    quietFrom: wishes.quiet_from,
    quietTo: wishes.quiet_to,
    mail: wishes.mail,
  };
  await db
    .insert(notificationWishes)
    .values({ schoolId: actor.school.id, personId: actor.id, ...values })
    .onConflictDoUpdate({
      target: [notificationWishes.schoolId, notificationWishes.personId],
      set: values,
    });
}

/** The rooms of those in whose list nothing of this kind shows: they are not disturbed. */
export async function mutersOf(db: Queryable, schoolId: number, kind: NotificationKind): Promise<string[]> {
  const muters = await db
    .select({ personId: notificationWishes.personId })
    .from(notificationWishes)
    .where(and(eq(notificationWishes.schoolId, schoolId), arrayContains(notificationWishes.muted, [kind])));
  return muters.map(({ personId }) => rooms.person(schoolId, personId));
}
