import { roles } from '#contract/core/roles.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { presentWeek } from '../lesson.presenter.ts';
import { divisionIdsOf } from '../queries/choices.ts';

export const scheduleWeek: Handler<'schedule-week'> = async ({ day }, scene) => {
  const { db, actor } = scene;
  if (actor.role === roles.faculty) return presentWeek(scene, day, { teacherId: actor.id });
  return presentWeek(scene, day, { divisionIds: await divisionIdsOf(db, actor.school.id, actor.id) });
};
