import { dayMilliseconds } from '#contract/core/days.ts';
import { notificationDays } from '#contract/notifications/notifications.wire.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import type { AppContext } from '#server/core/context.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { planTomorrow } from '#server/jobs/plan-daily.ts';
import { channels } from '#server/realtime/channels.ts';
import {
  clearOwn,
  deleteNotificationsBefore,
  hasNotifications,
  markCausesRead,
} from './queries/notifications.ts';
import { tellOfNotifications } from './tell.ts';

export const forgetJob = defineJob({ kind: 'forget-notifications', line: 'upkeep', fields: {} });

/** [QU-52] */
export async function forgetNotifications(app: AppContext): Promise<void> {
  const now = app.now();
  const oldest = new Date(now.getTime() - notificationDays * dayMilliseconds);
  await deleteNotificationsBefore(app.db, oldest);
  if (await hasNotifications(app.db)) await planTomorrow(app.db, forgetJob, now);
}

/** Returns how many. Tells the person's other tabs. */
export async function clearNotifications(
  { app, db, actor, afterCommit }: SignedInContext,
  ids: readonly number[] | 'all',
): Promise<number> {
  const cleared = await clearOwn(db, actor, ids, app.now());
  tellOwnTabs({ app, actor, afterCommit });
  return cleared;
}

/** Marks notifications as read that the person saw elsewhere. Their tabs stop counting them. */
export async function readByCause(
  { app, db, actor, afterCommit }: Pick<SignedInContext, 'app' | 'db' | 'actor' | 'afterCommit'>,
  causes: readonly string[],
): Promise<void> {
  const read = await markCausesRead(db, actor, causes, app.now());
  if (read > 0) tellOwnTabs({ app, actor, afterCommit });
}

export function tellOwnTabs({
  app,
  actor,
  afterCommit,
}: Pick<SignedInContext, 'app' | 'actor' | 'afterCommit'>) {
  afterCommit(() => tellOfNotifications(app, [channels.person(actor.school.id, actor.id)]));
}
