import { sql } from 'drizzle-orm';
import { index, integer, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ContentAudience } from '#contract/content/content.rules.ts';
import type { ContentType } from '#contract/content/content-types.ts';
import type { GroupKind } from '#contract/core/group-kinds.ts';
import { kept, named, titled } from './columns.ts';

export const academicModules = pgTable(
  'academic_modules',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<GroupKind>().notNull().default('grade'),
    description: text('description').notNull().default(''),
    /** The office's order; a school may have its own. null: removed. Unique per kind, checked at commit. */
    position: integer('position'),
    status: text('status').$type<'draft' | 'published'>().notNull().default('draft'),
    ...named(),
    ...kept(),
  },
  (t) => [
    uniqueIndex('academic_modules_name').on(t.kind, t.nameKey).where(sql`removed_at is null`),
    index('academic_modules_page').on(t.kind, t.name, t.id),
  ],
);

export const topics = pgTable(
  'topics',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    moduleId: integer('module_id')
      .notNull()
      .references(() => academicModules.id),
    /** null: removed. Unique in the module, checked at commit. */
    position: integer('position'),
    ...named(),
    ...kept(),
  },
  (t) => [
    uniqueIndex('topics_name').on(t.moduleId, t.nameKey).where(sql`removed_at is null`),
    index('topics_module').on(t.moduleId, t.position),
  ],
);

export const contents = pgTable(
  'contents',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    topicId: integer('topic_id')
      .notNull()
      .references(() => topics.id),
    type: text('type').$type<ContentType>().notNull(),
    audience: text('audience').$type<ContentAudience>().notNull(),
    /** Either a file or an address. */
    fileId: uuid('file_id'),
    url: text('url').notNull().default(''),
    minutes: smallint('minutes').notNull().default(0),
    /** null: removed. Unique in the topic, checked at commit. */
    position: integer('position'),
    ...titled(),
    ...kept(),
  },
  (t) => [index('contents_topic').on(t.topicId, t.position), index('contents_file').on(t.fileId)],
);
