import { copyFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FileStore as TusFiles } from '@tus/file-store';
import { type DataStore, Upload } from '@tus/server';
import type { UploadAdmission } from './upload-admission.ts';
import { UploadFiles } from './upload-files.ts';

/** What a reader writes beside an upload and needs again later, by the endings of the names. */
type Endings = readonly string[];

/** Where uploads lie until they are claimed: in a folder, or in the bucket that has the files. */
export interface UploadShelf {
  /** For the tus server: each upload is admitted before its first byte. */
  readonly tusStore: (admission: UploadAdmission) => DataStore;
  /** What has arrived of an upload. Throws for one that is not there. */
  readonly arrived: (uploadId: string) => Promise<Pick<Upload, 'size' | 'offset'>>;
  /**
   * The upload as a file of this machine while `work` runs; nothing lies at the path where nothing has arrived. What the
   * work writes beside it, at the path with one of the endings, is kept when it is over, or earlier by `keep`.
   */
  readonly use: <T>(
    uploadId: string,
    work: (path: string, keep: () => Promise<void>) => Promise<T>,
    endings?: Endings,
  ) => Promise<T>;
  /** What was kept beside it, without the upload itself. */
  readonly useKept: <T>(uploadId: string, endings: Endings, work: (path: string) => Promise<T>) => Promise<T>;
  readonly forgetKept: (uploadId: string, endings: Endings) => Promise<void>;
  /** No bytes of the upload are left: they were taken over, refused or too old. Forgetting twice is no error. */
  readonly forget: (uploadId: string) => Promise<void>;
  /** Puts a file of the server's own there, as if it had been uploaded whole. */
  readonly place: (uploadId: string, source: string | Uint8Array, fileName: string) => Promise<void>;
  /** What a kill left there before `olderThan`. */
  readonly sweep: (olderThan: Date) => Promise<void>;
}

/** The bytes of an upload on the disk, as the tus store keeps them. */
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

/** What a kill left beside the uploads, and uploads from before they had rows. */
export async function removeOlder(folder: string, olderThan: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found && found.mtime < olderThan) await rm(path, { force: true });
  }
}
