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

/** [EN-42] One row per person and cause, so that nothing is told twice. */
export const notifications = pgTable(
  'notifications',
  {
    schoolId: integer('school_id').notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    personId: integer('person_id').notNull(),
    kind: text('kind').notNull(),
    /** For example `notice:12`. */
    cause: text('cause').notNull(),
    /** A newer version is told again in the same row. */
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
    /** The office takes back news in many schools at once. */
    index('notifications_of_cause').on(t.cause, t.schoolId, t.id),
  ],
);

/** Without a row, everything is told. */
export const notificationWishes = pgTable(
  'notification_wishes',
  {
    schoolId: integer('school_id').notNull(),
    personId: integer('person_id').notNull(),
    muted: text('muted').array().notNull(),
    /** Times of the school's day, such as 21:30; '': none. */
    quietFrom: text('quiet_from').notNull(),
    quietTo: text('quiet_to').notNull(),
    mail: text('mail').$type<'now' | 'daily' | 'never'>().notNull().default('now'),
  },
  (t) => [primaryKey({ columns: [t.schoolId, t.personId] })],
);
