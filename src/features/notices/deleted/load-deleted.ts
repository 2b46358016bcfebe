import { boardWindow, type DeletedSort, deletedSorts } from '#contract/notices/board.wire.ts';
import { getDeletedNoticesCall } from '#contract/notices/calls/get-deleted-notices.call.ts';
import type { FoundInFile } from '#contract/search/found-in.wire.ts';
import { call } from '#src/lib/api-client.ts';
import type { GridSource } from '#src/ui/grid/grid.types.ts';
import { among } from '../full-board/load-full-board.ts';

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
  /** The words looked for stand in a file. */
  readonly foundIn?: FoundInFile | undefined;
}

/** The ids that the tab's address may name. */
export const deletedColumnIds = [...deletedSorts, 'left', 'action'];

const direction = (isDescending: boolean) => (isDescending ? ('desc' as const) : ('asc' as const));

/** What the person deleted or wrote, in windows of at most 30 rows. */
export const deletedNotices: GridSource<DeletedNotice> = {
  load: async ({ search: title, offset: startRow, limit, sort: [wanted] }, signal) => {
    const colId = among<DeletedSort>(deletedSorts, wanted?.id);
    const sort = wanted && colId ? [{ colId, sort: direction(wanted.descending) }] : [];
    const input = { title, startRow, limit: Math.min(limit, boardWindow), sort };
    const { data, count } = await call(getDeletedNoticesCall, input, { signal });
    const rows = data.map(({ deleted_at, deleted_by, days_left, found_in, id, title: name, version }) => ({
      id,
      title: name,
      version,
      deletedAt: deleted_at,
      deletedBy: deleted_by,
      daysLeft: days_left,
      foundIn: found_in,
    }));
    return { rows, total: count };
  },
};
