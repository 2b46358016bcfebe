import type { NotificationList, NotificationRow } from '#contract/notifications/notifications.wire.ts';
import type { FailureFacts } from '#machines/shared/failure.ts';

export interface NotificationsContext {
  readonly rows: readonly NotificationRow[];
  /** Unread ones. */
  readonly count: number;
  /** Did the server answer once? */
  readonly hasLoaded: boolean;
  /** Nothing pops up now. */
  readonly isQuiet: boolean;
  /** The list that is on its way was hinted at in quiet hours: it is counted, and not told. */
  readonly isHushed: boolean;
  /** Ids of chosen rows that are still there. */
  readonly chosen: readonly number[];
  /** Why the last wish was refused; of a list that did not load the chart tells. */
  readonly failure: FailureFacts | null;
  /** [ER-24] What was cleared last, for the message about it. */
  readonly cleared: 'one' | 'several' | null;
}

/** What is to be cleared: these, or everything. */
export interface ClearCommand {
  readonly ids: readonly number[] | 'all';
}

export type NotificationsEvent =
  /** The server says that something changed. */
  | { readonly type: 'hint' }
  /** The same in the person's quiet hours. */
  | { readonly type: 'hint.quiet' }
  | { readonly type: 'retry' }
  | { readonly type: 'row.toggle'; readonly id: number }
  | { readonly type: 'row.open'; readonly id: number }
  | ({ readonly type: 'clear' } & ClearCommand)
  /** The message about what was cleared has been shown. */
  | { readonly type: 'message.shown' }
  /** [ST-42] Something about assessments was updated. */
  | { readonly type: 'assessment.updated' };

export type { NotificationList };
