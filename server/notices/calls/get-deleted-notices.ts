import { containsWords, dayMilliseconds, restorableDays, searchWords } from '#contract';
import type { Handler } from '#server/core/pipeline.ts';
import { foundInFiles } from '../excerpt.ts';
import { listDeleted } from '../queries/deleted-notices.ts';

/** [QU-24] The bin of a board. */
export const getDeletedNotices: Handler<'get-deleted-notices'> = async (input, { app, db, actor }) => {
  const now = app.now().getTime();
  const kept = restorableDays * dayMilliseconds;
  const words = searchWords(input.title);
  const [sort] = input.sort;
  const { rows, count } = await listDeleted(db, actor, {
    since: new Date(now - kept),
    words,
    sort: sort && { by: sort.colId, descending: sort.sort === 'desc' },
    offset: input.startRow,
    limit: input.limit,
  });
  const untitled = rows.filter(({ title }) => !containsWords(title, words));
  const schoolId = actor.school.id;
  const places = await foundInFiles(
    db,
    untitled.map(({ id }) => ({ schoolId, id })),
    words,
  );
  return {
    success: 'true',
    data: rows.map(({ deletedAt, deletedBy, createdBy, ...row }) => ({
      ...row,
      found_in: places.get(row.id),
      deleted_at: deletedAt.toISOString(),
      deleted_by: deletedBy,
      created_by: createdBy,
      days_left: Math.ceil((deletedAt.getTime() + kept - now) / dayMilliseconds),
    })),
    count,
  };
};
