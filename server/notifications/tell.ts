import type { HeardBy } from '#contract/core/define-hint.ts';
import {
  notificationsChanged,
  notificationsChangedQuietly,
} from '#contract/notifications/notifications.hints.ts';
import type { Services } from '#server/core/context.ts';
import type { Channel } from '#server/realtime/channels.ts';

interface Among {
  /** They hear nothing. */
  readonly muted?: readonly Channel[];
  /** In quiet hours: their bell counts, but shows no message. */
  readonly hushed?: readonly Channel<'person'>[];
}

/** Call it after the commit. */
export function tellOfNotifications(
  { broadcaster }: Pick<Services, 'broadcaster'>,
  to: readonly Channel<HeardBy<typeof notificationsChanged>>[],
  { muted = [], hushed = [] }: Among = {},
): void {
  broadcaster.broadcast(notificationsChanged, to, { except: [...muted, ...hushed] });
  broadcaster.broadcast(notificationsChangedQuietly, hushed, { content: true, except: muted });
}
