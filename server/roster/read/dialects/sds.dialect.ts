import type { Dialect, TableShape } from './dialect.ts';

const named = { first: ['First Name'], middle: ['Middle Name'], last: ['Last Name'] };

/** Microsoft School Data Sync 1: a file for each kind of person. */
export const sds1: Dialect = {
  id: 'sds1',
  product: 'School Data Sync',
  must: ['people'],
  tables: [
    {
      is: 'people',
      file: 'Student.csv',
      needs: ['SIS ID', 'School SIS ID', 'First Name', 'Last Name'],
      not: ['Teacher Number', 'Qualification'],
      fixed: { role: 'student' },
      columns: {
        ...named,
        id: ['SIS ID'],
        status: ['Status'],
        username: ['Username'],
        number: ['Student Number'],
        email: ['Secondary Email', 'Email'],
        grades: ['Grade'],
        birth: ['Birthdate', 'Date of Birth'],
        gender: ['Gender'],
        phone: ['Mobile', 'Phone'],
      },
    },
    {
      is: 'people',
      file: 'Teacher.csv',
      needs: ['SIS ID', 'School SIS ID', 'First Name', 'Last Name'],
      not: ['Student Number', 'Grade'],
      fixed: { role: 'teacher' },
      columns: {
        ...named,
        id: ['SIS ID'],
        status: ['Status'],
        username: ['Username'],
        number: ['Teacher Number'],
        email: ['Email', 'Secondary Email'],
        phone: ['Mobile', 'Phone'],
      },
    },
    {
      is: 'classes',
      file: 'Section.csv',
      needs: ['SIS ID', 'Section Name'],
      columns: {
        id: ['SIS ID'],
        status: ['Status'],
        title: ['Section Name'],
        grades: ['Course Grade', 'Grade'],
        ends: ['Term EndDate'],
      },
    },
    ...(['student', 'teacher'] as const).map(
      (role): TableShape => ({
        is: 'enrolments',
        file: role === 'student' ? 'StudentEnrollment.csv' : 'TeacherRoster.csv',
        fixed: { role },
        needs: ['Section SIS ID', 'SIS ID'],
        columns: { class: ['Section SIS ID'], person: ['SIS ID'], status: ['Status'] },
      }),
    ),
    {
      is: 'schools',
      file: 'School.csv',
      needs: ['SIS ID', 'Name'],
      columns: { id: ['SIS ID'] },
    },
  ],
};

const users: TableShape = {
  is: 'people',
  file: 'users.csv',
  needs: ['sourcedId', 'givenName', 'familyName', 'activeDirectoryMatchId'],
  columns: {
    id: ['sourcedId'],
    status: ['status'],
    username: ['username'],
    first: ['givenName'],
    middle: ['middleName'],
    last: ['familyName'],
    number: ['userNumber', 'identifier'],
    email: ['email'],
    phone: ['sms', 'phone'],
    grades: ['grade'],
    role: ['role'],
  },
};

const shared: readonly TableShape[] = [
  {
    is: 'classes',
    file: 'classes.csv',
    needs: ['sourcedId', 'orgSourcedId', 'title'],
    not: ['code'],
    columns: { id: ['sourcedId'], title: ['title'], grades: ['grade'], terms: ['sessionSourcedIds'] },
  },
  {
    is: 'enrolments',
    file: 'enrollments.csv',
    needs: ['classSourcedId', 'userSourcedId'],
    columns: { class: ['classSourcedId'], person: ['userSourcedId'], role: ['role'], ends: ['endDate'] },
  },
  {
    is: 'demographics',
    file: 'demographics.csv',
    needs: ['userSourcedId', 'birthDate'],
    columns: { person: ['userSourcedId'], birth: ['birthDate'], gender: ['sex'] },
  },
  {
    is: 'schools',
    file: 'orgs.csv',
    needs: ['sourcedId', 'name', 'type'],
    columns: { id: ['sourcedId'], type: ['type'] },
  },
  {
    is: 'terms',
    file: 'academicSessions.csv',
    needs: ['sourcedId', 'endDate', 'type'],
    columns: { id: ['sourcedId'], type: ['type'], ends: ['endDate'] },
  },
];

/** Version 2: users have a role. */
export const sds2: Dialect = {
  id: 'sds2',
  product: 'School Data Sync',
  must: ['people'],
  tables: [{ ...users, needs: [...users.needs, 'role'] }, ...shared],
};

/** Version 2.1: roles are in their own file. */
export const sds21: Dialect = {
  id: 'sds21',
  product: 'School Data Sync',
  must: ['people', 'roles'],
  tables: [
    { ...users, not: ['role'] },
    {
      is: 'roles',
      file: 'roles.csv',
      needs: ['userSourcedId', 'orgSourcedId', 'role'],
      not: ['classSourcedId'],
      columns: {
        person: ['userSourcedId'],
        role: ['role'],
        grades: ['grade'],
        primary: ['isPrimary'],
        ends: ['roleEndDate'],
      },
    },
    ...shared,
  ],
};
