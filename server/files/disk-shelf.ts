import { copyFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FileStore as TusFiles } from '@tus/file-store';
import { Upload } from '@tus/server';
import { UploadFiles } from './upload-files.ts';
import type { UploadShelf } from './upload-shelf.ts';

export function uploadPath(app: { readonly uploadFolder: string }, uploadId: string): string {
  return join(app.uploadFolder, uploadId);
}

export function createDiskShelf(uploadFolder: string): UploadShelf {
  const store = new TusFiles({ directory: uploadFolder });
  const pathOf = (uploadId: string) => uploadPath({ uploadFolder }, uploadId);
  return {
    tusStore: (admission) => new UploadFiles(uploadFolder, admission),
    arrived: (uploadId) => store.getUpload(uploadId),
    use: (uploadId, work) => work(pathOf(uploadId), async () => undefined),
    useKept: (uploadId, _endings, work) => work(pathOf(uploadId)),
    forgetKept: async (uploadId, endings) => {
      for (const ending of endings) await rm(pathOf(uploadId) + ending, { force: true });
    },
    forget: async (uploadId) => {
      await rm(pathOf(uploadId), { force: true });
      await rm(`${pathOf(uploadId)}.json`, { force: true });
    },
    place: async (uploadId, source, fileName) => {
      const path = pathOf(uploadId);
      await (typeof source === 'string' ? copyFile(source, path) : writeFile(path, source));
      const { size } = await stat(path);
      const metadata = { filename: fileName };
      await store.configstore.set(uploadId, new Upload({ id: uploadId, size, offset: size, metadata }));
    },
    sweep: (olderThan) => removeOlder(uploadFolder, olderThan),
  };
}

/** Removes what a kill left beside the uploads, and uploads from before they had rows. */
export async function removeOlder(folder: string, olderThan: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found && found.mtime < olderThan) await rm(path, { force: true });
  }
}
