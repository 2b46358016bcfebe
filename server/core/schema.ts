import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** One opening of a form [QU-10]; `answer` is what the first accepted save answered. */
export const formSessions = pgTable(
  'form_sessions',
  {
    schoolId: integer('school_id').notNull(),
    personId: integer('person_id').notNull(),
    token: text('token').notNull(),
    form: text('form').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
    answer: jsonb('answer'),
  },
  (t) => [primaryKey({ columns: [t.schoolId, t.personId, t.token] })],
);

/** What people did, and refused identities, claims and sign-ins. */
export const auditLog = pgTable(
  'audit_log',
  {
    schoolId: integer('school_id').notNull(),
    id: uuid('id').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    personId: integer('person_id'),
    action: text('action').notNull(),
    details: jsonb('details').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    index('audit_log_at').on(t.schoolId, t.at),
    // [QU-70] Who looked at a person's record, and who took lists of a school along.
    index('audit_log_person')
      .on(sql`((details ->> 'personId')::int)`)
      .where(sql`action in ('people.student_read', 'people.student_exported')`),
    index('audit_log_lists')
      .on(sql`((details ->> 'schoolId')::int)`, t.at)
      .where(sql`action in ('people.students_read', 'people.students_exported')`),
  ],
);
