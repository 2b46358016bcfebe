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

/**
 * Everything a call may need from the world but the database: to that a call has one way, which the pipeline gives it,
 * and nothing here leads past it.
 */
export interface Services {
  readonly config: Config;
  readonly now: () => Date;
  readonly files: FileStore;
  /** Resumable uploads, until they are claimed. */
  readonly uploads: UploadShelf;
  /** Of this machine's disk: for files that are being made. Uploads lie there too where there is no bucket. */
  readonly uploadFolder: string;
  readonly mailer: Mailer;
  readonly broadcaster: Broadcaster;
  readonly lines: LiveLines;
  /** The other processes that serve this database, where there are any. */
  readonly cluster: Cluster;
  readonly codec: ServerPayloadCodec;
  /** Where links in mails and calendars lead, without a slash at its end. */
  readonly publicUrl: () => string;
  /** Signs what a browser carries and cannot change. */
  readonly ticketKey: string;
  /** Wakes the job runner after a commit that queued something. */
  readonly wakeJobs: () => void;
  /** Ends a job that was cancelled at once where this server runs it; another server hears it at its next step. */
  readonly stopJob: (id: number) => void;
  readonly log: Logger;
  /** What the operator reads at `/metrics`. */
  readonly measures: Measures;
  readonly offers: Offers;
}

/** For what is no call, the pipeline, jobs, routes and sockets: they open connections of their own. Made once in server.ts. */
export interface AppContext extends Services {
  readonly database: DatabaseHandle;
  /** Each statement by itself. */
  readonly db: Queryable;
  readonly sessions: Sessions;
  /** Hears which call could not be answered just now, and why. */
  readonly busy: { readonly tell: (call: string, reason: string) => void };
}

/** A piece of a call's work: its one way to the database, and what is to be done once that is committed. */
export interface UnitOfWork {
  readonly app: Services;
  /** The transaction of a call that writes; else each statement by itself. */
  readonly db: Queryable;
  /** Sockets, waking jobs, bytes that nothing needs any more. Never for a call that is refused. */
  readonly afterCommit: (effect: () => void | Promise<void>) => void;
}

/**
 * A call that works in parts: short transactions, one after another, with what is slow between them. A part inside a
 * part is an error, so that no call ever holds one connection and waits for a second.
 */
export interface InParts<Unit extends UnitOfWork> {
  readonly part: <T>(work: (unit: Unit) => Promise<T>) => Promise<T>;
}

/** A line of the menu; the room whose screen it opens offers it. */
export interface MenuEntry {
  readonly name: string;
  /** Address of the screen; rights hang on it too [RP-01]. */
  readonly url: string;
  /** What the shell draws before it, and its name in other languages. */
  readonly icon: string;
  readonly roles: readonly Role[];
  /** [RP-01] Of staff of the office the screen is for who was given this one; left out: that of its own address. */
  readonly module?: string;
  /** By the person's school with its settings, and by the person; left out: for everybody of these roles. */
  readonly isFor?: (school: Actor['school'], person: Actor) => boolean;
}

/** By role the addresses of its menu, from the first line to the last; a line that is not named comes after them. */
export type MenuOrder = Readonly<Record<Role, readonly string[]>>;

/** One kind of things that a person can search. */
export interface SearchSource {
  readonly category: SearchCategory;
  /** Only what the person could open or see some other way is searched for them. */
  readonly isFor: (actor: Actor) => boolean;
  readonly find: (
    words: readonly string[],
    asking: Pick<UnitOfWork, 'app' | 'db'> & { readonly actor: Actor; readonly scope: Scope },
    limit: number,
  ) => Promise<SearchResult[]>;
}

/** A stored file that a person may look at. */
export type ReadableFile = typeof files.$inferSelect & {
  /** false: to be looked at only, so that `download` refuses it [VW-01]. */
  readonly isDownloadable: boolean;
};

/**
 * A file where it is one this person may read for what carries it in the room; undefined: it carries none such. Asked
 * at each request, so that a link dies with the right.
 */
export type FileReader = (
  db: Queryable,
  actor: Actor,
  fileId: string,
  now: Date,
) => Promise<ReadableFile | undefined>;

/**
 * A column of a room whose rows name files. A file that such a row names is carried: the clearing of loose files leaves
 * it. A column that no room declares fails a test.
 */
export interface FileCarrier {
  /** Has the file's id, or a text in which ids of files are written. */
  readonly column: AnyPgColumn;
  readonly isText?: true;
  /** The file's school, where the same table has it: it narrows the search. */
  readonly school?: AnyPgColumn;
}

/** What a list gets to read its rows with: the scene of its call, without an exchange that somebody waits for. */
export type ExportScene = UnitOfWork & Refusing<never> & { readonly actor: Actor; readonly scope: Scope };

/** Rows of a list, a cell for each asked column. */
interface ExportPage {
  readonly rows: readonly (readonly ExportCell[])[];
  /** Of all rows that match. */
  readonly total: number;
}

/** A list that a job can write to a file. The room it belongs to offers it. */
export interface ExportSource {
  readonly kind: ExportKind;
  /** Of its screen: the right to it is the right to the export. */
  readonly call: BuiltCall<string>;
  readonly columns: readonly string[];
  /** A page of any size, with the rights of the scene's actor; it refuses as the call does. */
  readonly page: (
    query: unknown,
    scene: ExportScene,
    wanted: { readonly page: number; readonly size: number; readonly columns: readonly string[] },
  ) => Promise<ExportPage>;
  /** Writes down who took the rows along, where that must be known [QU-70]. */
  readonly note?: (query: unknown, scene: ExportScene, rows: number) => Promise<void>;
}

/** What rooms offer for all to use, without one knowing the other. */
export interface Offers {
  readonly menu: readonly MenuEntry[];
  readonly menuOrder: MenuOrder;
  readonly search: readonly SearchSource[];
  readonly files: readonly FileReader[];
  readonly carriers: readonly FileCarrier[];
  readonly personal: readonly PersonalTable[];
  /** Lists that a job can write to a file [GR-07]. */
  readonly exports: readonly ExportSource[];
  /** What people find in their calendar besides notices. */
  readonly calendar: readonly CalendarSource[];
}
