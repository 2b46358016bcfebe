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

/**
 * What a student makes of a project, or of a session to practise, in a year. It keeps its own copy of what the project
 * was called and of where the student sat, since a move to the next year makes the project unreadable for the student
 * while the work stays.
 */
export const works = pgTable(
  'works',
  {
    schoolId: integer('school_id').notNull(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    /** The student. */
    personId: integer('person_id').notNull(),
    academicYear: text('academic_year').notNull(),
    projectId: integer('project_id').notNull(),
    /** The session of a practice; 0: the project as a whole. */
    sessionId: integer('session_id').notNull().default(0),
    kind: text('kind').$type<WorkKind>().notNull(),
    /** `grades.id` of the grade or club, and `divisions.id` of the division or batch, of the day it was begun. */
    groupId: integer('group_id').notNull(),
    divisionId: integer('division_id').notNull(),
    /** Of the publication it was begun with, whose title and cover it keeps. */
    publicationNumber: integer('publication_number').notNull(),
    title: text('title').notNull(),
    coverFileId: uuid('cover_file_id'),
    state: text('state').$type<WorkState>().notNull().default('draft'),
    /** The newest attempt that was handed in; 0: none yet. Entries with a higher number are the draft of the next. */
    attempt: smallint('attempt').notNull().default(0),
    /** My learning, as it is being written for the next attempt. */
    draftLearning: text('draft_learning').notNull().default(''),
    /** Until when it is due; a decision to ask again may set another day. */
    dueOn: date('due_on'),
    /** The newest attempt came after the day it was due. */
    isLate: boolean('is_late').notNull().default(false),
    /** When the newest attempt was handed in, and when a teacher decided on it. */
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
    // The queue of a teacher: what waits in a division, the oldest first.
    index('works_queue').on(t.schoolId, t.academicYear, t.divisionId, t.state, t.submittedAt, t.id),
    index('works_project').on(t.schoolId, t.projectId, t.academicYear, t.divisionId),
    index('works_person').on(t.schoolId, t.personId, t.updatedAt),
  ],
);

/**
 * What belongs to a work has the work's student: it goes with them where two entries of a student are made one, and is
 * gone with the work.
 */
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

/** An attempt as it was handed in. Nobody changes it afterwards. */
export const workAttempts = pgTable(
  'work_attempts',
  {
    schoolId: integer('school_id').notNull(),
    workId: integer('work_id').notNull(),
    /** From 1 on. */
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

/** [PU-20] What an attempt consists of. The entries of the number after the newest attempt are the student's draft. */
export const workEntries = pgTable(
  'work_entries',
  {
    schoolId: integer('school_id').notNull(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    workId: integer('work_id').notNull(),
    attempt: smallint('attempt').notNull(),
    personId: integer('person_id').notNull(),
    kind: text('kind').$type<EntryKind>().notNull(),
    /** Of a file and of a pasted picture. */
    fileId: uuid('file_id'),
    /** Of a program: its workspace and which version. */
    workspaceId: integer('workspace_id'),
    programSequence: integer('program_sequence'),
    /** Of an address; '' else. */
    url: text('url').notNull().default(''),
    position: smallint('position').notNull(),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    ofWork('work_entries_of', t),
    index('work_entries_work').on(t.schoolId, t.workId, t.attempt, t.position),
    // A version that was attached is not thinned out; it goes with its student alone.
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
