import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { EntryKind, WorkKind, WorkState } from '#contract/works/works.rules.ts';
import { workspaceVersions } from '#server/workspace/schema.ts';

/** Copies title and place, because the student loses the project at the change of years, but keeps the work. */
export const works = pgTable(
  'works',
  {
    schoolId: integer('school_id').notNull(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    personId: integer('person_id').notNull(),
    academicYear: text('academic_year').notNull(),
    projectId: integer('project_id').notNull(),
    /** The session of a practice; 0: the whole project. */
    sessionId: integer('session_id').notNull().default(0),
    kind: text('kind').$type<WorkKind>().notNull(),
    /** Grade or club, and division or batch, on the day it was begun. */
    groupId: integer('group_id').notNull(),
    divisionId: integer('division_id').notNull(),
    /** The publication it was begun with, which gives title and cover. */
    publicationNumber: integer('publication_number').notNull(),
    title: text('title').notNull(),
    coverFileId: uuid('cover_file_id'),
    state: text('state').$type<WorkState>().notNull().default('draft'),
    /** The newest submitted attempt; 0: none. Entries with a higher number are the next draft. */
    attempt: smallint('attempt').notNull().default(0),
    draftLearning: text('draft_learning').notNull().default(''),
    /** A resubmission may get another day. */
    dueOn: date('due_on'),
    isLate: boolean('is_late').notNull().default(false),
    submittedAt: timestamp('submitted_at', { withTimezone: true }),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    unique('works_owner').on(t.schoolId, t.id, t.personId),
    uniqueIndex('works_once').on(t.schoolId, t.personId, t.academicYear, t.projectId, t.sessionId, t.kind),
    // For a teacher's queue: waiting works of a division, oldest first.
    index('works_queue').on(t.schoolId, t.academicYear, t.divisionId, t.state, t.submittedAt, t.id),
    index('works_project').on(t.schoolId, t.projectId, t.academicYear, t.divisionId),
    index('works_person').on(t.schoolId, t.personId, t.updatedAt),
  ],
);

/** Rows move with the student when two entries are merged, and are deleted with the work. */
export const ofWork = (
  name: string,
  { schoolId, workId, personId }: Record<'schoolId' | 'workId' | 'personId', AnyPgColumn>,
) =>
  foreignKey({
    name,
    columns: [schoolId, workId, personId],
    foreignColumns: [works.schoolId, works.id, works.personId],
  })
    .onDelete('cascade')
    .onUpdate('cascade');

/** A submitted attempt. Never changed. */
export const workAttempts = pgTable(
  'work_attempts',
  {
    schoolId: integer('school_id').notNull(),
    workId: integer('work_id').notNull(),
    /** From 1. */
    number: smallint('number').notNull(),
    personId: integer('person_id').notNull(),
    learning: text('learning').notNull(),
    dueOn: date('due_on'),
    isLate: boolean('is_late').notNull(),
    submittedAt: timestamp('submitted_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.workId, t.number] }),
    ofWork('work_attempts_work', t),
    index('work_attempts_person').on(t.schoolId, t.personId),
  ],
);

/** [PU-20] Entries with the number after the newest attempt are the student's draft. */
export const workEntries = pgTable(
  'work_entries',
  {
    schoolId: integer('school_id').notNull(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    workId: integer('work_id').notNull(),
    attempt: smallint('attempt').notNull(),
    personId: integer('person_id').notNull(),
    kind: text('kind').$type<EntryKind>().notNull(),
    fileId: uuid('file_id'),
    workspaceId: integer('workspace_id'),
    programSequence: integer('program_sequence'),
    /** For an address; else ''. */
    url: text('url').notNull().default(''),
    position: smallint('position').notNull(),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    ofWork('work_entries_of', t),
    index('work_entries_work').on(t.schoolId, t.workId, t.attempt, t.position),
    // An attached version is not thinned out; it is deleted only with its student.
    foreignKey({
      name: 'work_entries_program',
      columns: [t.schoolId, t.workspaceId, t.programSequence],
      foreignColumns: [workspaceVersions.schoolId, workspaceVersions.workspaceId, workspaceVersions.sequence],
    }).onDelete('cascade'),
    index('work_entries_program_of')
      .on(t.schoolId, t.workspaceId, t.programSequence)
      .where(sql`workspace_id is not null`),
    index('work_entries_file').on(t.fileId, t.schoolId).where(sql`file_id is not null`),
    index('work_entries_person').on(t.schoolId, t.personId),
  ],
);
