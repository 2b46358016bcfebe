import type { SnapshotFrom } from 'xstate';
import type { NotificationRow } from '#contract/notifications/notifications.wire.ts';
import type { FailureFacts } from '#machines/shared/failure.ts';
import type { notificationsMachine } from './notifications.machine.ts';

export interface NotificationsView {
  readonly rows: readonly NotificationRow[];
  readonly count: number;
  readonly isQuiet: boolean;
  readonly chosen: readonly number[];
  readonly hasLoaded: boolean;
  /** Nothing is known yet. */
  readonly isFirstLoad: boolean;
  readonly isClearing: boolean;
  /** The list could not be loaded. */
  readonly hasFailed: boolean;
  /** Why the last wish was not fulfilled. */
  readonly failure: FailureFacts | null;
  /** Cleared, and the list that came back says so [ER-24]. */
  readonly justCleared: 'one' | 'several' | null;
}

export function notificationsView(snapshot: SnapshotFrom<typeof notificationsMachine>): NotificationsView {
  const { rows, count, isQuiet, hasLoaded, chosen, failure, cleared } = snapshot.context;
  const isClearing = snapshot.matches({ list: 'clearing' });
  return {
    rows,
    count,
    isQuiet,
    chosen,
    hasLoaded,
    isFirstLoad: !hasLoaded && snapshot.matches({ list: 'loading' }),
    isClearing,
    hasFailed: snapshot.matches({ list: 'failed' }),
    failure,
    justCleared: isClearing ? null : cleared,
  };
}
