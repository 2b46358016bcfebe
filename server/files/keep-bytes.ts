import { randomUUID } from 'node:crypto';
import { appendFile, copyFile, rm } from 'node:fs/promises';
import { and, desc, eq } from 'drizzle-orm';
import type { Services } from '#server/core/context.ts';
import type { Queryable } from '../db/database.ts';
import type { CheckedFile } from './check-content.ts';
import { cleanImage, makeCover } from './clean-image.ts';
import { hashFile } from './hash-file.ts';
import { type Commit, storeBytes } from './pending-bytes.ts';
import { hasFirstPage, runGatherPages, runPreview } from './preview-runner.ts';
import { files } from './schema/file.ts';
import { makeThumbnail } from './thumbnail.ts';

/** The columns that two files with the same bytes share; a school stores equal bytes once. */
const places = {
  size: files.size,
  sha256: files.sha256,
  storageKey: files.storageKey,
  previewKey: files.previewKey,
  coverKey: files.coverKey,
  thumbKey: files.thumbKey,
  thumbWidth: files.thumbWidth,
  thumbHeight: files.thumbHeight,
};

/** In bytes: a smaller PDF is read whole in a moment. */
const leastToGather = 2 ** 20;

/** A checked upload in the form to keep: a picture is written anew, and a long PDF lists its pages at its end. */
export interface CleanedFile {
  readonly path: string;
  readonly sha256: string;
}

export async function cleanedFile(path: string, checked: CheckedFile): Promise<CleanedFile> {
  const cleaned = await cleanedPath(path, checked);
  return cleaned === path
    ? { path, sha256: checked.sha256 }
    : { path: cleaned, sha256: await hashFile(cleaned) };
}

async function cleanedPath(path: string, { extension, size }: CheckedFile): Promise<string> {
  if (isPicture(extension)) return cleanImage(path, extension);
  const added = extension === 'pdf' && size >= leastToGather ? await runGatherPages(path) : null;
  if (added === null) return path;
  const target = `${path}.${randomUUID()}.clean`;
  try {
    await copyFile(path, target);
    await appendFile(target, added);
  } catch (error) {
    await rm(target, { force: true });
    throw error;
  }
  return target;
}

/** Finds and locks the same bytes in the school: whoever erases their file then sees the new row and leaves them. */
export async function keptBefore(
  db: Queryable,
  schoolId: number,
  { sha256 }: CleanedFile,
  { extension }: CheckedFile,
) {
  const [known] = await db
    .select(places)
    .from(files)
    .where(and(eq(files.schoolId, schoolId), eq(files.sha256, sha256), eq(files.extension, extension)))
    .orderBy(desc(files.createdAt))
    .limit(1)
    .for('share');
  return known;
}

export type KeptBytes = NonNullable<Awaited<ReturnType<typeof keptBefore>>>;

/** Keeps the bytes with their preview and small pictures; they are pending until `settleBytes`. */
export async function keepBytes(
  app: Pick<Services, 'files' | 'now'>,
  commit: Commit,
  { path, sha256 }: CleanedFile,
  checked: CheckedFile,
): Promise<KeptBytes> {
  const put = async (bytes: Uint8Array | null) => (bytes === null ? null : storeBytes(app, commit, bytes));
  const isImage = checked.type === 'image';
  const preview = await runPreview(path, checked.extension);
  const cover = isImage ? await makeCover(path) : null;
  const thumb = isImage ? await makeThumbnail(path) : null;
  const made = {
    previewKey: await put(preview === null ? null : Buffer.from(preview)),
    coverKey: await put(cover),
    thumbKey: await put(thumb?.bytes ?? null),
    // A first page is drawn after the upload is committed; 0: there is nothing to draw.
    thumbWidth: hasFirstPage(checked.extension) ? null : (thumb?.width ?? 0),
    thumbHeight: hasFirstPage(checked.extension) ? null : (thumb?.height ?? 0),
  };
  const storageKey = await storeBytes(app, commit, { path });
  return { ...made, sha256, storageKey, size: await app.files.size(storageKey) };
}

export function keysOf({ storageKey, previewKey, coverKey, thumbKey }: KeptBytes): (string | null)[] {
  return [storageKey, previewKey, coverKey, thumbKey];
}

function isPicture(extension: string): extension is 'jpg' | 'jpeg' | 'png' {
  return ['jpg', 'jpeg', 'png'].includes(extension);
}
