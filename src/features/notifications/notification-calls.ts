import { notificationCalls as calls } from '#contract/calls/notifications.ts';
import type { NotificationPreferences } from '#contract/notifications/notifications.wire.ts';
import { call } from '#src/lib/api-client.ts';

/** The bell's calls, loaded after the first screen. */
export const load = (schoolId: number, signal: AbortSignal) =>
  call(calls.notifications, { schoolId }, { signal });

export async function markRead(id: number, signal: AbortSignal): Promise<void> {
  await call(calls['count-decrease-notifications'], { id }, { signal });
}

export async function clear(ids: readonly number[] | 'all', signal: AbortSignal): Promise<void> {
  if (ids === 'all') await call(calls['clear-all-notifications'], {}, { signal });
  else await call(calls['clear-selected-notifications'], { ids: [...ids] }, { signal });
}

export async function loadAssessments(signal: AbortSignal): Promise<void> {
  await call(calls['teacher-assessment-notification'], {}, { signal });
}

export const loadPreferences = (signal: AbortSignal) =>
  call(calls['get-notification-preferences'], {}, { signal });

export async function savePreferences(preferences: NotificationPreferences): Promise<void> {
  await call(calls['save-notification-preferences'], preferences);
}
