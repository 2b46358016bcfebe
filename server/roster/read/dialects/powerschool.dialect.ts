import type { Dialect } from './dialect.ts';

const named = { first: ['First_Name'], middle: ['Middle_Name'], last: ['Last_Name'] };
const enrolled = { 0: 'active', '-1': 'active', 1: 'inactive', 2: 'tobedeleted', 3: 'tobedeleted' };

/** PowerSchool AutoComm: students and teachers, with the home room in the student's row. */
export const powerSchool: Dialect = {
  id: 'powerschool',
  product: 'PowerSchool',
  must: ['people'],
  tables: [
    {
      is: 'people',
      file: 'students.txt',
      needs: ['Student_Number', 'Last_Name', 'First_Name', 'Grade_Level'],
      fixed: { role: 'student' },
      words: { status: enrolled },
      columns: {
        ...named,
        id: ['ID', 'DCID', 'Student_Number'],
        status: ['Enroll_Status'],
        number: ['Student_Number'],
        username: ['Student_Web_ID'],
        email: ['Student_Email', 'Email_Addr'],
        gender: ['Gender'],
        birth: ['DOB'],
        phone: ['Mobile_Phone', 'Home_Phone'],
        grades: ['Grade_Level'],
        room: ['Home_Room'],
      },
    },
    {
      is: 'people',
      file: 'teachers.txt',
      needs: ['TeacherNumber', 'Last_Name', 'First_Name'],
      fixed: { role: 'teacher' },
      words: { status: { 1: 'active', 2: 'tobedeleted' } },
      columns: {
        ...named,
        id: ['ID', 'DCID', 'TeacherNumber'],
        status: ['Status'],
        number: ['TeacherNumber'],
        username: ['TeacherLoginID', 'LoginID'],
        email: ['Email_Addr'],
        phone: ['Home_Phone'],
        room: ['HomeRoom', 'Home_Room'],
      },
    },
  ],
};
