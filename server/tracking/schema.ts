import { bigint, date, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Role } from '#contract/core/define-call.ts';

/** [ST-44, QU-70] Only for schools that ask for it. */
export const pageTimes = pgTable(
  'page_times',
  {
    schoolId: integer('school_id').notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    personId: integer('person_id').notNull(),
    /** The pattern of a path, without ids and query. */
    page: text('page').notNull(),
    milliseconds: integer('milliseconds').notNull(),
    leftAt: timestamp('left_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    index('page_times_person').on(t.schoolId, t.personId, t.leftAt),
    index('page_times_left').on(t.leftAt),
  ],
);

/** [LG-15] */
export const loginDays = pgTable(
  'login_days',
  {
    schoolId: integer('school_id').notNull(),
    personId: integer('person_id').notNull(),
    /** A day of the school. */
    day: date('day').notNull(),
    role: integer('role').$type<Role>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.schoolId, t.personId, t.day] }), index('login_days_day').on(t.day)],
);
