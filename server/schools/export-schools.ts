import { exportSource } from '#server/core/export-source.ts';
import { schoolPage } from './school-page.ts';

/** `limit` null: no limit. */
const used = (count: number, limit: number | null) => (limit === null ? count : `${count} / ${limit}`);

/** [GR-03, GR-07] */
export const schoolsExport = exportSource({
  kind: 'schools',
  page: schoolPage,
  columns: {
    name: (row) => row.school_name,
    shortName: (row) => row.school_short_name,
    address: (row) => row.school_address,
    state: (row) => row.State_Name,
    city: (row) => row.cityName,
    description: (row) => row.description,
    status: (row) => (row.status === 1 ? 'active' : 'inactive'),
    model: (row) => String(row.is_model1),
    licence: (row) => row.licence_until,
    paid: (row) => (row.paid_status === 1 ? 'yes' : 'no'),
    admins: (row) => used(row.admins, row.admin_limit),
    faculty: (row) => used(row.faculty, row.faculty_limit),
    students: (row) => used(row.students, row.student_limit),
    id: (row) => row.id,
  },
});
