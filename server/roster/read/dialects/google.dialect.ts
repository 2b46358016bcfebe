import type { Dialect } from './dialect.ts';

/** Google Workspace's export of users: the path of the unit tells role and class. */
export const google: Dialect = {
  id: 'google',
  product: 'Google Workspace',
  must: ['people'],
  tables: [
    {
      is: 'people',
      file: 'User_Download.csv',
      needs: [
        'First Name [Required]',
        'Last Name [Required]',
        'Email Address [Required]',
        'Org Unit Path [Required]',
      ],
      columns: {
        id: ['Email Address [Required]'],
        status: ['Status [READ ONLY]', 'New Status [UPLOAD ONLY]'],
        first: ['First Name [Required]'],
        last: ['Last Name [Required]'],
        email: ['Email Address [Required]'],
        number: ['Employee ID'],
        phone: ['Mobile Phone', 'Recovery Phone [MUST BE IN THE E.164 FORMAT]'],
        unit: ['Org Unit Path [Required]'],
      },
    },
  ],
};
