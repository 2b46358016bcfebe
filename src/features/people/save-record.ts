import { exportStudentCall } from '#contract/people/calls/export-student.call.ts';
import { call } from '#src/lib/api-client.ts';
import { peopleMessages as messages } from './messages.en.ts';

/** [QU-70] A student's record as one table, with an entry's values below each other. */
export async function saveRecord(school_id: number, id: number): Promise<void> {
  const { data } = await call(exportStudentCall, { school_id, id });
  const { part, entry, field, value } = messages.record.columns;
  const { saveXlsx } = await import('#src/lib/spreadsheet/save-spreadsheet.ts');
  await saveXlsx({
    name: `${data.user_id} ${data.name}`,
    header: [part, entry, field, value],
    rows: data.parts.flatMap(({ part: about, rows }) =>
      rows.flatMap((row, index) => Object.entries(row).map(([name, kept]) => [about, index + 1, name, kept])),
    ),
  });
}
