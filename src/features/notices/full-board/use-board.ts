import { useMemo } from 'react';
import type { Person } from '#contract/auth/session.model.ts';
import type { ShownMonth } from '#contract/notices/month.rules.ts';
import type { BoardRow, NoticeList } from '#contract/notices/notice.model.ts';
import type { NoticeActionsEvent } from '#machines/notices/notice-actions/notice-actions.types.ts';
import type { GridColumn } from '#src/ui/grid/grid.types.ts';
import { boardColumns, seen } from './board-columns.tsx';
import { type BoardSource, createBoardSource } from './load-full-board.ts';

/** Another source means another list: asked for again with every round. */
export function useBoardSource(
  person: Person,
  list: NoticeList,
  month: ShownMonth,
  round: number,
): BoardSource & { readonly round: number } {
  return useMemo(
    () => ({ ...createBoardSource({ person, list, month }), round }),
    [person, list, month, round],
  );
}

interface BoardColumnsQuery {
  /** The school's day. */
  readonly today: string;
  readonly personId: number;
  readonly onView: ((row: BoardRow) => void) | undefined;
  readonly onEdit: ((row: BoardRow) => void) | undefined;
  readonly send: (event: NoticeActionsEvent) => void;
}

/** The same array while nothing changes, so that rows are drawn once. */
export function useBoardColumns(wanted: BoardColumnsQuery): readonly GridColumn<BoardRow>[] {
  const { today, personId, onView, onEdit, send } = wanted;
  return useMemo(
    () =>
      boardColumns({
        today,
        personId,
        onView,
        onEdit,
        onStatus: (row, isActive) => send({ type: 'status.submit', isActive, notices: [seen(row)] }),
        onDelete: (row) => send({ type: 'delete.ask', notices: [seen(row)] }),
      }),
    [today, personId, onView, onEdit, send],
  );
}
