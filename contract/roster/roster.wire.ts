import * as v from 'valibot';
import { bitWire } from '#contract/core/bit.ts';
import { pageInput, pageOutput } from '#contract/core/page.ts';
import { refusalParams } from '#contract/core/refusals.ts';
import { rawText } from '#contract/core/text.ts';
import { count, id } from '#contract/core/wire-numbers.ts';
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

/**
 * What a class of the file is in the school: the number of a division or a batch that is here, 0 for one that is
 * created as a class, `club` as a batch of a club, and `out` for one that is left out.
 */
const classChoice = v.union([count, v.picklist(['club', 'out'])]);
export type ClassChoice = v.InferOutput<typeof classChoice>;

/** A class of the file that the school does not have under this name. */
const unknownClass = v.object({
  /** As the file names it, and as it would be created. */
  name: v.string(),
  grade: v.string(),
  division: v.string(),
  kind: v.picklist(['grade', 'club']),
  /** How many rows name it. */
  rows: v.number(),
  /** false: a lesson, such as "Math 7 - Period 3". */
  is_home: v.boolean(),
  /** What we take it for; null: a person has to say. */
  proposed: v.nullable(classChoice),
  /** What it is by a person's word, of this file or of an earlier one, or where a bundle leaves no doubt; null: open. */
  choice: v.nullable(classChoice),
});
export type UnknownClass = v.InferOutput<typeof unknownClass>;

/** What was found in a file beside its rows. */
export const fileFacts = v.object({
  /** Which product wrote it, by its headings; '' for none that we know. */
  dialect: v.picklist(['', ...dialectIds]),
  /** Its sheets: the row of the headings, and 1 where it is read. */
  parts: v.array(v.object({ name: v.string(), heading: v.number(), chosen: bitWire })),
  /** Rows that are left out by what they say: the role of somebody, or `inactive`. */
  left: v.array(v.object({ word: v.string(), count: v.number() })),
  /** Headings of columns that are dropped since they hold passwords. */
  passwords: v.array(v.string()),
  /** Enrolments that are over or were removed. */
  ended: v.number(),
  /** Totals, notes and repeated headings. */
  skipped: v.number(),
});
export type FileFacts = v.InferOutput<typeof fileFacts>;

/** A class as a bundle describes it. */
const fileClass = v.object({
  /** As the cells of its people name it: no other class of the file has this name, and no semicolon is in it. */
  name: v.string(),
  /** What the other system calls it; '' for none. */
  source_id: v.string(),
  /** As the file writes them, such as `07`. */
  grades: v.array(v.string()),
  /** true: its students sit there for good; a lesson is none. */
  is_home: v.boolean(),
});
export type FileClass = v.InferOutput<typeof fileClass>;

const options = {
  columns: v.pipe(v.array(column), v.maxLength(rosterLimits.columns)),
  /** null: nobody was asked yet. */
  dates: v.nullable(dateOrder),
  /** By name of a class in the file. */
  classes: v.pipe(v.record(rawText(rosterLimits.cell), classChoice), v.maxEntries(rosterLimits.unknown)),
  /** 1: who is missing in the file leaves the school. */
  complete: bitWire,
  /** 1: the file counts more than what was changed by hand since the last import. */
  file_wins: bitWire,
  /** 1: whose username somebody of another school has gets a new one. */
  new_logins: v.optional(bitWire, 0),
  /** What becomes of rows that name one person. */
  twice: v.optional(v.picklist(twiceAnswers), 'ask'),
};
export const importOptions = v.object(options);
export type ImportOptions = v.InferOutput<typeof importOptions>;

/** Asks for a check by these options. `version` is the import's, as it was seen. */
export const checkImportInput = v.object({ ...ofImport.entries, version: count, ...options });

/** Reads the file again. `version` is the import's, as it was seen. */
export const readImportInput = v.object({
  ...ofImport.entries,
  version: count,
  kind: v.picklist(importKinds),
  /** One for each sheet, in the order of the file. */
  parts: v.pipe(v.array(v.object({ chosen: bitWire, heading: count })), v.maxLength(rosterLimits.sheets)),
});

/** A sheet of the file, as a person looks for the row of the headings in it. */
const sheetTop = v.object({
  /** '' for a text file. */
  name: v.string(),
  /** How many rows have words. */
  rows: v.number(),
  /** 1: it is read by what was said, or by what we propose. */
  chosen: bitWire,
  /** The row of the headings, as said or as proposed; 0: it has no rows. */
  heading: v.number(),
  /** The first rows with words, as a spreadsheet program numbers them; the first columns of each. */
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

/** What a check found beside the rows. */
const importFindings = v.object({
  /** How often a row names a class that is left out, and how many classes these are. */
  left_out_places: v.number(),
  left_out_classes: v.number(),
  /** How often a student would sit in a further class. */
  further_places: v.number(),
  /** Who gets a new username, since somebody of another school has theirs. */
  new_logins: v.number(),
  /** Who leaves a class, since the file says that their enrolment was removed. */
  removed_places: v.number(),
  /** Rows that wait since another row names the same person. */
  twice: v.number(),
  /** A class of the file may become a batch of a club. */
  has_clubs: v.boolean(),
  /** Rows that are not right, by what is wrong with them. */
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
  /** How far what it is at has come. */
  done: v.number(),
  total: v.number(),
  /** Of the file. */
  headings: v.array(v.string()),
  /** null until it is read. */
  facts: v.nullable(fileFacts),
  /** The first row, to recognise the columns by. */
  sample: v.array(v.string()),
  /** 1: its sheets and the row of the headings can be chosen still. */
  is_kept: bitWire,
  ...options,
  /** 1: the file does not tell whether 03/04 is in March or in April. */
  ask_dates: bitWire,
  unknown: v.array(unknownClass),
  told: importFindings,
  /** Why it came to nothing, in a sentence of the call's own refusals. */
  failure: v.nullable(v.object({ code: v.string(), information: v.string(), params: refusalParams })),
  /** Until when it can be undone; null: not at all. */
  undo_until: v.nullable(v.number()),
  /** 1: the number of leavers is to be typed. */
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
  /** The sheet that the row is of; '' where the file has one list. */
  sheet: v.string(),
  verdict: v.picklist(verdicts),
  name: v.string(),
  user_id: v.string(),
  problems: v.array(problem),
  /** What would change, as it was and as it would be; of a newcomer what is known. */
  changes: v.array(v.object({ field: v.string(), before: v.string(), after: v.string() })),
  /** As they stand in the file, one a column. */
  cells: v.array(v.string()),
});
export type CheckedRow = v.InferOutput<typeof checkedRow>;
export const importRowsOutput = pageOutput(checkedRow);

export const mendRowInput = v.object({
  ...ofImport.entries,
  line: id,
  cells: v.pipe(v.array(rawText(rosterLimits.cell)), v.maxLength(rosterLimits.columns)),
  /** 1: somebody alike is here, and they are two all the same. */
  distinct: v.optional(bitWire, 0),
});

export const applyImportInput = v.object({
  ...ofImport.entries,
  version: count,
  /** The number of leavers as an admin typed it; 0 where it is not asked for. */
  leavers: v.optional(count, 0),
  /** 1: nothing unless every row is right. */
  only_if_all: v.optional(bitWire, 0),
});

export const importsPage = pageInput({ sorts: ['made_at'], filters: { kind: v.picklist(importKinds) } });
export const importsInput = v.object({ ...ofSchool, ...importsPage.entries });
export const importsOutput = pageOutput(importRow);

export const doneOutput = v.object({ success: v.literal('true'), data: v.object({ version: v.number() }) });
