import { roles } from '#contract/core/roles.ts';
import { audit } from '#server/core/audit.ts';
import { exportSource } from '#server/core/export-source.ts';
import { reachSchool } from '#server/schools/index.ts';
import { toFacultyRow, toStudentRow } from './person.presenter.ts';
import { peoplePage } from './queries/people-page.ts';

const shared = {
  user_id: (row: { readonly user_id: string }) => row.user_id,
  gender: (row: { readonly gender: string }) => row.gender,
  email: (row: { readonly email_id: string }) => row.email_id,
  mobile: (row: { readonly mobile: string }) => row.mobile,
  clubs: (row: { readonly club_batch: string }) => row.club_batch,
  seen: (row: { readonly seen: number }) => row.seen,
  status: (row: { readonly status: string }) => row.status,
};

export const studentsExport = exportSource({
  kind: 'students',
  page: async (query, scene) => {
    const school = await reachSchool(scene, query.school_id);
    const of = { schoolId: school.id, role: roles.student, now: scene.app.now() };
    const page = await peoplePage(scene.db, query, of);
    return { ...page, rows: page.rows.map(toStudentRow) };
  },
  columns: {
    ...shared,
    name: (row) => row.student_name,
    grade: (row) => row.grade_name,
    division: (row) => row.division_name,
    admission_no: (row) => row.eid,
    birth_date: (row) => row.birth_date,
  },
  // [QU-70] The audit notes every export of a school's children.
  note: (query, scene, rows) =>
    audit(scene, scene.actor, 'people.students_exported', {
      schoolId: query.school_id || scene.actor.school.id,
      rows,
    }),
});

export const facultyExport = exportSource({
  kind: 'faculty',
  page: async (query, scene) => {
    const school = await reachSchool(scene, query.school_id);
    const of = { schoolId: school.id, role: roles.faculty, now: scene.app.now() };
    const page = await peoplePage(scene.db, query, of);
    return { ...page, rows: page.rows.map(toFacultyRow) };
  },
  columns: {
    ...shared,
    name: (row) => row.faculty_name,
    classes: (row) => row.grade,
    employee_no: (row) => row.eid,
  },
});
