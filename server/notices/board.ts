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

/** [C1-09, C1-10] A window of one list; `isfiterlist` 0 leaves the filter out. */
export async function board(
  list: NoticeList,
  input: CallParsed<BoardCall>,
  { app, db, actor }: Pick<SignedInContext, 'app' | 'db' | 'actor'>,
): Promise<CallOutput<BoardCall>> {
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
  const words = searchWords(filter.title ?? '');
  const untitled = found.rows
    .filter(
      ({ notice, translatedTitle }) =>
        ![notice.title, translatedTitle ?? ''].some((title) => containsWords(title, words)),
    )
    .map(({ notice }) => notice);
  const places = await foundInFiles(db, untitled, words);
  return {
    success: 'true',
    data: {
      result: found.rows.map((row) => presentBoardRow(row, actor, today, places.get(row.notice.id))),
      count: found.count,
    },
  };
}
