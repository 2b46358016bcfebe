import type { PayloadCodec } from '#contract/payload/payload.codec.ts';
import type { Config } from './config.ts';
import type { Database, DatabaseHandle } from './db/database.ts';
import type { FileStore } from './files/file-store.ts';
import type { Mailer } from './jobs/mailer.ts';
import type { Broadcaster } from './realtime/broadcaster.ts';

export interface Logger {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** Everything a call may need from the world; made once in main.ts, and once a test. */
export interface AppContext {
  readonly config: Config;
  readonly database: DatabaseHandle;
  readonly db: Database;
  readonly now: () => Date;
  readonly files: FileStore;
  /** Where resumable uploads lie until they are claimed. */
  readonly uploadFolder: string;
  readonly mailer: Mailer;
  readonly broadcaster: Broadcaster;
  readonly codec: PayloadCodec;
  /** Where links in mails and calendars lead, without a slash at its end. */
  readonly publicUrl: () => string;
  /** Wakes the job runner after a commit that queued something. */
  readonly wakeJobs: () => void;
  readonly log: Logger;
}
