import type { SnapshotFrom } from 'xstate';
import type { noticeActionsMachine } from './notice-actions.machine.ts';
import type { SeenNotice } from './notice-actions.types.ts';

export interface NoticeActionsView {
  /** [TG-07] What a "Deletion Request" asks about; null: it is not open. */
  readonly asked: readonly SeenNotice[] | null;
  /** The notices that something is being done with. */
  readonly busy: readonly number[];
}

export function noticeActionsView({ context }: SnapshotFrom<typeof noticeActionsMachine>): NoticeActionsView {
  return {
    asked: context.asked,
    busy: context.wishes.flatMap((wish) => wish.notices.map(({ id }) => id)),
  };
}
