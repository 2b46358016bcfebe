import { schoolRoomCalls } from '#contract/timetable/calls/school-rooms.calls.ts';
import { resourceHandlers } from '#server/core/resource/resource-handlers.ts';
import { saveRow } from '#server/core/resource/save-row.ts';
import { naturalOrder } from '#server/db/natural-order.ts';
import { refuseUsed } from '../refuse-used.ts';
import { schoolRoomResource } from '../resources.ts';
import { schoolRooms } from '../schema/timetable.ts';

export const schoolRoomHandlers = resourceHandlers(schoolRoomCalls, schoolRoomResource, {
  search: schoolRooms.searchText,
  sorts: { name: naturalOrder(schoolRooms.name), seats: schoolRooms.seats },
  order: { by: 'name' },
  present: (rows) => rows.map(({ name, seats }) => ({ name, seats })),
  save: (input, scene) =>
    saveRow(schoolRoomResource, scene, {
      input,
      values: () => ({ name: input.name, seats: input.seats }),
      added: { schoolId: scene.actor.school.id },
    }),
  beforeRemoved: refuseUsed((schoolRoomId) => ({ schoolRoomId })),
});
