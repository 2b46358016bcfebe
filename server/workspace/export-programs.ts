import { exportSource } from '#server/core/export-source.ts';
import { workspacePage } from './queries/workspace-page.ts';

/** [C6-03, GR-07] */
export const programsExport = exportSource({
  kind: 'programs',
  page: (query, { db, actor }) => workspacePage(db, actor, query),
  columns: {
    student: (row) => row.student_name,
    login: (row) => row.login_name,
    project: (row) => row.project_name,
    tool: (row) => (row.engine === 'none' || row.engine === 'outside' ? '' : row.engine),
    versions: (row) => row.versions,
    changed: (row) => new Date(row.changed_at),
  },
});
