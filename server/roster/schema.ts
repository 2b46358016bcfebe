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

/** A file of people on its way into a school, and what came of it. */
export const imports = pgTable(
  'imports',
  {
    schoolId: integer('school_id').notNull(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<ImportKind>().notNull(),
    fileName: text('file_name').notNull(),
    /** Where its bytes lie until they are read; '' afterwards: the rows hold all of it. */
    uploadId: text('upload_id').notNull(),
    state: text('state').$type<ImportState>().notNull(),
    failure: jsonb('failure').$type<{ code: string; params: Record<string, string | number> }>(),
    done: integer('done').notNull().default(0),
    total: integer('total').notNull().default(0),
    headings: text('headings').array().notNull().default([]),
    options: jsonb('options').$type<ImportOptions>().notNull(),
    /** Does the file leave open which number of a date is the month? */
    asksDates: boolean('asks_dates').notNull().default(false),
    unknown: jsonb('unknown').$type<UnknownClass[]>().notNull().default([]),
    /** The classes that a bundle describes. */
    fileClasses: jsonb('file_classes').$type<FileClass[]>().notNull().default([]),
    /** What the last check found beside the rows. */
    told: jsonb('told').$type<Partial<ImportFindings>>().notNull().default({}),
    /** What was found in it beside its rows; null until it is read. */
    facts: jsonb('facts').$type<FileFacts>(),
    counts: jsonb('counts').$type<Partial<ImportCounts>>().notNull().default({}),
    /** Groups and parts that it created, for its undoing. */
    created: jsonb('created').$type<{ grades: number[]; divisions: number[] }>(),
    /** In enrolments and in the journal: all that it changed. */
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

/** What a person said of a class of a file: said of the next file of the school without asking. */
export const importClassChoices = pgTable(
  'import_class_choices',
  {
    schoolId: integer('school_id').notNull(),
    /** What the file calls the class: see `choiceKeys`. */
    classKey: text('class_key').notNull(),
    /** The division or the batch that it is; null: it is left out. */
    divisionId: integer('division_id'),
    chosenAt: timestamp('chosen_at', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.schoolId, t.classKey] })],
);

/** A row of its file, and what the last check made of it. */
export const importRows = pgTable(
  'import_rows',
  {
    schoolId: integer('school_id').notNull(),
    importId: integer('import_id').notNull(),
    /** As a spreadsheet program numbers it; below 0: somebody who is not in the file. */
    line: integer('line').notNull(),
    raw: text('raw').array().notNull(),
    /** An admin said: somebody alike is here, and they are two. */
    isDistinct: boolean('is_distinct').notNull().default(false),
    verdict: text('verdict').$type<Verdict>(),
    role: smallint('role').$type<Role>(),
    /** By the names of the forms, what the file says. */
    parsed: jsonb('parsed').$type<Record<string, unknown>>(),
    problems: jsonb('problems').$type<ImportProblem[]>().notNull().default([]),
    personId: integer('person_id'),
    /** The person's version at the check, and after the applying. */
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
