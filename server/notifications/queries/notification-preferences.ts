import { and, arrayContains, eq, inArray, ne, type SQL } from 'drizzle-orm';
import {
  isQuietAt,
  type NotificationKind,
  type NotificationPreferences,
} from '#contract/notifications/notifications.wire.ts';
import type { Actor } from '#server/core/actor.ts';
import { schoolTime } from '#server/core/school-day.ts';
import type { Queryable } from '#server/db/database.ts';
import { people, schools } from '#server/directory/schema.ts';
import { type Channel, channels } from '#server/realtime/channels.ts';
import { notificationWishes } from '../schema.ts';

/** The default without a row: everything, at once. */
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

export async function mutedRecipients(
  db: Queryable,
  schoolIds: readonly number[],
  kind: NotificationKind,
): Promise<Channel<'person'>[]> {
  const muters = await db
    .select({ schoolId: notificationWishes.schoolId, personId: notificationWishes.personId })
    .from(notificationWishes)
    .where(
      and(
        inArray(notificationWishes.schoolId, [...schoolIds]),
        arrayContains(notificationWishes.muted, [kind]),
      ),
    );
  return muters.map(({ schoolId, personId }) => channels.person(schoolId, personId));
}

/** Those with quiet hours now, by their school's clock. */
export async function channelsInQuietHours(
  db: Queryable,
  now: Date,
  among: SQL | undefined,
): Promise<Channel<'person'>[]> {
  const wishes = await db
    .select({
      schoolId: people.schoolId,
      personId: people.id,
      timeZone: schools.timeZone,
      quiet_from: notificationWishes.quietFrom,
      quiet_to: notificationWishes.quietTo,
    })
    .from(notificationWishes)
    .innerJoin(
      people,
      and(eq(people.schoolId, notificationWishes.schoolId), eq(people.id, notificationWishes.personId)),
    )
    .innerJoin(schools, eq(schools.id, people.schoolId))
    .where(and(ne(notificationWishes.quietFrom, ''), among));
  return wishes
    .filter(({ timeZone, ...hours }) => isQuietAt(schoolTime(now, timeZone), hours))
    .map(({ schoolId, personId }) => channels.person(schoolId, personId));
}
