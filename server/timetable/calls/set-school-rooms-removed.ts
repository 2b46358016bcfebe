import type { Handler } from '#server/core/pipeline.ts';
import { setRemoved } from '#server/core/resource/set-removed.ts';
import { schoolDay } from '#server/core/school-day.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import { countUses } from '../queries/entries.ts';
import { schoolRoomResource } from '../resources.ts';

export const setSchoolRoomsRemoved: Handler<'set-school-rooms-removed'> = ({ rows, isRemoved }, scene) => {
  refuseDemo(scene);
  const { app, actor, refuse } = scene;
  const { id: schoolId, timeZone } = actor.school;
  return setRemoved(schoolRoomResource, scene, {
    rows,
    isRemoved,
    before: async (db, { id }) => {
      const today = schoolDay(app.now(), timeZone);
      const count = isRemoved ? await countUses(db, schoolId, { schoolRoomId: id }, today) : 0;
      if (count > 0) throw refuse('in_use', { params: { count } });
    },
  });
};
