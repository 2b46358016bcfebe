import { sql } from 'drizzle-orm';
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { ExportKind } from '#contract/exports/export-lists.ts';
import type { ExportFormat } from '#contract/exports/exports.rules.ts';
import type { ExportColumn } from '#contract/exports/exports.wire.ts';

export type StoredState = 'open' | 'ready' | 'cancelled' | 'failed' | 'withdrawn';

export interface ExportRequest {
  readonly query: unknown;
  readonly columns: readonly ExportColumn[];
}

/** Rows go after seven days or with their person; a trigger then hands the bytes to the sweep (`pending_bytes`). */
export const listExports = pgTable(
  'list_exports',
  {
    schoolId: integer('school_id').notNull(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    personId: integer('person_id').notNull(),
    kind: text('kind').$type<ExportKind>().notNull(),
    /** Without extension. */
    name: text('name').notNull(),
    format: text('format').$type<ExportFormat>().notNull(),
    request: jsonb('request').$type<ExportRequest>().notNull(),
    state: text('state').$type<StoredState>().notNull().default('open'),
    rows: integer('rows').notNull().default(0),
    size: bigint('size', { mode: 'number' }).notNull().default(0),
    storageKey: text('storage_key'),
    /** The person's reach when it was written; with another reach they get no file. */
    reach: text('reach'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    index('list_exports_person').on(t.schoolId, t.personId, t.createdAt),
    /** One open export per person. */
    uniqueIndex('list_exports_open').on(t.schoolId, t.personId).where(sql`state = 'open'`),
    index('list_exports_age').on(t.createdAt),
  ],
);
