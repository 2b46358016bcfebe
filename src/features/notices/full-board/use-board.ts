import { useMemo } from 'react';
import type { Person } from '#contract/auth/session.model.ts';
import type { ShownMonth } from '#contract/notices/month.rules.ts';
import type { BoardRow, NoticeList } from '#contract/notices/notice.model.ts';
import type { GridColumn } from '#src/ui/grid/grid.types.ts';
import { boardColumns, type ColumnsQuery } from './board-columns.tsx';
import { type BoardSource, createBoardSource } from './load-full-board.ts';

export const useBoardSource = (person: Person, list: NoticeList, month: ShownMonth): BoardSource =>
  useMemo(() => createBoardSource(person, list, month), [person, list, month]);

/** Keeps the array's identity while nothing changes, so that rows render once. */
export function useBoardColumns(wanted: ColumnsQuery): readonly GridColumn<BoardRow>[] {
  const { today, personId, onView, onEdit, send } = wanted;
  return useMemo(
    () => boardColumns({ today, personId, onView, onEdit, send }),
    [today, personId, onView, onEdit, send],
  );
}
