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
  uuid,
} from 'drizzle-orm/pg-core';
import type { Role } from '#contract/core/define-call.ts';
import type { ImportState, Verdict } from '#contract/roster/import-problems.ts';
import type { ImportKind } from '#contract/roster/roster.rules.ts';
import type {
  FileClass,
  FileFacts,
  ImportCounts,
  ImportFindings,
  ImportOptions,
  ImportProblem,
  UnknownClass,
} from '#contract/roster/roster.wire.ts';

export const imports = pgTable(
  'imports',
  {
    schoolId: integer('school_id').notNull(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<ImportKind>().notNull(),
    fileName: text('file_name').notNull(),
    /** The upload until it is read; '' afterwards. */
    uploadId: text('upload_id').notNull(),
    state: text('state').$type<ImportState>().notNull(),
    failure: jsonb('failure').$type<{ code: string; params: Record<string, string | number> }>(),
    done: integer('done').notNull().default(0),
    total: integer('total').notNull().default(0),
    headings: text('headings').array().notNull().default([]),
    options: jsonb('options').$type<ImportOptions>().notNull(),
    asksDates: boolean('asks_dates').notNull().default(false),
    unknown: jsonb('unknown').$type<UnknownClass[]>().notNull().default([]),
    fileClasses: jsonb('file_classes').$type<FileClass[]>().notNull().default([]),
    told: jsonb('told').$type<Partial<ImportFindings>>().notNull().default({}),
    /** Facts about the file; null: not read yet. */
    facts: jsonb('facts').$type<FileFacts>(),
    counts: jsonb('counts').$type<Partial<ImportCounts>>().notNull().default({}),
    /** Created groups and parts, for the undo. */
    created: jsonb('created').$type<{ grades: number[]; divisions: number[] }>(),
    batchId: uuid('batch_id').notNull(),
    madeBy: integer('made_by').notNull(),
    madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
    appliedBy: integer('applied_by'),
    appliedAt: timestamp('applied_at', { withTimezone: true }),
    undoneBy: integer('undone_by'),
    version: integer('version').notNull().default(1),
  },
  (t) => [primaryKey({ columns: [t.schoolId, t.id] }), index('imports_made').on(t.schoolId, t.madeAt)],
);

/** A person's choice for a class name, used for the school's next file without asking. */
export const importClassChoices = pgTable(
  'import_class_choices',
  {
    schoolId: integer('school_id').notNull(),
    /** See `choiceKeys`. */
    classKey: text('class_key').notNull(),
    /** null: left out. */
    divisionId: integer('division_id'),
    chosenAt: timestamp('chosen_at', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.schoolId, t.classKey] })],
);

export const importRows = pgTable(
  'import_rows',
  {
    schoolId: integer('school_id').notNull(),
    importId: integer('import_id').notNull(),
    /** The line number of a spreadsheet; below 0: a person who is not in the file. */
    line: integer('line').notNull(),
    raw: text('raw').array().notNull(),
    isDistinct: boolean('is_distinct').notNull().default(false),
    verdict: text('verdict').$type<Verdict>(),
    role: smallint('role').$type<Role>(),
    parsed: jsonb('parsed').$type<Record<string, unknown>>(),
    problems: jsonb('problems').$type<ImportProblem[]>().notNull().default([]),
    personId: integer('person_id'),
    /** The person's version at the check and after applying. */
    seenVersion: integer('seen_version'),
    appliedVersion: integer('applied_version'),
    /** Only what would change. */
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.importId, t.line] }),
    index('import_rows_verdict').on(t.schoolId, t.importId, t.verdict, t.line),
    index('import_rows_person').on(t.schoolId, t.personId).where(sql`person_id is not null`),
  ],
);
