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

/** What content is aligned to and found by, of all schools: boards, their standards, skills, streams and tags. */
export const academicTerms = pgTable(
  'academic_terms',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<TermKind>().notNull(),
    /** A standard's board; 0 for every other kind. */
    parentId: integer('parent_id').notNull().default(0),
    /** What the board calls it, such as CBSE-6.3; '' for none. */
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

/** What projects are made with, such as Scratch or Arduino. */
export const tools = pgTable(
  'tools',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    description: text('description').notNull().default(''),
    /** Where it is opened or fetched; '' for none. */
    url: text('url').notNull().default(''),
    /** [PU-07] May students hand in an address of what they made with it? */
    allowsUrl: boolean('allows_url').notNull().default(true),
    /** [QU-57] How it is used: in the browser, elsewhere, or not on a computer. */
    engine: text('engine').$type<ToolEngine>().notNull().default('none'),
    ...named(),
    ...kept(),
  },
  (t) => [
    uniqueIndex('tools_name').on(t.nameKey).where(sql`removed_at is null`),
    index('tools_page').on(t.name, t.id),
  ],
);

/** How far one can get with a tool, 1 first. */
export const toolLevels = pgTable(
  'tool_levels',
  {
    toolId: integer('tool_id').notNull(),
    level: smallint('level').notNull(),
    name: text('name').notNull(),
  },
  (t) => [primaryKey({ columns: [t.toolId, t.level] })],
);

/** For which classes a tool is. */
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
