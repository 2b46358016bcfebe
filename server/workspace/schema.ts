import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
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
import type { FrameEngine } from '#contract/core/tool-engines.ts';
import type { VersionKind, WorkspacePurpose } from '#contract/workspace/workspace.rules.ts';

/**
 * Where somebody programs or paints for one project in a year: a student for themself, a teacher to show it. It keeps
 * its own copy of what the project was called, since the workspace stays readable when the project does not.
 */
export const workspaces = pgTable(
  'workspaces',
  {
    schoolId: integer('school_id').notNull(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    personId: integer('person_id').notNull(),
    /** Who began it: two entries of one student that are made one keep both of their workspaces. */
    begunBy: integer('begun_by').notNull(),
    academicYear: text('academic_year').notNull(),
    purpose: text('purpose').$type<WorkspacePurpose>().notNull(),
    projectId: integer('project_id').notNull(),
    /** Of an assessment: `attempts.id` and `attempt_items.position`; 0: it is none. */
    attemptId: integer('attempt_id').notNull().default(0),
    attemptPosition: smallint('attempt_position').notNull().default(0),
    engine: text('engine').$type<FrameEngine>().notNull(),
    title: text('title').notNull(),
    /** The number of the newest version; 0: none yet. */
    head: integer('head').notNull().default(0),
    /** How many versions are kept. */
    versionCount: integer('version_count').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    unique('workspaces_owner').on(t.schoolId, t.id, t.personId),
    uniqueIndex('workspaces_once').on(
      t.schoolId,
      t.personId,
      t.begunBy,
      t.academicYear,
      t.purpose,
      t.projectId,
      t.attemptId,
      t.attemptPosition,
      t.engine,
    ),
    index('workspaces_attempt').on(t.schoolId, t.attemptId, t.attemptPosition).where(sql`attempt_id > 0`),
    index('workspaces_project').on(t.schoolId, t.projectId, t.academicYear, t.personId),
  ],
);

/** What belongs to a workspace goes with its person where two entries are made one, and is gone with the workspace. */
const ofWorkspace = (
  name: string,
  { schoolId, workspaceId, personId }: Record<'schoolId' | 'workspaceId' | 'personId', AnyPgColumn>,
) =>
  foreignKey({
    name,
    columns: [schoolId, workspaceId, personId],
    foreignColumns: [workspaces.schoolId, workspaces.id, workspaces.personId],
  })
    .onDelete('cascade')
    .onUpdate('cascade');

/** A program as it was at one moment. Nobody changes it afterwards; only that it was handed in is added to it. */
export const workspaceVersions = pgTable(
  'workspace_versions',
  {
    schoolId: integer('school_id').notNull(),
    workspaceId: integer('workspace_id').notNull(),
    /** From 1 on; numbers of versions that were thinned out are missing. */
    sequence: integer('sequence').notNull(),
    personId: integer('person_id').notNull(),
    /** The version it was made from; 0: from nothing. */
    base: integer('base').notNull(),
    kind: text('kind').$type<VersionKind>().notNull(),
    /** Of its bytes in `program_blobs`; empty: it has no program, as after Start over. */
    sha256: text('sha256'),
    /** Bytes. */
    size: integer('size').notNull(),
    /** Nothing in it would be lost. */
    isBlank: boolean('is_blank').notNull(),
    /** Of the save that made it: a repeat finds it; empty: a save made two. */
    saveId: uuid('save_id'),
    device: text('device').notNull().default(''),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.workspaceId, t.sequence] }),
    ofWorkspace('workspace_versions_of', t),
    uniqueIndex('workspace_versions_save')
      .on(t.schoolId, t.workspaceId, t.saveId)
      .where(sql`save_id is not null`),
    index('workspace_versions_blob').on(t.schoolId, t.sha256),
    index('workspace_versions_person').on(t.schoolId, t.personId),
  ],
);

/** What versions consist of; the same program of a school is kept once. */
export const programBlobs = pgTable(
  'program_blobs',
  {
    schoolId: integer('school_id').notNull(),
    sha256: text('sha256').notNull(),
    /** Bytes. */
    size: bigint('size', { mode: 'number' }).notNull(),
    /** Files of text, as canonical JSON; empty: it is bytes. */
    content: text('content'),
    /** Of bytes: their key in the file store. */
    storageKey: text('storage_key'),
    /** When a save named it last. */
    namedAt: timestamp('named_at', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.schoolId, t.sha256] })],
);

/** [C1-15] Pictures and sounds that a program uses, each at an address that cannot be guessed. */
export const workspaceAssets = pgTable(
  'workspace_assets',
  {
    schoolId: integer('school_id').notNull(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    workspaceId: integer('workspace_id').notNull(),
    personId: integer('person_id').notNull(),
    secret: text('secret').notNull(),
    fileId: uuid('file_id').notNull(),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
    /** From then on its address answers 404. */
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    ofWorkspace('workspace_assets_of', t),
    uniqueIndex('workspace_assets_secret').on(t.secret),
    uniqueIndex('workspace_assets_once')
      .on(t.schoolId, t.workspaceId, t.fileId)
      .where(sql`revoked_at is null`),
    index('workspace_assets_file').on(t.fileId, t.schoolId),
    index('workspace_assets_person').on(t.schoolId, t.personId),
  ],
);
