import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, real, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Where a student is in a session, and whether they have done it: theirs alone. A row stays when the session is taken
 * back, so that it is there when the session is shared again.
 */
export const learningBookmarks = pgTable(
  'learning_places',
  {
    schoolId: integer('school_id').notNull(),
    personId: integer('person_id').notNull(),
    academicYear: text('academic_year').notNull(),
    projectId: integer('project_id').notNull(),
    sessionId: integer('session_id').notNull(),
    page: integer('page').notNull().default(1),
    /** How far down the page: 0 to 1. */
    fraction: real('fraction').notNull().default(0),
    /** Of a film. */
    seconds: integer('seconds').notNull().default(0),
    /** When they were there; the epoch: only marked so far. */
    placedAt: timestamp('placed_at', { withTimezone: true }).notNull(),
    /** When they first opened it; empty: only marked so far. */
    openedAt: timestamp('opened_at', { withTimezone: true }),
    /** Empty: not done. */
    doneAt: timestamp('done_at', { withTimezone: true }),
    /** When it was last said to be done or not; empty: never. */
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
