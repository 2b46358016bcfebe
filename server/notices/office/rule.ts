import type { NoticeFor } from '#contract/notices/notice.rules.ts';
import type { Queryable } from '#server/db/database.ts';
import { readOfficeAudience } from '../queries/office-audience.ts';
import type { OfficeRule } from '../queries/office-rule.ts';

export async function storedOfficeRule(
  db: Queryable,
  notice: { readonly id: number; readonly noticeFor: NoticeFor },
): Promise<OfficeRule> {
  const { lines, places } = await readOfficeAudience(db, notice.id);
  return {
    lines,
    noticeFor: notice.noticeFor,
    gradeIds: places.map((place) => place.gradeId),
  };
}
