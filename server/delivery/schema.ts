import { bigint, boolean, date, index, integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';

/** The audience's live rule decides the readers, never this table: a person without a row has not opened it. */
export const noticeReceipts = pgTable(
  'notice_receipts',
  {
    /** The reader's. */
    schoolId: integer('school_id').notNull(),
    noticeId: bigint('notice_id', { mode: 'number' }).notNull(),
    personId: integer('person_id').notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }),
    /** False for a person who opened it only to oversee the board. */
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
    /** The office's notices are read in many schools. */
    index('notice_receipts_notice').on(t.noticeId, t.schoolId),
  ],
);
