import type { DataStore, Upload } from '@tus/server';

/** Says whether an upload may begin, and that it is over. */
export interface Admission {
  readonly admit: (upload: Upload, begin: () => Promise<Upload>) => Promise<Upload>;
  readonly end: (uploadId: string) => Promise<void>;
}

/** What a reader writes beside an upload and needs again later, by the endings of the names. */
type Endings = readonly string[];

/** Where uploads lie until they are claimed: in a folder, or in the bucket that has the files. */
export interface UploadShelf {
  /** For the tus server: each upload is admitted before its first byte. */
  readonly tusStore: (admission: Admission) => DataStore;
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
