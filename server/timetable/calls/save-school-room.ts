import type { Handler } from '#server/core/pipeline.ts';
import { saveRow } from '#server/core/resource/save-row.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import { schoolRoomResource } from '../resources.ts';

export const saveSchoolRoom: Handler<'save-school-room'> = (input, scene) => {
  refuseDemo(scene);
  const { name, seats } = input;
  return saveRow(schoolRoomResource, scene, {
    input,
    values: () => ({ name, seats }),
    added: { schoolId: scene.actor.school.id },
  });
};
