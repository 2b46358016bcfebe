import { isNotNull } from 'drizzle-orm';
import type { Handler } from '#server/core/pipeline.ts';
import { pageOfRows } from '#server/core/resource/read-rows.ts';
import { naturalOrder } from '#server/db/natural-order.ts';
import { schoolRoomResource } from '../resources.ts';
import { schoolRooms } from '../schema/timetable.ts';

export const schoolRoomList: Handler<'school-room-list'> = (input, scene) =>
  pageOfRows(schoolRoomResource, scene, input, {
    search: schoolRooms.searchText,
    sorts: { name: naturalOrder(schoolRooms.name), seats: schoolRooms.seats },
    order: { by: 'name' },
    rows: (bound) =>
      bound(
        scene.db
          .select({
            id: schoolRooms.id,
            version: schoolRooms.version,
            name: schoolRooms.name,
            seats: schoolRooms.seats,
            isRemoved: isNotNull(schoolRooms.removedAt).mapWith(Boolean),
          })
          .from(schoolRooms),
      ),
  });
