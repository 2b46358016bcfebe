import type { SQL } from 'drizzle-orm';
import type { HeardBy } from '#contract/core/define-hint.ts';
import type { notificationsChanged } from '#contract/notifications/notifications.hints.ts';
import type { Actor } from '#server/core/actor.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import type { Channel } from '#server/realtime/channels.ts';
import { channelsInQuietHours, mutedRecipients } from './queries/notification-preferences.ts';
import { type News, putInBells } from './queries/notifications.ts';
import { tellOfNotifications } from './tell.ts';

interface Teller extends Pick<SignedInContext, 'app' | 'db' | 'afterCommit'> {
  /** The sender; the mutes of this school count. */
  readonly actor: Pick<Actor, 'firstName' | 'lastName'> & { readonly school: Pick<Actor['school'], 'id'> };
}

interface Readers {
  /** A condition on `people`: the recipients. */
  readonly isTold: SQL | undefined;
  readonly heardIn: readonly Channel<HeardBy<typeof notificationsChanged>>[];
}

/** Returns how many people were told. */
export async function tellPeople(
  { app, db, actor, afterCommit }: Teller,
  { kind, cause, message, url }: News,
  { isTold, heardIn }: Readers,
): Promise<number> {
  const from = `${actor.firstName} ${actor.lastName}`.trim();
  const told = await putInBells(db, { kind, cause, from, message, url, at: app.now() }, isTold);
  if (told === 0) return 0;
  const muted = await mutedRecipients(db, [actor.school.id], kind);
  const hushed = await channelsInQuietHours(db, app.now(), isTold);
  afterCommit(() => tellOfNotifications(app, heardIn, { muted, hushed }));
  return told;
}
