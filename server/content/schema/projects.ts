import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type {
  AcceptedType,
  DesignThinking,
  OutputType,
  ProjectOrigin,
  ProjectStatus,
} from '#contract/content/content.rules.ts';
import type { GroupKind } from '#contract/core/group-kinds.ts';
import { schools } from '#server/directory/schema.ts';
import { kept, titled } from './columns.ts';

/** Only authors read these rows; in a school, the teacher and its admins. Everybody else reads `published_projects`. */
export const projects = pgTable(
  'projects',
  {
    /** 0: the office's, for all schools; else a teacher's of that school. */
    schoolId: integer('school_id')
      .notNull()
      .references(() => schools.id),
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    origin: text('origin').$type<ProjectOrigin>().notNull(),
    authorId: integer('author_id').notNull(),
    /** [D8] The form session it is reserved for; null: saved at least once. */
    reservedFor: text('reserved_for'),
    kind: text('kind').$type<GroupKind>().notNull().default('grade'),
    moduleId: integer('module_id'),
    topicId: integer('topic_id'),
    toolId: integer('tool_id'),
    /** Of the tool's levels; 0: none. */
    toolLevel: smallint('tool_level').notNull().default(0),
    objective: text('objective').notNull().default(''),
    outputType: text('output_type').$type<OutputType>().notNull().default('file'),
    /** [VU-13…22] Empty: the usual types of the output type. */
    acceptedTypes: text('accepted_types').array().$type<AcceptedType[]>().notNull().default([]),
    /** [PU-11] */
    takesDrafts: boolean('takes_drafts').notNull().default(true),
    designThinking: jsonb('design_thinking').$type<DesignThinking>().notNull(),
    coverFileId: uuid('cover_file_id'),
    sampleFileId: uuid('sample_file_id'),
    status: text('status').$type<ProjectStatus>().notNull().default('draft'),
    /** Why the school's admin sent it back; '': they did not. */
    rejectReason: text('reject_reason').notNull().default(''),
    /** The current publication; 0: none yet. */
    publishedNumber: integer('published_number').notNull().default(0),
    publishedVersion: integer('published_version').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    updatedBy: integer('updated_by').notNull(),
    ...titled(),
    ...kept(),
  },
  (t) => [
    uniqueIndex('projects_title').on(t.schoolId, t.titleKey).where(sql`removed_at is null and title <> ''`),
    uniqueIndex('projects_reserved').on(t.schoolId, t.authorId, t.reservedFor),
    index('projects_page').on(t.schoolId, t.title, t.id),
    index('projects_updated').on(t.schoolId, t.updatedAt, t.id),
    index('projects_author').on(t.schoolId, t.authorId, t.updatedAt),
    index('projects_module').on(t.moduleId, t.schoolId),
    index('projects_tool').on(t.toolId, t.schoolId),
    index('projects_search').using('gin', t.schoolId, t.searchText.op('gin_trgm_ops')),
  ],
);

export const projectClasses = pgTable(
  'project_classes',
  {
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    classId: smallint('class_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.projectId, t.classId] }),
    index('project_classes_class').on(t.classId, t.projectId),
  ],
);

export const projectTerms = pgTable(
  'project_terms',
  {
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    termId: integer('term_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.projectId, t.termId] }),
    index('project_terms_term').on(t.termId, t.projectId),
  ],
);

/** What must be done before a project. Writers check that there is no cycle. */
export const projectPrerequisites = pgTable(
  'project_prerequisites',
  {
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    requiredId: integer('required_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.projectId, t.requiredId] }),
    index('project_prerequisites_required').on(t.requiredId, t.projectId),
  ],
);

/** What can replace a project if the tool or the time is missing. */
export const projectAlternatives = pgTable(
  'project_alternatives',
  {
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    alternativeId: integer('alternative_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.projectId, t.alternativeId] })],
);
