import { bigint, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { UploadQuota } from '#contract/files/upload-policies.ts';

/** Uploads of the last day, counted here so that parallel ones of a person or school count too. */
export const uploads = pgTable(
  'uploads',
  {
    schoolId: integer('school_id').notNull(),
    id: text('id').notNull(),
    ownerId: integer('owner_id').notNull(),
    /** The allowance it counts against: what students hand in has its own. */
    quota: text('quota').$type<UploadQuota>().notNull().default('staff'),
    size: bigint('size', { mode: 'number' }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Claimed, refused or given up; null: under way. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    index('uploads_recent').on(t.schoolId, t.createdAt),
    index('uploads_old').on(t.createdAt),
  ],
);

/** Keys of the file store that no row names, not yet or not any more; see server/files/pending-bytes.ts. */
export const pendingBytes = pgTable(
  'pending_bytes',
  {
    key: text('key').primaryKey(),
    since: timestamp('since', { withTimezone: true }).notNull(),
  },
  (t) => [index('pending_bytes_since').on(t.since)],
);
