import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

export interface Rendition {
  readonly kind: 'caption' | 'resolution';
  readonly id: string;
  readonly label: string;
  readonly lang: string;
  readonly mime: string;
  readonly storageKey: string;
}

export const files = pgTable(
  'files',
  {
    schoolId: integer('school_id').notNull(),
    id: uuid('id').notNull(),
    ownerId: integer('owner_id').notNull(),
    name: text('name').notNull(),
    extension: text('extension').notNull(),
    type: text('type').notNull(),
    mime: text('mime').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    sha256: text('sha256').notNull(),
    storageKey: text('storage_key').notNull(),
    previewKey: text('preview_key'),
    coverKey: text('cover_key'),
    /** A picture of at most 20 kB for lists, and its size in pixels; width 0: none can be made, null: not tried yet. */
    thumbKey: text('thumb_key'),
    thumbWidth: smallint('thumb_width'),
    thumbHeight: smallint('thumb_height'),
    renditions: jsonb('renditions').$type<readonly Rendition[]>().notNull().default([]),
    /** The upload this file was claimed from, so that a repeated claim gives the same file. */
    uploadId: text('upload_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    uniqueIndex('files_upload').on(t.schoolId, t.uploadId),
    index('files_bytes').on(t.schoolId, t.sha256),
    /** Finds files of other schools with the same bytes. */
    index('files_hash').on(t.sha256),
    /** Counts what a person and a school keep from the index alone. */
    index('files_room').on(t.schoolId, t.ownerId, t.size),
  ],
);
