import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { TermKind } from '#contract/content/content.rules.ts';
import type { ToolEngine } from '#contract/core/tool-engines.ts';
import { kept, named } from './columns.ts';

export const academicTerms = pgTable(
  'academic_terms',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<TermKind>().notNull(),
    /** The board of a standard; 0: another kind. */
    parentId: integer('parent_id').notNull().default(0),
    /** The board's own code, such as CBSE-6.3; '': none. */
    code: text('code').notNull().default(''),
    ...named(),
    ...kept(),
  },
  (t) => [
    uniqueIndex('academic_terms_name').on(t.kind, t.parentId, t.nameKey).where(sql`removed_at is null`),
    index('academic_terms_page').on(t.kind, t.name, t.id),
    index('academic_terms_search').using('gin', t.searchText.op('gin_trgm_ops')),
  ],
);

export const tools = pgTable(
  'tools',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    description: text('description').notNull().default(''),
    /** '': none. */
    url: text('url').notNull().default(''),
    /** [PU-07] Students may hand in an address of their work. */
    allowsUrl: boolean('allows_url').notNull().default(true),
    /** [QU-57] Whether it runs in the browser, elsewhere, or needs no computer. */
    engine: text('engine').$type<ToolEngine>().notNull().default('none'),
    ...named(),
    ...kept(),
  },
  (t) => [
    uniqueIndex('tools_name').on(t.nameKey).where(sql`removed_at is null`),
    index('tools_page').on(t.name, t.id),
  ],
);

/** From 1, easiest first. */
export const toolLevels = pgTable(
  'tool_levels',
  {
    toolId: integer('tool_id').notNull(),
    level: smallint('level').notNull(),
    name: text('name').notNull(),
  },
  (t) => [primaryKey({ columns: [t.toolId, t.level] })],
);

export const toolClasses = pgTable(
  'tool_classes',
  {
    toolId: integer('tool_id').notNull(),
    classId: smallint('class_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.toolId, t.classId] }),
    index('tool_classes_class').on(t.classId, t.toolId),
  ],
);
