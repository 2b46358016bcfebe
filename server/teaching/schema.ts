import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

/** A session that a teacher opened to a part. A share taken back keeps its row. */
export const sessionShares = pgTable(
  'session_shares',
  {
    schoolId: integer('school_id').notNull(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    academicYear: text('academic_year').notNull(),
    projectId: integer('project_id').notNull(),
    sessionId: integer('session_id').notNull(),
    /** `divisions.id` of a division or batch. */
    divisionId: integer('division_id').notNull(),
    sharedBy: integer('shared_by').notNull(),
    sharedAt: timestamp('shared_at', { withTimezone: true }).notNull(),
    /** null: not taken back. */
    unsharedAt: timestamp('unshared_at', { withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    uniqueIndex('session_shares_once').on(t.schoolId, t.academicYear, t.divisionId, t.sessionId),
    index('session_shares_session').on(t.sessionId, t.schoolId).where(sql`unshared_at is null`),
    index('session_shares_teacher').on(t.schoolId, t.sharedBy),
  ],
);

/** [C4-02] A session, project or resource that a part has completed in a year. */
export const completions = pgTable(
  'completions',
  {
    schoolId: integer('school_id').notNull(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    academicYear: text('academic_year').notNull(),
    divisionId: integer('division_id').notNull(),
    subject: text('subject').$type<'session' | 'project' | 'resource'>().notNull(),
    /** `project_sessions.id`, `projects.id` or `teacher_materials.id`. */
    subjectId: integer('subject_id').notNull(),
    projectId: integer('project_id').notNull(),
    doneBy: integer('done_by').notNull(),
    doneAt: timestamp('done_at', { withTimezone: true }).notNull(),
    /** null: it counts. */
    undoneAt: timestamp('undone_at', { withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    uniqueIndex('completions_once').on(t.schoolId, t.academicYear, t.divisionId, t.subject, t.subjectId),
    index('completions_project')
      .on(t.schoolId, t.academicYear, t.divisionId, t.projectId)
      .where(sql`undone_at is null`),
    index('completions_teacher').on(t.schoolId, t.doneBy, t.doneAt),
  ],
);

export const plannedSessions = pgTable(
  'planned_sessions',
  {
    schoolId: integer('school_id').notNull(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    academicYear: text('academic_year').notNull(),
    divisionId: integer('division_id').notNull(),
    projectId: integer('project_id').notNull(),
    sessionId: integer('session_id').notNull(),
    plannedOn: date('planned_on').notNull(),
    /** '': none. */
    note: text('note').notNull().default(''),
    plannedBy: integer('planned_by').notNull(),
    plannedAt: timestamp('planned_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    uniqueIndex('planned_sessions_once').on(t.schoolId, t.academicYear, t.divisionId, t.sessionId),
    index('planned_sessions_day').on(t.schoolId, t.divisionId, t.plannedOn),
  ],
);
