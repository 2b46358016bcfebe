import * as v from 'valibot';
import { rawText, trimmedText } from '#contract/core/text.ts';
import { id } from '#contract/core/wire-numbers.ts';
import { exportLists } from './export-lists.ts';
import { exportFormats, exportStates } from './exports.rules.ts';

/** Wire schemas of the exports that a job writes. */

/** A column as the person's screen shows it, in the language of the screen. */
const exportColumn = v.object({
  /** Of those the list has on the server. */
  id: rawText(40),
  header: trimmedText(100),
  /** The words for codes, such as `active`; a code without a word is written as it is. */
  words: v.optional(
    v.pipe(v.array(v.object({ code: rawText(20), word: trimmedText(60) })), v.maxLength(12)),
    [],
  ),
});
export type ExportColumn = v.InferOutput<typeof exportColumn>;

export const startExportInput = v.object({
  /** The list, and what its own call is asked with: filters, search and order. Which rows it asks for is ignored. */
  list: v.variant('kind', [
    v.object({ kind: v.literal('students'), query: exportLists.students.input }),
    v.object({ kind: v.literal('faculty'), query: exportLists.faculty.input }),
    v.object({ kind: v.literal('consents'), query: exportLists.consents.input }),
    v.object({ kind: v.literal('tickets'), query: exportLists.tickets.input }),
    v.object({ kind: v.literal('works'), query: exportLists.works.input }),
    v.object({ kind: v.literal('pending'), query: exportLists.pending.input }),
    v.object({ kind: v.literal('programs'), query: exportLists.programs.input }),
    v.object({ kind: v.literal('results'), query: exportLists.results.input }),
    v.object({ kind: v.literal('migration'), query: exportLists.migration.input }),
    v.object({ kind: v.literal('schools'), query: exportLists.schools.input }),
    v.object({ kind: v.literal('admins'), query: exportLists.admins.input }),
    v.object({ kind: v.literal('notices'), query: exportLists.notices.input }),
  ]),
  format: v.picklist(exportFormats),
  /** Of the file and of its sheet, without ending, e.g. "Students". */
  name: v.pipe(trimmedText(100), v.minLength(1)),
  columns: v.pipe(v.array(exportColumn), v.minLength(1), v.maxLength(30)),
});
export type StartExport = v.InferInput<typeof startExportInput>;
export type StartedExport = v.InferOutput<typeof startExportInput>;

export const ofExport = v.object({ id });

export const exportRow = v.object({
  id: v.number(),
  /** The list's, without ending. */
  name: v.string(),
  format: v.picklist(exportFormats),
  state: v.picklist(exportStates),
  /** Rows written, and rows there are; 0 while that is not known. */
  done: v.number(),
  total: v.number(),
  /** Bytes of the file; 0 while there is none. */
  size: v.number(),
  /** Milliseconds. */
  created_at: v.number(),
  /** From then on the export and its file are gone. */
  expires_at: v.number(),
});
export type ExportRow = v.InferOutput<typeof exportRow>;

export const exportsOutput = v.object({ data: v.array(exportRow) });
export const startedExportOutput = v.object({ success: v.literal('true'), data: exportRow });
export const cancelledExportOutput = v.object({ success: v.literal('true') });
