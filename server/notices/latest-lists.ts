import type { CallOf } from '#contract/catalogue.ts';
import type { CallOutput, CallParsed } from '#contract/core/define-call.ts';
import type { NoticeList } from '#contract/notices/notice.model.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { schoolDay } from '#server/core/school-day.ts';
import { presentRow } from './notice.presenter.ts';
import { listNotices } from './queries/notices.ts';

type ListCall = CallOf<'get-latest-notice-list'>;

/** [C1-08] The three lists differ only in which notices belong to them. */
export async function list(
  which: NoticeList,
  input: CallParsed<ListCall>,
  { app, db, actor }: SignedInContext,
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
