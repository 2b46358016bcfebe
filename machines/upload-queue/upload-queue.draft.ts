import * as v from 'valibot';
import type { UploadItem } from './upload-queue.types.ts';

/** What a draft keeps of an attachment: a browser cannot keep the bytes, so only a ready one comes back ready. */
export const draftItemSchema = v.object({
  key: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
  name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(1000)),
  size: v.pipe(v.number(), v.minValue(0), v.maxValue(2 ** 50)),
  type: v.pipe(v.string(), v.maxLength(20)),
  fileId: v.nullable(v.pipe(v.string(), v.nonEmpty(), v.maxLength(100))),
  origin: v.picklist(['new', 'stored', 'carried']),
});
export type DraftItem = v.InferOutput<typeof draftItemSchema>;

/** `fileId` is null for what was not ready yet. */
export function toDraftItems(items: readonly UploadItem[]): DraftItem[] {
  return items
    .filter((item) => item.status !== 'cancelled')
    .map(({ key, name, size, type, fileId, origin, status }) => ({
      key,
      name,
      size,
      type,
      origin,
      fileId: status === 'ready' ? fileId : null,
    }));
}

export function restoreItems(kept: readonly DraftItem[]): UploadItem[] {
  return kept.map((item) => ({
    ...item,
    status: item.fileId === null ? 'interrupted' : 'ready',
    sentBytes: item.fileId === null ? 0 : item.size,
    failure: null,
    attempts: 0,
  }));
}
