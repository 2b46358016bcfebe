import type { Dialect } from './dialect.ts';

/** OneRoster 1.1 and 1.2, as ClassLink and our own export write it. */
export const oneRoster: Dialect = {
  id: 'oneroster',
  product: 'OneRoster',
  must: ['people', 'classes', 'enrolments'],
  tables: [
    {
      is: 'people',
      file: 'users.csv',
      needs: ['sourcedId', 'givenName'],
      not: ['activeDirectoryMatchId'],
      columns: {
        id: ['sourcedId'],
        status: ['status'],
        enabled: ['enabledUser'],
        role: ['role'],
        username: ['username'],
        first: ['preferredFirstName', 'preferredGivenName', 'givenName'],
        middle: ['middleName'],
        last: ['preferredFamilyName', 'familyName'],
        number: ['identifier'],
        email: ['email'],
        phone: ['sms', 'phone'],
      },
    },
    {
      is: 'classes',
      file: 'classes.csv',
      needs: ['sourcedId', 'title'],
      not: ['activeDirectoryMatchId', 'orgSourcedId', 'startDate', 'courseCode'],
      columns: {
        id: ['sourcedId'],
        status: ['status'],
        title: ['title'],
        grades: ['grades'],
        type: ['classType'],
        terms: ['termSourcedIds'],
      },
    },
    // A class export that is joined with courses has the course code too.
    {
      is: 'classes',
      file: 'classes.csv',
      needs: ['sourcedId', 'title', 'classType'],
      columns: {
        id: ['sourcedId'],
        status: ['status'],
        title: ['title'],
        grades: ['grades'],
        type: ['classType'],
        terms: ['termSourcedIds'],
      },
    },
    {
      is: 'enrolments',
      file: 'enrollments.csv',
      needs: ['classSourcedId', 'userSourcedId'],
      columns: {
        class: ['classSourcedId'],
        person: ['userSourcedId'],
        role: ['role'],
        status: ['status'],
        ends: ['endDate'],
      },
    },
    {
      is: 'roles',
      file: 'roles.csv',
      needs: ['userSourcedId', 'role'],
      not: ['classSourcedId'],
      columns: { person: ['userSourcedId'], role: ['role'], type: ['roleType'], status: ['status'] },
    },
    {
      is: 'demographics',
      file: 'demographics.csv',
      needs: ['sourcedId', 'birthDate'],
      columns: { person: ['sourcedId'], birth: ['birthDate'], gender: ['sex'] },
    },
    {
      is: 'schools',
      file: 'orgs.csv',
      needs: ['sourcedId', 'name', 'type'],
      columns: { id: ['sourcedId'], type: ['type'], status: ['status'] },
    },
    {
      is: 'terms',
      file: 'academicSessions.csv',
      needs: ['sourcedId', 'endDate', 'type'],
      columns: { id: ['sourcedId'], type: ['type'], ends: ['endDate'] },
    },
  ],
};
