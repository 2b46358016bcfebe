import { index, integer, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';

/** Departments of the central office [EN-12]. People of number 4 (Spocs) look after assigned schools. */
export const departments = pgTable('departments', {
  id: smallint('id').primaryKey(),
  name: text('name').notNull(),
});

/** [RP-20] A Spoc reaches only these schools. */
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

/** [RP-09…RP-12] A key without a row has the default. */
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
