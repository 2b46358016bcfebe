import type { Handler } from '#server/core/pipeline.ts';
import { saveRow } from '#server/core/resource/save-row.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import { lockTimetable } from '../queries/timetable.ts';
import { bellResource } from '../resources.ts';
import { putPeriods, resolvePeriods } from '../save-periods.ts';

export const saveBell: Handler<'save-bell'> = async (input, scene) => {
  refuseDemo(scene);
  const periods = resolvePeriods(scene, input.periods);
  await lockTimetable(scene.db, scene.actor.school.id);
  return saveRow(bellResource, scene, {
    input,
    values: () => ({ name: input.name }),
    added: { schoolId: scene.actor.school.id },
    after: ({ id }) => putPeriods(scene, id, periods),
  });
};
