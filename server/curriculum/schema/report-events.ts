import { bigint, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { ReportEventKind } from '#contract/curriculum/content.rules.ts';

/** What happened, for reports; written with what it tells of. Rows are only ever added: the database refuses the rest. */
export const reportEvents = pgTable(
  'report_events',
  {
    schoolId: integer('school_id').notNull(),
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    actorId: integer('actor_id').notNull(),
    kind: text('kind').$type<ReportEventKind>().notNull(),
    /** Such as project, session or template. */
    subject: text('subject').notNull(),
    subjectId: integer('subject_id').notNull(),
    /** The grade or club it was for; empty: none. */
    groupId: integer('group_id'),
    academicYear: text('academic_year').notNull().default(''),
    details: jsonb('details').$type<Readonly<Record<string, string | number>>>().notNull().default({}),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    index('report_events_at').on(t.schoolId, t.at),
    index('report_events_subject').on(t.schoolId, t.subject, t.subjectId, t.at),
  ],
);
