import * as v from 'valibot';
import { rawText, trimmedText } from '#contract/core/text.ts';
import { exportLists } from './export-lists.ts';
import { exportFormats, exportStates } from './exports.rules.ts';

const exportColumn = v.object({
  id: rawText(40),
  header: trimmedText(100),
  /** Texts for codes such as `active`. A code without a text is written as it is. */
  words: v.optional(
    v.pipe(v.array(v.object({ code: rawText(20), word: trimmedText(60) })), v.maxLength(12)),
    [],
  ),
});
export type ExportColumn = v.InferOutput<typeof exportColumn>;

export const startExportInput = v.object({
  /** The list and its call's input: filters, search and order. Paging is ignored. */
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
  name: v.pipe(trimmedText(100), v.minLength(1)),
  columns: v.pipe(v.array(exportColumn), v.minLength(1), v.maxLength(30)),
});
export type StartExport = v.InferInput<typeof startExportInput>;
export type StartedExport = v.InferOutput<typeof startExportInput>;

export const exportRow = v.object({
  id: v.number(),
  name: v.string(),
  format: v.picklist(exportFormats),
  state: v.picklist(exportStates),
  /** Rows written and rows in all; 0 while unknown. */
  done: v.number(),
  total: v.number(),
  /** Bytes of the file; 0 while there is none. */
  size: v.number(),
  /** Milliseconds. */
  created_at: v.number(),
  expires_at: v.number(),
});
export type ExportRow = v.InferOutput<typeof exportRow>;

export const exportsOutput = v.object({ data: v.array(exportRow) });
export const startedExportOutput = v.object({ success: v.literal('true'), data: exportRow });
export const cancelledExportOutput = v.object({ success: v.literal('true') });
