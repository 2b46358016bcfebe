import { dayMilliseconds } from '#contract/core/days.ts';
import { restorableDays } from '#contract/notices/board.wire.ts';
import { containsWords, searchWords } from '#contract/search/fold.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { foundInFiles } from '../excerpt.ts';
import { listDeleted } from '../queries/deleted-notices.ts';

/** [QU-24] The bin of a board. */
export const getDeletedNotices: Handler<'get-deleted-notices'> = async (input, { app, db, actor }) => {
  const now = app.now().getTime();
  const kept = restorableDays * dayMilliseconds;
  const words = searchWords(input.search);
  const { rows, ...page } = await listDeleted(db, actor, input, new Date(now - kept));
  const schoolId = actor.school.id;
  const untitled = rows.filter(({ title }) => !containsWords(title, words));
  const places = await foundInFiles(
    db,
    untitled.map(({ id }) => ({ schoolId, id })),
    words,
  );
  return {
    ...page,
    rows: rows.map((row) => ({
      ...row,
      foundIn: places.get(row.id),
      deletedAt: row.deletedAt.toISOString(),
      daysLeft: Math.ceil((row.deletedAt.getTime() + kept - now) / dayMilliseconds),
    })),
  };
};
