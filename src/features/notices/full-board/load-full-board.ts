import type { Person } from '#contract/auth/session.model.ts';
import {
  type BoardAuthors,
  type BoardSort,
  type BoardState,
  boardAuthors,
  boardSorts,
  boardStates,
  boardWindow,
} from '#contract/notices/board.wire.ts';
import { getNoticeBoardCall } from '#contract/notices/calls/get-notice-board.call.ts';
import { getNoticeBoardActiveCall } from '#contract/notices/calls/get-notice-board-active.call.ts';
import { getNoticeBoardInactiveCall } from '#contract/notices/calls/get-notice-board-inactive.call.ts';
import { monthToWire, type ShownMonth } from '#contract/notices/month.rules.ts';
import { boardRowFromWire } from '#contract/notices/notice.codec.ts';
import type { BoardRow, NoticeList } from '#contract/notices/notice.model.ts';
import { call } from '#src/lib/api-client.ts';
import { chosenRows as chosenOf } from '#src/lib/resource/page-loader.ts';
import type { GridSelection, GridSource, RowsRequest } from '#src/ui/grid/grid.types.ts';

const boardCalls = {
  due: getNoticeBoardCall,
  active: getNoticeBoardActiveCall,
  inactive: getNoticeBoardInactiveCall,
} as const;

/** An address may say anything. */
export const among = <Known extends string>(known: readonly Known[], text: string | undefined) =>
  known.find((each) => each === text);

interface BoardList {
  readonly person: Person;
  readonly list: NoticeList;
  readonly month: ShownMonth;
}

export interface BoardSource extends GridSource<BoardRow> {
  /** The window a row was listed in: what the viewer goes through. */
  readonly around: (row: BoardRow) => readonly BoardRow[];
}

/** [C1-09, C1-10] One list of the board, in windows of at most 30 rows. */
export function createBoardSource(board: BoardList): BoardSource {
  const windows = new Map<number, readonly BoardRow[]>();
  return {
    load: async (request, signal) => {
      const answer = await loadWindow(board, request, signal);
      windows.set(request.offset, answer.rows);
      return answer;
    },
    around: (row) => [...windows.values()].find((rows) => rows.includes(row)) ?? [row],
  };
}

async function loadWindow({ person, list, month }: BoardList, request: RowsRequest, signal: AbortSignal) {
  const { offset, limit, search, filters } = request;
  const [sort] = request.sort;
  const by = among<BoardSort>(boardSorts, sort?.id);
  const author = among<BoardAuthors>(boardAuthors, filters['author']);
  const status = among<BoardState>(boardStates, filters['state']);
  const { data } = await call(
    boardCalls[list],
    {
      loginType: person.role,
      login_id: person.id,
      school_id: person.school.id,
      startRow: offset,
      limit: Math.min(limit, boardWindow),
      filter: { ...(search && { title: search }), ...(author && { author }), ...(status && { status }) },
      sort: sort && by ? [{ colId: by, sort: sort.descending ? 'desc' : 'asc' }] : [],
      isfiterlist: 1,
      month: monthToWire(month),
    },
    { signal },
  );
  return { rows: data.result.map((row) => boardRowFromWire(row, person.id)), total: data.count };
}

/** The chosen rows, as many as `most` and one more. */
export const chosenRows = <Row extends { readonly id: number }>(
  { load }: GridSource<Row>,
  selection: GridSelection<Row>,
  most: number,
): Promise<Row[]> => chosenOf(load, selection, ({ id }) => String(id), most, boardWindow);
