import type { Handler } from '#server/core/pipeline.ts';
import { pageOfRows } from '#server/core/resource/read-rows.ts';
import { asWire, periodsOf } from '../queries/choices.ts';
import { bellRows } from '../queries/lists.ts';
import { bellResource } from '../resources.ts';
import { bells } from '../schema/timetable.ts';

export const bellList: Handler<'bell-list'> = async (input, scene) => {
  const page = await pageOfRows(bellResource, scene, input, {
    search: bells.searchText,
    sorts: { name: bells.name },
    order: { by: 'name' },
    rows: (bound) => bound(bellRows(scene.db)),
  });
  const ids = page.rows.map(({ id }) => id);
  const periods = await periodsOf(scene.db, scene.actor.school.id, ids);
  return {
    ...page,
    rows: page.rows.map((row) => ({
      ...row,
      periods: periods.filter(({ bellId }) => bellId === row.id).map(asWire),
    })),
  };
};
