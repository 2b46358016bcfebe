import { type ImportCells, type ImportColumn, importColumns } from '#contract/timetable/timetable.wire.ts';
import type { TableRow } from '#server/files/tables/table.ts';

/** Lower-case column names of timetable programs. The first match counts. */
const headings: Readonly<Record<ImportColumn, readonly string[]>> = {
  teacher: ['teacher', 'teachers', 'faculty', 'lehrer'],
  class: ['class', 'classes', 'division', 'section', 'batch', 'group', 'klasse'],
  room: ['room', 'classroom', 'rooms', 'raum'],
  subject: ['subject', 'subjects', 'course', 'fach'],
  day: ['day', 'weekday', 'days', 'tag'],
  period: ['period', 'lesson', 'hour', 'slot', 'stunde'],
  week: ['week', 'weeks', 'cycle', 'woche'],
};
/** Required columns. */
const needed: readonly ImportColumn[] = ['class', 'subject', 'day', 'period'];

export function rowsOfTable([head, ...body]: readonly TableRow[]): {
  readonly rows: readonly ImportCells[];
  readonly missing: readonly ImportColumn[];
} {
  const names = (head?.cells ?? []).map((cell) => cell.trim().toLowerCase());
  const at = (column: ImportColumn) => names.findIndex((name) => headings[column].includes(name));
  const missing = needed.filter((column) => at(column) < 0);
  const cell = (row: TableRow, column: ImportColumn) =>
    (row.cells[at(column)] ?? '')
      .trim()
      .slice(0, column === 'day' || column === 'period' || column === 'week' ? 40 : 120);
  const rows = body.map((row) => ({
    line: row.line,
    ...(Object.fromEntries(importColumns.map((column) => [column, cell(row, column)])) as Omit<
      ImportCells,
      'line'
    >),
  }));
  return { rows, missing };
}
