import type { Dialect } from './dialect.ts';

const named = { first: ['First_name'], middle: ['Middle_name'], last: ['Last_name'] };

/** Clever lists teachers in the sections file and students in the enrolments file. */
export const clever: Dialect = {
  id: 'clever',
  product: 'Clever',
  must: ['people'],
  tables: [
    {
      is: 'people',
      file: 'students.csv',
      needs: ['School_id', 'Student_id', 'First_name', 'Last_name'],
      fixed: { role: 'student' },
      columns: {
        ...named,
        id: ['Student_id'],
        username: ['Username'],
        number: ['Student_number'],
        email: ['Student_email'],
        gender: ['Gender'],
        birth: ['DOB'],
        grades: ['Grade'],
      },
    },
    {
      is: 'people',
      file: 'teachers.csv',
      needs: ['School_id', 'Teacher_id', 'First_name', 'Last_name'],
      not: ['Section_id'],
      fixed: { role: 'teacher' },
      columns: {
        ...named,
        id: ['Teacher_id'],
        username: ['Username'],
        number: ['Teacher_number'],
        email: ['Teacher_email'],
      },
    },
    {
      is: 'people',
      file: 'staff.csv',
      needs: ['School_id', 'Staff_id', 'First_name', 'Last_name'],
      fixed: { role: 'staff' },
      columns: { ...named, id: ['Staff_id'] },
    },
    {
      is: 'classes',
      file: 'sections.csv',
      needs: ['School_id', 'Section_id', 'Teacher_id'],
      columns: {
        id: ['Section_id'],
        title: ['Name', 'Section_name', 'Course_name', 'Section_number'],
        grades: ['Grade'],
        type: ['Subject'],
        ends: ['Term_end'],
        teacher1: ['Teacher_id'],
        teacher2: ['Teacher_2_id'],
        teacher3: ['Teacher_3_id'],
        teacher4: ['Teacher_4_id'],
      },
    },
    {
      is: 'enrolments',
      file: 'enrollments.csv',
      needs: ['School_id', 'Section_id', 'Student_id'],
      fixed: { role: 'student' },
      columns: { class: ['Section_id'], person: ['Student_id'] },
    },
    {
      is: 'schools',
      file: 'schools.csv',
      needs: ['School_id', 'School_name'],
      columns: { id: ['School_id'] },
    },
  ],
};
