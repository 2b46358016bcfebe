import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { BuiltCall, Role, Scope } from '#contract/core/define-call.ts';
import type { ExportCell } from '#contract/exports/cells.rules.ts';
import type { ExportKind } from '#contract/exports/export-lists.ts';
import type { SearchCategory } from '#contract/search/search.rules.ts';
import type { SearchResult } from '#contract/search/search.wire.ts';
import type { Cluster } from '#server/cluster/cluster.ts';
import type { DatabaseHandle, Queryable } from '#server/db/database.ts';
import type { FileStore } from '#server/files/file-store.ts';
import type { files } from '#server/files/schema/file.ts';
import type { UploadShelf } from '#server/files/upload-shelf.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import type { Broadcaster } from '#server/realtime/broadcaster.ts';
import type { LiveLines } from '#server/realtime/live-line.ts';
import type { Actor } from './actor.ts';
import type { CalendarSource } from './calendar-source.ts';
import type { Config } from './config.ts';
import type { Measures } from './measures.ts';
import type { ServerPayloadCodec } from './payload-codec.ts';
import type { PersonalTable } from './personal-table.ts';
import type { Refusing } from './refusal.ts';
import type { Sessions } from './sessions.ts';

export interface Logger {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** Everything a call may need except the database, which it reaches only through its scene. */
export interface Services {
  readonly config: Config;
  readonly now: () => Date;
  readonly files: FileStore;
  readonly uploads: UploadShelf;
  /** On this machine's disk, for files being made. Uploads lie there too where there is no bucket. */
  readonly uploadFolder: string;
  readonly mailer: Mailer;
  readonly broadcaster: Broadcaster;
  readonly lines: LiveLines;
  readonly cluster: Cluster;
  readonly codec: ServerPayloadCodec;
  /** The base of links in mails and calendars, without a slash at its end. */
  readonly publicUrl: () => string;
  /** Signs what a browser carries and must not change. */
  readonly ticketKey: string;
  readonly wakeJobs: () => void;
  /** Ends a cancelled job at once where this server runs it; another server notices at the job's next step. */
  readonly stopJob: (id: number) => void;
  readonly log: Logger;
  readonly measures: Measures;
  readonly offers: Offers;
}

/** For the pipeline, jobs, routes and sockets, which open connections of their own. server.ts makes it once. */
export interface AppContext extends Services {
  readonly database: DatabaseHandle;
  /** Each statement runs by itself. */
  readonly db: Queryable;
  readonly sessions: Sessions;
  readonly busy: { readonly tell: (call: string, reason: string) => void };
}

export interface UnitOfWork {
  readonly app: Services;
  /** The transaction of a call that writes; otherwise each statement runs by itself. */
  readonly db: Queryable;
  /** For sockets, waking jobs, and deleting unneeded bytes. Never runs for a call that is refused. */
  readonly afterCommit: (effect: () => void | Promise<void>) => void;
}

/** Short transactions around slow work. A part inside a part throws: it would wait for a second connection. */
export interface InParts<Unit extends UnitOfWork> {
  readonly part: <T>(work: (unit: Unit) => Promise<T>) => Promise<T>;
}

export interface MenuEntry {
  readonly name: string;
  /** Address of the screen; rights hang on it too [RP-01]. */
  readonly url: string;
  /** The shell's icon, which also names the entry in other languages. */
  readonly icon: string;
  readonly roles: readonly Role[];
  /** [RP-01] The module that office staff need for this screen; left out: the module at the screen's own address. */
  readonly module?: string;
  /** Left out: the entry is for everybody of these roles. */
  readonly isFor?: (school: Actor['school'], person: Actor) => boolean;
}

/** The addresses of each role's menu, first to last; entries that are not named come after them. */
export type MenuOrder = Readonly<Record<Role, readonly string[]>>;

export interface SearchSource {
  readonly category: SearchCategory;
  /** Searches only what the person could see some other way. */
  readonly isFor: (actor: Actor) => boolean;
  readonly find: (
    words: readonly string[],
    asking: Pick<UnitOfWork, 'app' | 'db'> & { readonly actor: Actor; readonly scope: Scope },
    limit: number,
  ) => Promise<SearchResult[]>;
}

export type ReadableFile = typeof files.$inferSelect & {
  /** false: the person may only look at it, and `download` refuses it [VW-01]. */
  readonly isDownloadable: boolean;
};

/** Finds a file that this person may read; undefined: none. Asked at each request, so a link dies with the right. */
export type FileReader = (
  db: Queryable,
  actor: Actor,
  fileId: string,
  now: Date,
) => Promise<ReadableFile | undefined>;

/** A column whose rows name files, which keeps those from being cleared. A test fails for an undeclared one. */
export interface FileCarrier {
  /** Holds the file's id, or a text that contains ids of files. */
  readonly column: AnyPgColumn;
  readonly isText?: true;
  readonly school?: AnyPgColumn;
}

export type ExportScene = UnitOfWork & Refusing<never> & { readonly actor: Actor; readonly scope: Scope };

interface ExportPage {
  readonly rows: readonly (readonly ExportCell[])[];
  readonly total: number;
}

export interface ExportSource {
  readonly kind: ExportKind;
  /** The call of its screen: whoever may make it may export. */
  readonly call: BuiltCall<string>;
  readonly columns: readonly string[];
  /** Reads a page of any size with the rights of the scene's actor; refuses as the call does. */
  readonly page: (
    query: unknown,
    scene: ExportScene,
    wanted: { readonly page: number; readonly size: number; readonly columns: readonly string[] },
  ) => Promise<ExportPage>;
  /** Writes down who took the rows along, where that must be known [QU-70]. */
  readonly note?: (query: unknown, scene: ExportScene, rows: number) => Promise<void>;
}

export interface Offers {
  readonly menu: readonly MenuEntry[];
  readonly menuOrder: MenuOrder;
  readonly search: readonly SearchSource[];
  readonly files: readonly FileReader[];
  readonly carriers: readonly FileCarrier[];
  readonly personal: readonly PersonalTable[];
  /** Lists that a job can write to a file [GR-07]. */
  readonly exports: readonly ExportSource[];
  readonly calendar: readonly CalendarSource[];
}
