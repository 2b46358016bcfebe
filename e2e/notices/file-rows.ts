import type { UploadStatus } from '../../machines/upload-queue/upload-queue.types.ts';

/** Files of paths, by their keys in the models. */
export const fileNames: Readonly<Record<string, string>> = {
  a: 'notice.pdf',
  b: 'photo.jpg',
  n: 'notice.pdf',
};

/** What the row of a file says. */
export const fileSays: Readonly<Record<UploadStatus, RegExp>> = {
  waiting: /Waiting/,
  uploading: /Uploading/,
  checking: /Checking…/,
  ready: /File Saved/,
  failed: /Not this\.|The connection broke|went wrong/,
  cancelled: /Cancelled/,
  interrupted: /interrupted/,
};
