import { and, eq, inArray, sql } from 'drizzle-orm';
import type { SignedInContext } from '#server/core/call-context.ts';
import { channelsInQuietHours, mutedRecipients, tellOfNotifications } from '#server/notifications/index.ts';
import { notifications } from '#server/notifications/schema.ts';
import { channels } from '#server/realtime/channels.ts';
import { people } from '#server/schools/schema.ts';

interface Message {
  readonly personId: number;
  /** What it is about; a newer message of the same cause takes the place of the earlier one. */
  readonly cause: string;
  readonly message: string;
  readonly url: string;
}

/** Tells students of their work: each message is new in the bell, whatever was read of the same cause before. */
export async function tellStudents(scene: SignedInContext, messages: readonly Message[]): Promise<void> {
  if (messages.length === 0) return;
  const { app, db, actor, afterCommit } = scene;
  const schoolId = actor.school.id;
  await db
    .insert(notifications)
    .values(
      messages.map((message) => ({
        ...message,
        schoolId,
        kind: 'work',
        version: 1,
        fromName: `${actor.firstName} ${actor.lastName}`.trim(),
        createdAt: app.now(),
      })),
    )
    .onConflictDoUpdate({
      target: [notifications.schoolId, notifications.personId, notifications.cause],
      set: {
        version: sql`${notifications.version} + 1`,
        fromName: sql`excluded.from_name`,
        message: sql`excluded.message`,
        url: sql`excluded.url`,
        createdAt: sql`excluded.created_at`,
        readAt: null,
        clearedAt: null,
      },
    });
  const ids = [...new Set(messages.map(({ personId }) => personId))];
  const isTold = and(eq(people.schoolId, schoolId), inArray(people.id, ids));
  const muted = await mutedRecipients(db, [schoolId], 'work');
  const hushed = await channelsInQuietHours(db, app.now(), isTold);
  afterCommit(() =>
    tellOfNotifications(
      app,
      ids.map((id) => channels.person(schoolId, id)),
      { muted, hushed },
    ),
  );
}
