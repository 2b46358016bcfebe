import { bigint, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

export const noticeDrafts = pgTable(
  'notice_drafts',
  {
    schoolId: integer('school_id').notNull(),
    personId: integer('person_id').notNull(),
    mode: text('mode').$type<'add' | 'edit' | 'editReshare'>().notNull(),
    noticeId: bigint('notice_id', { mode: 'number' }).notNull(),
    title: text('title').notNull(),
    /** JSON text of the form; nothing on the server reads it. */
    draft: text('draft').notNull(),
    /** Milliseconds on the writer's clock. */
    typedAt: bigint('typed_at', { mode: 'number' }).notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.schoolId, t.personId, t.mode, t.noticeId] })],
);
