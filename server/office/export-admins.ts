import { exportSource } from '#server/core/export-source.ts';
import { adminPage } from './admin-page.ts';

/** [C9-04, GR-07] */
export const adminsExport = exportSource({
  kind: 'admins',
  page: adminPage,
  columns: {
    name: (row) => `${row.first_name} ${row.last_name}`.trim(),
    username: (row) => row.user_id,
    email: (row) => row.email_id,
    school: (row) => row.school_name,
    status: (row) => (row.status === 0 ? 'inactive' : row.has_start_code === 1 ? 'code' : 'active'),
  },
});
