import * as v from 'valibot';
import { bitWire } from '#contract/core/bit.ts';
import { pageInput, pageOutput } from '#contract/core/page.ts';
import { refusalParams } from '#contract/core/refusals.ts';
import { rawText } from '#contract/core/text.ts';
import { count, id } from '#contract/core/wire-numbers.ts';
import { tableLimits } from '#contract/files/tables.rules.ts';
import { ofSchool } from '#contract/people/people.wire.ts';
import { importProblems, importStates, verdicts } from './import-problems.ts';
import { dialectIds, importFields, importKinds, rosterLimits, twiceAnswers } from './roster.rules.ts';

export const ofImport = v.object({ ...ofSchool, import_id: id });

export const startImportInput = v.object({
  ...ofSchool,
  kind: v.picklist(importKinds),
  upload_id: rawText(200),
  org_name: rawText(400),
});

export const startedImport = v.object({
  success: v.literal('true'),
  data: v.object({ import_id: v.number() }),
});

export const formatInput = v.object({ ...ofSchool, kind: v.picklist(['students', 'faculty']) });
export const formatOutput = v.object({
  data: v.object({ columns: v.array(v.string()), example: v.array(v.string()) }),
});

const column = v.nullable(v.picklist(importFields));
const dateOrder = v.picklist(['dmy', 'mdy']);

/** An existing division or batch (its id), a new class (0), a batch of a club (`club`), or nothing (`out`). */
const classChoice = v.union([count, v.picklist(['club', 'out'])]);
export type ClassChoice = v.InferOutput<typeof classChoice>;

const unknownClass = v.object({
  /** As in the file, and as it would be created. */
  name: v.string(),
  grade: v.string(),
  division: v.string(),
  kind: v.picklist(['grade', 'club']),
  rows: v.number(),
  /** false: a lesson, such as "Math 7 - Period 3". */
  is_home: v.boolean(),
  /** Our proposal; null: the user must decide. */
  proposed: v.nullable(classChoice),
  /** The decision: of the user, for this or an earlier file, or clear from a bundle; null: open. */
  choice: v.nullable(classChoice),
});
export type UnknownClass = v.InferOutput<typeof unknownClass>;

export const fileFacts = v.object({
  /** The product that wrote the file, by its headings; '' if unknown. */
  dialect: v.picklist(['', ...dialectIds]),
  /** Sheets with their heading row; `chosen` 1: it is read. */
  parts: v.array(v.object({ name: v.string(), heading: v.number(), chosen: bitWire })),
  /** Rows left out because of a role or of `inactive`. */
  left: v.array(v.object({ word: v.string(), count: v.number() })),
  passwords: v.array(v.string()),
  /** Enrolments that are over or were removed. */
  ended: v.number(),
  /** Rows with totals, notes or repeated headings. */
  skipped: v.number(),
});
export type FileFacts = v.InferOutput<typeof fileFacts>;

const fileClass = v.object({
  /** Unique within the file and without semicolons, because people's cells name it. */
  name: v.string(),
  /** The other system's id; '' for none. */
  source_id: v.string(),
  /** As in the file, such as `07`. */
  grades: v.array(v.string()),
  /** true: a home class; false: a lesson. */
  is_home: v.boolean(),
});
export type FileClass = v.InferOutput<typeof fileClass>;

const options = {
  columns: v.pipe(v.array(column), v.maxLength(tableLimits.columns)),
  /** null: nobody was asked yet. */
  dates: v.nullable(dateOrder),
  classes: v.pipe(v.record(rawText(tableLimits.cell), classChoice), v.maxEntries(rosterLimits.unknown)),
  /** 1: people who are missing in the file leave the school. */
  complete: bitWire,
  /** 1: the file overrides edits made by hand since the last import. */
  file_wins: bitWire,
  /** 1: a username that is taken in another school is replaced by a new one. */
  new_logins: v.optional(bitWire, 0),
  twice: v.optional(v.picklist(twiceAnswers), 'ask'),
};
export const importOptions = v.object(options);
export type ImportOptions = v.InferOutput<typeof importOptions>;

/** `version` is the import's version that the caller saw. */
export const checkImportInput = v.object({ ...ofImport.entries, version: count, ...options });

/** `version` is the import's version that the caller saw. */
export const readImportInput = v.object({
  ...ofImport.entries,
  version: count,
  kind: v.picklist(importKinds),
  /** One for each sheet, in the file's order. */
  parts: v.pipe(v.array(v.object({ chosen: bitWire, heading: count })), v.maxLength(tableLimits.sheets)),
});

const sheetTop = v.object({
  /** '' for a text file. */
  name: v.string(),
  rows: v.number(),
  /** 1: it is read, by the user's choice or our proposal. */
  chosen: bitWire,
  /** The heading row, chosen or proposed; 0: there are no rows. */
  heading: v.number(),
  /** The first rows that are not empty, numbered as in a spreadsheet; only the first columns. */
  top: v.array(v.object({ line: v.number(), cells: v.array(v.string()) })),
});
export type SheetTop = v.InferOutput<typeof sheetTop>;
export const importSheetsOutput = v.object({ data: v.object({ sheets: v.array(sheetTop) }) });

const counts = v.object(
  Object.fromEntries(verdicts.map((verdict) => [verdict, v.number()])) as Record<
    (typeof verdicts)[number],
    v.NumberSchema<undefined>
  >,
);
export type ImportCounts = v.InferOutput<typeof counts>;

const importFindings = v.object({
  /** Mentions of left-out classes, and the number of these classes. */
  left_out_places: v.number(),
  left_out_classes: v.number(),
  /** Students who would be in another class as well. */
  further_places: v.number(),
  /** People who get a new username, because theirs is taken in another school. */
  new_logins: v.number(),
  /** People who leave a class, because the file removed their enrolment. */
  removed_places: v.number(),
  /** Rows that wait because another row names the same person. */
  twice: v.number(),
  /** True: a class of the file may become a batch of a club. */
  has_clubs: v.boolean(),
  reasons: v.record(v.string(), v.number()),
});
export type ImportFindings = v.InferOutput<typeof importFindings>;

const importFacts = {
  id: v.number(),
  kind: v.picklist(importKinds),
  file_name: v.string(),
  state: v.picklist(importStates),
  made_by: v.string(),
  made_at: v.number(),
  applied_at: v.nullable(v.number()),
  counts,
};

export const importRow = v.object(importFacts);
export type ImportListRow = v.InferOutput<typeof importRow>;

export const importDetail = v.object({
  ...importFacts,
  version: v.number(),
  done: v.number(),
  total: v.number(),
  headings: v.array(v.string()),
  /** null until the file was read. */
  facts: v.nullable(fileFacts),
  /** The first row, to recognise the columns by. */
  sample: v.array(v.string()),
  /** 1: sheets and heading rows can still be chosen. */
  is_kept: bitWire,
  ...options,
  /** 1: the file does not show whether 03/04 is in March or April. */
  ask_dates: bitWire,
  unknown: v.array(unknownClass),
  told: importFindings,
  /** A failure with its text from the call's refusals. */
  failure: v.nullable(v.object({ code: v.string(), information: v.string(), params: refusalParams })),
  /** null: it cannot be undone. */
  undo_until: v.nullable(v.number()),
  /** 1: the admin must type the number of leavers. */
  leavers_typed: bitWire,
});
export type ImportDetail = v.InferOutput<typeof importDetail>;
export const importOutput = v.object({ data: importDetail });

const rowsPage = pageInput({ sorts: ['line'], filters: { verdict: v.picklist(verdicts) } });
export const importRowsInput = v.object({ ...ofImport.entries, ...rowsPage.entries });

const problem = v.object({
  field: v.string(),
  code: v.picklist(importProblems),
  params: v.record(v.string(), v.union([v.string(), v.number()])),
});
export type ImportProblem = v.InferOutput<typeof problem>;

export const checkedRow = v.object({
  id: v.number(),
  line: v.number(),
  /** The row's sheet; '' in a file with one list. */
  sheet: v.string(),
  verdict: v.picklist(verdicts),
  name: v.string(),
  user_id: v.string(),
  problems: v.array(problem),
  /** Old and new values; for a new person, the known values. */
  changes: v.array(v.object({ field: v.string(), before: v.string(), after: v.string() })),
  cells: v.array(v.string()),
});
export type CheckedRow = v.InferOutput<typeof checkedRow>;
export const importRowsOutput = pageOutput(checkedRow);

export const correctRowInput = v.object({
  ...ofImport.entries,
  line: id,
  cells: v.pipe(v.array(rawText(tableLimits.cell)), v.maxLength(tableLimits.columns)),
  /** 1: the row is another person than the similar one. */
  distinct: v.optional(bitWire, 0),
});

export const applyImportInput = v.object({
  ...ofImport.entries,
  version: count,
  /** The number of leavers that the admin typed; 0 if not needed. */
  leavers: v.optional(count, 0),
  /** 1: apply only if every row is right. */
  only_if_all: v.optional(bitWire, 0),
});

export const importsPage = pageInput({ sorts: ['made_at'], filters: { kind: v.picklist(importKinds) } });
export const importsInput = v.object({ ...ofSchool, ...importsPage.entries });
export const importsOutput = pageOutput(importRow);

export const doneOutput = v.object({ success: v.literal('true'), data: v.object({ version: v.number() }) });
