import type { HeardBy } from '#contract/core/define-hint.ts';
import {
  notificationsChanged,
  notificationsChangedQuietly,
} from '#contract/notifications/notifications.hints.ts';
import type { Services } from '#server/core/context.ts';
import type { Channel } from '#server/realtime/channels.ts';

interface Among {
  /** Who muted this kind: they hear nothing. */
  readonly muted?: readonly Channel[];
  /** Who has quiet hours now: their bell counts, and shows no message. */
  readonly hushed?: readonly Channel<'person'>[];
}

/** Tells people that their list of notifications changed. Call it after the commit. */
export function tellOfNotifications(
  { broadcaster }: Pick<Services, 'broadcaster'>,
  to: readonly Channel<HeardBy<typeof notificationsChanged>>[],
  { muted = [], hushed = [] }: Among = {},
): void {
  broadcaster.broadcast(notificationsChanged, to, { except: [...muted, ...hushed] });
  broadcaster.broadcast(notificationsChangedQuietly, hushed, { content: true, except: muted });
}
