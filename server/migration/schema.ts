import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type {
  KeptReason,
  LineAction,
  LineVerdict,
  MigrationRules,
  MigrationState,
  MigrationStop,
} from '#contract/migration/migration.model.ts';

/** [PR-04] A school's move from one year to the next. */
export const migrations = pgTable(
  'migrations',
  {
    schoolId: integer('school_id').notNull(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    fromYear: text('from_year').notNull(),
    toYear: text('to_year').notNull(),
    state: text('state').$type<MigrationState>().notNull().default('draft'),
    version: integer('version').notNull().default(1),
    rules: jsonb('rules').$type<MigrationRules>().notNull(),
    /** Marks all its changes, and makes a repeat recognizable. */
    batchId: uuid('batch_id').notNull().unique(),
    /** When the leavers' accounts are switched off. */
    leaveOn: date('leave_on').notNull(),
    scheduledFor: timestamp('scheduled_for', { withTimezone: true }),
    /** The person who scheduled it. */
    scheduledBy: integer('scheduled_by'),
    /** Why a scheduled move did not happen; null: nothing stopped it. */
    stopped: text('stopped').$type<MigrationStop>(),
    createdBy: integer('created_by').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    appliedBy: integer('applied_by'),
    appliedAt: timestamp('applied_at', { withTimezone: true }),
    rolledBackBy: integer('rolled_back_by'),
    rolledBackAt: timestamp('rolled_back_at', { withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    uniqueIndex('migrations_open').on(t.schoolId).where(sql`state in ('draft', 'scheduled')`),
  ],
);

/** What happens to each active student. A student without a line keeps their place. */
export const migrationLines = pgTable(
  'migration_lines',
  {
    schoolId: integer('school_id').notNull(),
    migrationId: integer('migration_id').notNull(),
    personId: integer('person_id').notNull(),
    /** Their place when the line was written; null: none. */
    fromEnrolment: bigint('from_enrolment', { mode: 'number' }),
    fromGrade: integer('from_grade'),
    fromDivision: integer('from_division'),
    /** null: undecided. */
    action: text('action').$type<LineAction>(),
    toGrade: integer('to_grade'),
    toDivision: integer('to_division'),
    /** Written by hand, so rules do not change it. */
    isException: boolean('is_exception').notNull().default(false),
    verdict: text('verdict').$type<LineVerdict>().notNull().default('undecided'),
    /** The resulting place in a class. */
    appliedEnrolment: bigint('applied_enrolment', { mode: 'number' }),
    /** When a leaver's account was switched off. */
    leftAt: timestamp('left_at', { withTimezone: true }),
    /** Why a rollback leaves it alone; null: it does not. */
    kept: text('kept').$type<KeptReason>(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.migrationId, t.personId] }),
    index('migration_lines_verdict').on(t.schoolId, t.migrationId, t.verdict, t.personId),
    index('migration_lines_person').on(t.schoolId, t.personId),
  ],
);
