import { sql } from 'drizzle-orm';
import {
  bigint,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

/** [EN-42] What a person was told; one row a cause, so that the same is never told twice. */
export const notifications = pgTable(
  'notifications',
  {
    schoolId: integer('school_id').notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    personId: integer('person_id').notNull(),
    kind: text('kind').notNull(),
    /** What it is about, e.g. `notice:12`. */
    cause: text('cause').notNull(),
    /** Of the cause: a newer one is told anew in the same row. */
    version: integer('version').notNull(),
    fromName: text('from_name').notNull(),
    message: text('message').notNull(),
    url: text('url').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    readAt: timestamp('read_at', { withTimezone: true }),
    clearedAt: timestamp('cleared_at', { withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    uniqueIndex('notifications_cause').on(t.schoolId, t.personId, t.cause),
    index('notifications_person')
      .on(t.schoolId, t.personId, t.createdAt.desc())
      .where(sql`cleared_at is null`),
    index('notifications_age').on(t.createdAt),
    /** What the office shared is taken back in many schools at once. */
    index('notifications_of_cause').on(t.cause, t.schoolId, t.id),
  ],
);

/** A person's wishes about being told; without a row, everything is. */
export const notificationWishes = pgTable(
  'notification_wishes',
  {
    schoolId: integer('school_id').notNull(),
    personId: integer('person_id').notNull(),
    muted: text('muted').array().notNull(),
    /** Times of the school's day, such as 21:30; '' for none. */
    quietFrom: text('quiet_from').notNull(),
    quietTo: text('quiet_to').notNull(),
    /** When notices are mailed: now, daily or never. */
    mail: text('mail').$type<'now' | 'daily' | 'never'>().notNull().default('now'),
  },
  (t) => [primaryKey({ columns: [t.schoolId, t.personId] })],
);
