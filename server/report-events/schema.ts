import { sql } from 'drizzle-orm';
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Measure } from '#contract/measures.ts';

/** Written with the act itself. Rows are only added: the database refuses other changes, except to forget a person. */
export const reportEvents = pgTable(
  'report_events',
  {
    schoolId: integer('school_id').notNull(),
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** null: erased. */
    personId: integer('actor_id'),
    measure: text('kind').$type<Measure>().notNull(),
    /** The first part of the measure, such as project or notice. */
    subject: text('subject').notNull(),
    /** 0: the measure says it all. */
    subjectId: integer('subject_id').notNull(),
    /** A grade or club; null: none. */
    groupId: integer('group_id'),
    /** A division or batch; null: none, or several. */
    divisionId: integer('division_id'),
    academicYear: text('academic_year').notNull().default(''),
    details: jsonb('details').$type<Readonly<Record<string, string | number>>>().notNull().default({}),
    /** Unique within the school; null: may repeat. */
    onceKey: text('once_key'),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    index('report_events_at').on(t.schoolId, t.at),
    index('report_events_subject').on(t.schoolId, t.subject, t.subjectId, t.at),
    index('report_events_person').on(t.schoolId, t.personId),
    uniqueIndex('report_events_once').on(t.schoolId, t.onceKey).where(sql`once_key is not null`),
  ],
);
