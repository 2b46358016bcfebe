import type { UploadFailure } from '#machines/upload-queue/upload-queue.types.ts';

/** Was a file refused for want of room, and not for anything in it? Its words come later than the form. */
export function isForWantOfRoom({ code, limit }: UploadFailure): boolean {
  return limit !== undefined || code === 'disk_full';
}
