import { nearestLimit, type UploadRoom } from '#contract/files/upload-room.rules.ts';
import { getUploadRoomCall } from '#contract/notices/calls/get-upload-room.call.ts';
import { call } from '#src/lib/api-client.ts';

export interface FileRoom {
  /** null: no limit is near. */
  readonly nearest: UploadRoom | null;
  readonly isDiskFull: boolean;
}

export type ReadRoom = (signal: AbortSignal) => Promise<FileRoom>;

export const readRoom: ReadRoom = async (signal) => {
  const { data } = await call(getUploadRoomCall, {}, { signal });
  return { nearest: nearestLimit(data.limits), isDiskFull: data.disk_full === 1 };
};
