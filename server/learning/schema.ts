import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, real, text, timestamp } from 'drizzle-orm/pg-core';

/** A student's state in a session. The row stays when the share is taken back. */
export const learningBookmarks = pgTable(
  'learning_places',
  {
    schoolId: integer('school_id').notNull(),
    personId: integer('person_id').notNull(),
    academicYear: text('academic_year').notNull(),
    projectId: integer('project_id').notNull(),
    sessionId: integer('session_id').notNull(),
    page: integer('page').notNull().default(1),
    /** 0 to 1, down the page. */
    fraction: real('fraction').notNull().default(0),
    /** Of a film. */
    seconds: integer('seconds').notNull().default(0),
    /** The epoch: only marked so far. */
    placedAt: timestamp('placed_at', { withTimezone: true }).notNull(),
    /** null: only marked so far. */
    openedAt: timestamp('opened_at', { withTimezone: true }),
    /** null: not done. */
    doneAt: timestamp('done_at', { withTimezone: true }),
    /** When done or not done was last set; null: never. */
    markedAt: timestamp('marked_at', { withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.personId, t.academicYear, t.sessionId] }),
    index('learning_places_latest').on(t.schoolId, t.personId, t.academicYear, t.placedAt),
    index('learning_places_done')
      .on(t.schoolId, t.academicYear, t.sessionId, t.personId)
      .where(sql`done_at is not null`),
  ],
);
