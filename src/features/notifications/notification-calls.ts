import { clearAllNotificationsCall } from '#contract/notifications/calls/clear-all-notifications.call.ts';
import { clearSelectedNotificationsCall } from '#contract/notifications/calls/clear-selected-notifications.call.ts';
import { countDecreaseNotificationsCall } from '#contract/notifications/calls/count-decrease-notifications.call.ts';
import { getNotificationPreferencesCall } from '#contract/notifications/calls/get-notification-preferences.call.ts';
import { notificationsCall } from '#contract/notifications/calls/notifications.call.ts';
import { saveNotificationPreferencesCall } from '#contract/notifications/calls/save-notification-preferences.call.ts';
import { teacherAssessmentNotificationCall } from '#contract/notifications/calls/teacher-assessment-notification.call.ts';
import type { NotificationPreferences } from '#contract/notifications/notifications.wire.ts';
import { call } from '#src/lib/api-client.ts';

/** Loaded after the first screen. */
export const load = (schoolId: number, signal: AbortSignal) =>
  call(notificationsCall, { schoolId }, { signal });

export async function markRead(id: number, signal: AbortSignal): Promise<void> {
  await call(countDecreaseNotificationsCall, { id }, { signal });
}

export async function clear(ids: readonly number[] | 'all', signal: AbortSignal): Promise<void> {
  if (ids === 'all') await call(clearAllNotificationsCall, {}, { signal });
  else await call(clearSelectedNotificationsCall, { ids: [...ids] }, { signal });
}

export async function loadAssessments(signal: AbortSignal): Promise<void> {
  await call(teacherAssessmentNotificationCall, {}, { signal });
}

export const loadPreferences = (signal: AbortSignal) => call(getNotificationPreferencesCall, {}, { signal });

export async function savePreferences(preferences: NotificationPreferences): Promise<void> {
  await call(saveNotificationPreferencesCall, preferences);
}
