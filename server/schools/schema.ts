import { index, integer, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';

/** What people of the central office work on [EN-12]; number 4 looks after schools given to them (Spocs). */
export const departments = pgTable('departments', {
  id: smallint('id').primaryKey(),
  name: text('name').notNull(),
});

/** [RP-20] The schools a Spoc looks after: they reach no other. */
export const officeSchools = pgTable(
  'office_schools',
  {
    personId: integer('person_id').notNull(),
    schoolId: integer('school_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.personId, t.schoolId] }),
    index('office_schools_school').on(t.schoolId, t.personId),
  ],
);

/** [RP-09…RP-12] What a school allows, by key; a key without a row stands where a school begins. */
export const schoolSettings = pgTable(
  'school_settings',
  {
    schoolId: integer('school_id').notNull(),
    key: text('key').notNull(),
    level: smallint('level').notNull(),
    changedBy: integer('changed_by').notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.schoolId, t.key] })],
);
