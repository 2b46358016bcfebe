import { randomUUID } from 'node:crypto';
import type { notificationsCalls } from '#contract/notifications/notifications.calls.gen.ts';
import { notifications as notificationTable } from '#server/notifications/schema.ts';
import { type Aims, claimed, type Target, test, world } from '../aimed-world.ts';
import { type Client } from '../test-server.ts';
import { type Named } from '../world.ts';

/** A notification of the caller's own, of somebody of their school, or of another school. */
async function ownNotification(who: Named, _client: Client, target: Target) {
  const holder = target === 'own' ? who : target === 'sameSchool' ? world.bina : world.otherFaculty;
  const [row] = await test.server.app.db
    .insert(notificationTable)
    .values({
      schoolId: holder.schoolId,
      personId: holder.id,
      kind: 'assessment',
      cause: `test:${randomUUID()}`,
      version: 1,
      fromName: 'A test',
      message: 'A test',
      url: '/',
      createdAt: test.clock.now,
    })
    .returning({ id: notificationTable.id });
  return { id: row?.id ?? 0 };
}

export const aims: Aims<typeof notificationsCalls> = {
  notifications: {
    body: (who, _client, target) => ({ schoolId: claimed(who, target).school_id }),
    at: 'claim',
  },
  'count-decrease-notifications': { body: ownNotification, at: 'row', beyond: 404 },
  'update-assessment-notification': { body: ownNotification, at: 'row', beyond: 404 },
  // Clears what is one's own among them, and tells nothing of the rest.
  'clear-selected-notifications': {
    body: async (who, client, target) => ({ ids: [(await ownNotification(who, client, target)).id] }),
  },
  'clear-all-notifications': { body: () => ({}) },
  'get-student-notification': { body: () => ({}) },
  'get-student-activity-notification': { body: () => ({}) },
  'get-teacher-notification': { body: () => ({}) },
  'teacher-assessment-notification': { body: () => ({}) },
  'get-notification-preferences': { body: () => ({}) },
  'save-notification-preferences': {
    body: () => ({ muted: [], quiet_from: '', quiet_to: '' }),
  },
};
