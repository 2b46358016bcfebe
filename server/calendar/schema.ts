import { integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

/** One address per person. It is the only credential, so only the SHA-256 of its secret is stored. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    schoolId: integer('school_id').notNull(),
    personId: integer('person_id').notNull(),
    secretHash: text('secret_hash').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** To the hour. */
    readAt: timestamp('read_at', { withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.personId] }),
    uniqueIndex('calendar_feeds_secret').on(t.secretHash),
  ],
);
