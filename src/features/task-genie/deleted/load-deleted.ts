import { noticeBoardCalls } from '#contract/calls/notice-board.ts';
import { boardWindow } from '#contract/notices/board.wire.ts';
import { call } from '#src/lib/api-client.ts';
import type { GridSource } from '#src/ui/grid/grid.types.ts';

/** A deleted notice that can be brought back. */
export interface DeletedNotice {
  readonly id: number;
  readonly title: string;
  readonly version: number;
  /** ISO instant. */
  readonly deletedAt: string;
  /** '' for the reader. */
  readonly deletedBy: string;
  /** Whole days, the begun one too. */
  readonly daysLeft: number;
}

/** What the person deleted or wrote, in windows of at most 30 rows. */
export const deletedNotices: GridSource<DeletedNotice> = {
  load: async ({ search: title, offset: startRow, limit }, signal) => {
    const input = { title, startRow, limit: Math.min(limit, boardWindow) };
    const { data, count } = await call(noticeBoardCalls['get-deleted-notices'], input, { signal });
    const rows = data.map(({ deleted_at, deleted_by, days_left, id, title: name, version }) => ({
      id,
      title: name,
      version,
      deletedAt: deleted_at,
      deletedBy: deleted_by,
      daysLeft: days_left,
    }));
    return { rows, total: count };
  },
};
