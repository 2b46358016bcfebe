import { exportSource } from '#server/core/export-source.ts';
import { schoolPage } from './school-page.ts';

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
    admins: (row) => row.admins,
    adminsLimit: (row) => row.admin_limit ?? '',
    faculty: (row) => row.faculty,
    facultyLimit: (row) => row.faculty_limit ?? '',
    students: (row) => row.students,
    studentsLimit: (row) => row.student_limit ?? '',
    id: (row) => row.id,
  },
});
