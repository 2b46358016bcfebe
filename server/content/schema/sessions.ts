import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { MaterialKind, SessionType } from '#contract/content/content.rules.ts';
import { kept, titled } from './columns.ts';
import { projects } from './projects.ts';

export const projectSessions = pgTable(
  'project_sessions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    type: text('type').$type<SessionType>().notNull(),
    objective: text('objective').notNull().default(''),
    minutes: smallint('minutes').notNull().default(40),
    presentationFileId: uuid('presentation_file_id'),
    /** null: removed. Unique in the project, checked at commit, so that any reorder works. */
    position: integer('position'),
    ...titled(),
    ...kept(),
  },
  (t) => [
    uniqueIndex('project_sessions_title').on(t.projectId, t.titleKey).where(sql`removed_at is null`),
    index('project_sessions_project').on(t.projectId, t.position),
    index('project_sessions_file').on(t.presentationFileId),
  ],
);

export const sessionActivities = pgTable(
  'session_activities',
  {
    sessionId: integer('session_id')
      .notNull()
      .references(() => projectSessions.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    title: text('title').notNull(),
    instructions: text('instructions').notNull().default(''),
    minutes: smallint('minutes').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.sessionId, t.position] })],
);

/** Further reading: a file or an address. */
export const sessionReferences = pgTable(
  'session_references',
  {
    sessionId: integer('session_id')
      .notNull()
      .references(() => projectSessions.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    title: text('title').notNull(),
    fileId: uuid('file_id'),
    url: text('url').notNull().default(''),
  },
  (t) => [primaryKey({ columns: [t.sessionId, t.position] })],
);

/** Lesson plans and resources for teachers. Students never see them. */
export const teacherMaterials = pgTable(
  'teacher_materials',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<MaterialKind>().notNull(),
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** null: for the whole project. */
    sessionId: integer('session_id'),
    body: text('body').notNull().default(''),
    fileId: uuid('file_id'),
    url: text('url').notNull().default(''),
    ...titled(),
    ...kept(),
  },
  (t) => [
    uniqueIndex('teacher_materials_title').on(t.projectId, t.kind, t.titleKey).where(sql`removed_at is null`),
    index('teacher_materials_page').on(t.kind, t.title, t.id),
    index('teacher_materials_file').on(t.fileId),
  ],
);
