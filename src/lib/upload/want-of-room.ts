import type { UploadFailure } from '#machines/upload-queue/upload-queue.types.ts';

/** Whether a file was refused for lack of room, not for its content. The words for it load later than the form. */
export function isForWantOfRoom({ code, limit }: UploadFailure): boolean {
  return limit !== undefined || code === 'disk_full';
}
