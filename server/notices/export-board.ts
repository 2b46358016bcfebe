import { exportSource } from '#server/core/export-source.ts';
import { boardRows } from './board.ts';

/** [TG-03] One list of the full-screen board, as its reader's screen shows it. */
export const boardExport = exportSource({
  kind: 'notices',
  page: async ({ page, size, ...query }, scene) => {
    const window = { ...query, startRow: (page - 1) * size, limit: size };
    return boardRows(query.status, window, scene);
  },
  columns: {
    title: (row) => row.title,
    due_date: (row) => row.due_date,
    share_date: (row) => row.share_date,
    author: (row) => `${row.firstName} ${row.lastName}`.trim(),
  },
});
