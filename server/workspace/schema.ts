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

/** A person's work for one project in a year. Copies the project's title, because it outlives the project. */
export const workspaces = pgTable(
  'workspaces',
  {
    schoolId: integer('school_id').notNull(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    personId: integer('person_id').notNull(),
    /** Merging two entries of one student keeps both workspaces, told apart by this. */
    begunBy: integer('begun_by').notNull(),
    academicYear: text('academic_year').notNull(),
    purpose: text('purpose').$type<WorkspacePurpose>().notNull(),
    projectId: integer('project_id').notNull(),
    /** `attempts.id` and `attempt_items.position`; 0: no assessment. */
    attemptId: integer('attempt_id').notNull().default(0),
    attemptPosition: smallint('attempt_position').notNull().default(0),
    engine: text('engine').$type<FrameEngine>().notNull(),
    title: text('title').notNull(),
    /** The newest version; 0: none. */
    head: integer('head').notNull().default(0),
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

/** Rows move with the person when two entries are merged, and are deleted with the workspace. */
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

/** A program at one moment. Only the mark of a hand-in is added later. */
export const workspaceVersions = pgTable(
  'workspace_versions',
  {
    schoolId: integer('school_id').notNull(),
    workspaceId: integer('workspace_id').notNull(),
    /** From 1. Numbers of thinned-out versions are missing. */
    sequence: integer('sequence').notNull(),
    personId: integer('person_id').notNull(),
    /** The version it was made from; 0: none. */
    base: integer('base').notNull(),
    kind: text('kind').$type<VersionKind>().notNull(),
    /** A key of `program_blobs`; null: no program, as after Start over. */
    sha256: text('sha256'),
    /** Bytes. */
    size: integer('size').notNull(),
    /** True if deleting it loses nothing. */
    isBlank: boolean('is_blank').notNull(),
    /** Lets a repeated save find it; null: another version of the save has it. */
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

export const programBlobs = pgTable(
  'program_blobs',
  {
    schoolId: integer('school_id').notNull(),
    sha256: text('sha256').notNull(),
    /** Bytes. */
    size: bigint('size', { mode: 'number' }).notNull(),
    /** Text files as canonical JSON; null: the program is bytes. */
    content: text('content'),
    /** The key of its bytes in the file store; null: text. */
    storageKey: text('storage_key'),
    namedAt: timestamp('named_at', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.schoolId, t.sha256] })],
);

/** [C1-15] Pictures and sounds of a program, each at a secret address. */
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
    /** The address answers 404 from then on. */
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
