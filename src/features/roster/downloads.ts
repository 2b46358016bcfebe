import { bulkUploadFormatCall } from '#contract/roster/calls/bulk-upload-format.call.ts';
import { exportOnerosterCall } from '#contract/roster/calls/export-oneroster.call.ts';
import { getImportRowsCall } from '#contract/roster/calls/get-import-rows.call.ts';
import type { Verdict } from '#contract/roster/import-problems.ts';
import type { CheckedRow, ImportDetail } from '#contract/roster/roster.wire.ts';
import { call, callForFile } from '#src/lib/api-client.ts';
import { allRows } from '#src/lib/resource/page-loader.ts';
import { saveFile } from '#src/lib/save-file.ts';
import { rosterMessages as messages } from './messages.en.ts';
import { problemsText } from './problem-text.ts';

const spreadsheets = () => import('#src/lib/spreadsheet/save-spreadsheet.ts');

/** [C2-09] A workbook with headings and an example, all as text, so that leading zeros stay. */
export async function saveTemplate(school_id: number, kind: 'students' | 'faculty'): Promise<void> {
  const { data } = await call(bulkUploadFormatCall, { school_id, kind });
  const { saveXlsx } = await spreadsheets();
  await saveXlsx({ name: messages.fileNames[kind], header: data.columns, rows: [data.example] });
}

/** Classes and people for other systems, and for importing here. */
export async function saveBundle(school_id: number): Promise<void> {
  saveFile(await callForFile(exportOnerosterCall, { school_id }), `${messages.fileNames.school}.zip`);
}

/** The file's rows of a verdict, with their problems in an extra column. */
export async function saveRows(
  school_id: number,
  { id: import_id, headings }: ImportDetail,
  verdict: Verdict,
): Promise<void> {
  const rows: CheckedRow[] = [];
  const input = { school_id, import_id, filters: { verdict } };
  for await (const row of allRows(getImportRowsCall, input)) rows.push(row);
  const { saveXlsx } = await spreadsheets();
  await saveXlsx({
    name: messages.fileNames.rows,
    header: [...headings, messages.error],
    rows: rows.map(({ cells, problems }) => [...cells, problemsText(problems)]),
  });
}
