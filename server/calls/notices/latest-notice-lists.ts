import type { CallOf, CallOutput, CallParsed, NoticeList } from '#contract';
import type { Handler, SignedInScene } from '#server/core/pipeline.ts';
import { schoolDay } from '#server/core/school-day.ts';
import { presentRow } from '#server/notices/notice.presenter.ts';
import { listNotices } from '#server/notices/queries/notices.ts';

type ListCall = CallOf<'get-latest-notice-list'>;

/** [C1-08] The three lists differ only in which notices belong to them. */
async function list(
  which: NoticeList,
  input: CallParsed<ListCall>,
  { app, db, actor }: SignedInScene,
): Promise<CallOutput<ListCall>> {
  const today = schoolDay(app.now(), actor.school.timeZone);
  const found = await listNotices(db, actor, today, {
    list: which,
    limit: input.showLimit,
    month: input.month,
  });
  return {
    success: 'true',
    data: { result: found.rows.map((row) => presentRow(row, today, actor)), count: found.count },
  };
}

export const getLatestNoticeList: Handler<'get-latest-notice-list'> = (input, scene) =>
  list('due', input, scene);
export const getLatestNoticeActiveList: Handler<'get-latest-notice-active-list'> = (input, scene) =>
  list('active', input, scene);
export const getLatestNoticeInactiveList: Handler<'get-latest-notice-inactive-list'> = (input, scene) =>
  list('inactive', input, scene);
