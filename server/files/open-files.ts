import { join } from 'node:path';
import type { Config } from '#server/core/config.ts';
import { Bucket } from './bucket/bucket.ts';
import { createBucketFileStore } from './bucket/bucket-files.ts';
import { createBucketShelf } from './bucket/bucket-shelf.ts';
import { createDiskShelf } from './disk-shelf.ts';
import { createDiskFileStore, type FileStore } from './file-store.ts';
import { copyFolder } from './file-texts.ts';
import type { UploadShelf } from './upload-shelf.ts';

type Where = Pick<Config, 'bucket' | 'dataDir' | 'diskReserve'>;

export const filesFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'files');

export interface OpenFiles {
  readonly files: FileStore;
  /** Makes the folder of uploads; only a server calls it. */
  readonly openUploads: () => UploadShelf;
  readonly close: () => void;
}

/** Opens the bucket where one is set, else the disk. No store is asked yet. */
export function openFiles(config: Where): OpenFiles {
  const uploads = join(config.dataDir, 'uploads');
  if (!config.bucket)
    return {
      files: createDiskFileStore(filesFolder(config)),
      openUploads: () => createDiskShelf(uploads),
      close: () => undefined,
    };
  const bucket = new Bucket(config.bucket);
  const folders = { uploads, copies: copyFolder(config), reserve: config.diskReserve };
  return {
    files: createBucketFileStore(bucket),
    openUploads: () => createBucketShelf(bucket, folders),
    close: () => bucket.close(),
  };
}
