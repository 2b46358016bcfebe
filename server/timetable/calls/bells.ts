import { bellCalls } from '#contract/timetable/calls/bells.calls.ts';
import { resourceHandlers } from '#server/core/resource/resource-handlers.ts';
import { saveRow } from '#server/core/resource/save-row.ts';
import { asWire, periodsOf } from '../queries/choices.ts';
import { lockTimetable } from '../queries/timetable.ts';
import { refuseUsed } from '../refuse-used.ts';
import { bellResource } from '../resources.ts';
import { putPeriods, resolvePeriods } from '../save-periods.ts';
import { bells } from '../schema/timetable.ts';

export const bellHandlers = resourceHandlers(bellCalls, bellResource, {
  search: bells.searchText,
  sorts: { name: bells.name },
  order: { by: 'name' },
  present: async (rows, { db, actor }) => {
    const ids = rows.map(({ id }) => id);
    const periods = await periodsOf(db, actor.school.id, ids);
    return rows.map(({ id, name }) => ({
      name,
      periods: periods.filter(({ bellId }) => bellId === id).map(asWire),
    }));
  },
  save: async (input, scene) => {
    const schoolId = scene.actor.school.id;
    const periods = resolvePeriods(scene, input.periods);
    await lockTimetable(scene.db, schoolId);
    return saveRow(bellResource, scene, {
      input,
      values: () => ({ name: input.name }),
      added: { schoolId },
      after: ({ id }) => putPeriods(scene, id, periods),
    });
  },
  beforeRemoved: refuseUsed((bellId) => ({ bellId })),
});
