import type { DataStore, Upload } from '@tus/server';

export interface Admission {
  readonly admit: (upload: Upload, begin: () => Promise<Upload>) => Promise<Upload>;
  readonly end: (uploadId: string) => Promise<void>;
}

/** Name endings of what a reader writes beside an upload and needs again later. */
type Endings = readonly string[];

export interface UploadShelf {
  /** The tus server has each upload admitted before its first byte. */
  readonly tusStore: (admission: Admission) => DataStore;
  /** Throws for an upload that does not exist. */
  readonly arrived: (uploadId: string) => Promise<Pick<Upload, 'size' | 'offset'>>;
  /** No file is at `path` where nothing arrived. Files with the endings are kept afterwards, or earlier by `keep`. */
  readonly use: <T>(
    uploadId: string,
    work: (path: string, keep: () => Promise<void>) => Promise<T>,
    endings?: Endings,
  ) => Promise<T>;
  readonly useKept: <T>(uploadId: string, endings: Endings, work: (path: string) => Promise<T>) => Promise<T>;
  readonly forgetKept: (uploadId: string, endings: Endings) => Promise<void>;
  /** Removes all bytes of the upload. Forgetting twice is no error. */
  readonly forget: (uploadId: string) => Promise<void>;
  /** Puts a file of the server's own there, as if it had been uploaded whole. */
  readonly place: (uploadId: string, source: string | Uint8Array, fileName: string) => Promise<void>;
  readonly sweep: (olderThan: Date) => Promise<void>;
}
