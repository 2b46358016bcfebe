import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type {
  CarrierKind,
  FileAudience,
  OutputType,
  PublishedProject,
  SessionType,
} from '#contract/content/content.rules.ts';
import type { GroupKind } from '#contract/core/group-kinds.ts';
import { titleSearchText } from '#server/db/search-text.ts';
import { projects } from './projects.ts';

/**
 * The current publication of each project. Without a row only authors can list, open or find it. Authors' changes
 * appear here at the next publication.
 */
export const publishedProjects = pgTable(
  'published_projects',
  {
    projectId: integer('project_id')
      .primaryKey()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** 0: for all schools. */
    schoolId: integer('school_id').notNull(),
    number: integer('number').notNull(),
    kind: text('kind').$type<GroupKind>().notNull(),
    title: text('title').notNull(),
    moduleId: integer('module_id'),
    toolId: integer('tool_id'),
    toolLevel: smallint('tool_level').notNull().default(0),
    outputType: text('output_type').$type<OutputType>().notNull(),
    /** Classes of all schools, in order. */
    classIds: smallint('class_ids').array().notNull(),
    termIds: integer('term_ids').array().notNull(),
    sessionCount: smallint('session_count').notNull(),
    minutes: integer('minutes').notNull(),
    /** Everything a reader opens, with the parts for teachers marked. */
    content: jsonb('content').$type<PublishedProject>().notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
    searchText: text('search_text').generatedAlwaysAs(sql.raw(titleSearchText)),
  },
  (t) => [
    index('published_projects_page').on(t.schoolId, t.title, t.projectId),
    index('published_projects_module').on(t.schoolId, t.moduleId, t.title, t.projectId),
    index('published_projects_newest').on(t.schoolId, t.publishedAt, t.projectId),
    index('published_projects_classes').using('gin', t.classIds),
    index('published_projects_terms').using('gin', t.termIds),
    index('published_projects_search').using('gin', t.schoolId, t.searchText.op('gin_trgm_ops')),
  ],
);

/** Progress counts these. */
export const publishedSessions = pgTable(
  'published_sessions',
  {
    projectId: integer('project_id')
      .notNull()
      .references(() => publishedProjects.projectId, { onDelete: 'cascade' }),
    sessionId: integer('session_id').notNull(),
    position: smallint('position').notNull(),
    title: text('title').notNull(),
    type: text('type').$type<SessionType>().notNull(),
    minutes: smallint('minutes').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.projectId, t.sessionId] }),
    index('published_sessions_session').on(t.sessionId),
  ],
);

/** Every publication, to know what was taught when and to bring one back. */
export const projectPublications = pgTable(
  'project_publications',
  {
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    content: jsonb('content').$type<PublishedProject>().notNull(),
    publishedBy: integer('published_by').notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.projectId, t.number] })],
);

export const contentFiles = pgTable(
  'content_files',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** 0: the office. */
    schoolId: integer('school_id').notNull(),
    fileId: uuid('file_id').notNull(),
    carrier: text('carrier').$type<CarrierKind>().notNull(),
    carrierId: integer('carrier_id').notNull(),
    /** null: part of training or a book. */
    projectId: integer('project_id'),
    /** Who may read it now: authors, teachers too, or everybody whom the content reaches. */
    audience: text('audience').$type<FileAudience>().notNull().default('authors'),
    /** From 1. */
    revision: integer('revision').notNull().default(1),
    addedBy: integer('added_by').notNull(),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
    /** When another file replaced it. */
    replacedAt: timestamp('replaced_at', { withTimezone: true }),
  },
  (t) => [
    index('content_files_file').on(t.fileId, t.schoolId),
    index('content_files_carrier').on(t.carrier, t.carrierId, t.revision),
    index('content_files_project').on(t.projectId),
  ],
);
