import type { Handler } from '#server/core/pipeline.ts';
import { pageOfRows } from '#server/core/resource/read-rows.ts';
import { naturalOrder } from '#server/db/natural-order.ts';
import { schoolRoomRows } from '../queries/lists.ts';
import { schoolRoomResource } from '../resources.ts';
import { schoolRooms } from '../schema/timetable.ts';

export const schoolRoomList: Handler<'school-room-list'> = (input, scene) =>
  pageOfRows(schoolRoomResource, scene, input, {
    search: schoolRooms.searchText,
    sorts: { name: naturalOrder(schoolRooms.name), seats: schoolRooms.seats },
    order: { by: 'name' },
    rows: (bound) => bound(schoolRoomRows(scene.db)),
  });
