import { bigint, boolean, date, index, integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';

/**
 * What became of a notice with one person, from the first thing that happened. Who it is for is the live rule of the
 * audience, never this table: somebody without a row has not opened it.
 */
export const noticeReceipts = pgTable(
  'notice_receipts',
  {
    /** The reader's. */
    schoolId: integer('school_id').notNull(),
    noticeId: bigint('notice_id', { mode: 'number' }).notNull(),
    personId: integer('person_id').notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }),
    /** Was it for them when they opened it? Who oversees a board reads much that is for others. */
    asReader: boolean('as_reader').notNull().default(false),
    acknowledgedAt: timestamp('acknowledged_at', { withTimezone: true }),
    /** The school's day of the last reminder: at most one a day. */
    remindedOn: date('reminded_on'),
    /** The day whose reminder went out by mail. */
    reminderMailedOn: date('reminder_mailed_on'),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.noticeId, t.personId] }),
    index('notice_receipts_person').on(t.schoolId, t.personId),
    /** What the office shared is read in many schools. */
    index('notice_receipts_notice').on(t.noticeId, t.schoolId),
  ],
);
