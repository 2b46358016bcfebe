import { restorableDays, searchWords } from '#contract';
import { listDeleted } from '../../db/queries/deleted-notices.ts';
import type { Handler } from '../../pipeline.ts';

const dayMilliseconds = 24 * 60 * 60_000;

/** [QU-24] */
export const getDeletedNotices: Handler<'get-deleted-notices'> = async (input, { app, db, actor }) => {
  const now = app.now().getTime();
  const kept = restorableDays * dayMilliseconds;
  const { rows, count } = await listDeleted(db, actor, {
    since: new Date(now - kept),
    words: searchWords(input.title),
    offset: input.startRow,
    limit: input.limit,
  });
  return {
    success: 'true',
    data: rows.map(({ deletedAt, deletedBy, createdBy, ...row }) => ({
      ...row,
      deleted_at: deletedAt.toISOString(),
      deleted_by: deletedBy,
      created_by: createdBy,
      days_left: Math.ceil((deletedAt.getTime() + kept - now) / dayMilliseconds),
    })),
    count,
  };
};
