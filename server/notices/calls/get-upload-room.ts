import type { Handler } from '#server/core/pipeline.ts';
import { isDiskNearlyFull, roomOf } from '#server/files/upload-room.ts';

export const getUploadRoom: Handler<'get-upload-room'> = async (_input, { app, db, actor }) => {
  const who = { schoolId: actor.school.id, personId: actor.id, quota: 'staff' } as const;
  const limits = await roomOf(app, db, who);
  return { success: 'true', data: { limits, disk_full: (await isDiskNearlyFull(app)) ? 1 : 0 } };
};
