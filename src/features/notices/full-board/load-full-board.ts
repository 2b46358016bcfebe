import type { Person } from '#contract/auth/session.model.ts';
import { boardAuthors, boardSorts, boardStates, boardWindow } from '#contract/notices/board.wire.ts';
import { getNoticeBoardCall } from '#contract/notices/calls/get-notice-board.call.ts';
import { getNoticeBoardActiveCall } from '#contract/notices/calls/get-notice-board-active.call.ts';
import { getNoticeBoardInactiveCall } from '#contract/notices/calls/get-notice-board-inactive.call.ts';
import { monthToWire, type ShownMonth } from '#contract/notices/month.rules.ts';
import { boardRowFromWire } from '#contract/notices/notice.codec.ts';
import type { BoardRow, NoticeList } from '#contract/notices/notice.model.ts';
import { call } from '#src/lib/api-client.ts';
import type { LongExport } from '#src/lib/exports/long-export.ts';
import type { LoadRows } from '#src/lib/resource/page-loader.ts';
import type { RowsQuery } from '#src/ui/grid/grid.types.ts';

const boardCalls = {
  due: getNoticeBoardCall,
  active: getNoticeBoardActiveCall,
  inactive: getNoticeBoardInactiveCall,
} as const;

const among = <Known extends string>(known: readonly Known[], text: string | undefined) =>
  known.find((each) => each === text);

export interface BoardSource {
  readonly load: LoadRows<BoardRow>;
  /** The window a row was listed in, for the viewer. */
  readonly around: (row: BoardRow) => readonly BoardRow[];
  readonly longExport: LongExport;
}

function askedBy(person: Person, month: ShownMonth, { search, filters, sort: [sort] }: RowsQuery) {
  const colId = among(boardSorts, sort?.id);
  const author = among(boardAuthors, filters['author']);
  const status = among(boardStates, filters['state']);
  return {
    loginType: person.role,
    login_id: person.id,
    school_id: person.school.id,
    filter: { ...(search && { title: search }), ...(author && { author }), ...(status && { status }) },
    sort: colId ? [{ colId, sort: sort?.descending ? ('desc' as const) : ('asc' as const) }] : [],
    isfiterlist: 1 as const,
    month: monthToWire(month),
  };
}

/** [C1-09, C1-10] One list of the board as a grid's source, in the windows that its calls know. */
export function createBoardSource(person: Person, list: NoticeList, month: ShownMonth): BoardSource {
  const windows = new Map<number, readonly BoardRow[]>();
  return {
    load: async ({ offset, limit, ...query }, signal) => {
      const window = { startRow: offset, limit: Math.min(limit, boardWindow) };
      const { data } = await call(
        boardCalls[list],
        { ...askedBy(person, month, query), ...window },
        { signal },
      );
      const rows = data.result.map((row) => boardRowFromWire(row, person.id));
      windows.set(offset, rows);
      return { rows, total: data.count };
    },
    around: (row) => [...windows.values()].find((rows) => rows.includes(row)) ?? [row],
    longExport: {
      kind: 'notices',
      ask: (query) => ({ ...askedBy(person, month, query), status: list }),
    },
  };
}
