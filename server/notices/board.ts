import { type CallOf } from '#contract/catalogue.ts';
import { type CallOutput, type CallParsed } from '#contract/core/define-call.ts';
import { type NoticeList } from '#contract/notices/notice.model.ts';
import { containsWords, searchWords } from '#contract/search/fold.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { schoolDay } from '#server/core/school-day.ts';
import { foundInFiles } from './excerpt.ts';
import { presentBoardRow } from './notice.presenter.ts';
import { listBoard } from './queries/notice-board.ts';

type BoardCall = CallOf<'get-notice-board'>;

type Asker = Pick<SignedInContext, 'app' | 'db' | 'actor'>;

/** A window of one list; `isfiterlist` 0 ignores the filter. */
async function windowOf(list: NoticeList, input: CallParsed<BoardCall>, { app, db, actor }: Asker) {
  const today = schoolDay(app.now(), actor.school.timeZone);
  const filter: typeof input.filter = input.isfiterlist === 1 ? input.filter : {};
  const [sort] = input.sort;
  const found = await listBoard(db, actor, today, {
    list,
    startRow: input.startRow,
    limit: input.limit,
    month: input.month,
    title: filter.title ?? '',
    authors: filter.author,
    state: filter.status,
    sort: sort && { by: sort.colId, descending: sort.sort === 'desc' },
  });
  return { ...found, today, words: searchWords(filter.title ?? '') };
}

/** [C1-09, C1-10] What the full-screen board shows of one list. */
export async function board(
  list: NoticeList,
  input: CallParsed<BoardCall>,
  asker: Asker,
): Promise<CallOutput<BoardCall>> {
  const { rows, count, today, words } = await windowOf(list, input, asker);
  const untitled = rows
    .filter(
      ({ notice, translatedTitle }) =>
        ![notice.title, translatedTitle ?? ''].some((title) => containsWords(title, words)),
    )
    .map(({ notice }) => notice);
  const places = await foundInFiles(asker.db, untitled, words);
  return {
    success: 'true',
    data: {
      result: rows.map((row) => presentBoardRow(row, asker.actor, today, places.get(row.notice.id))),
      count,
    },
  };
}

/** The rows without the search's finds in files. */
export async function boardRows(list: NoticeList, input: CallParsed<BoardCall>, asker: Asker) {
  const { rows, count, today } = await windowOf(list, input, asker);
  return { rows: rows.map((row) => presentBoardRow(row, asker.actor, today, undefined)), total: count };
}
