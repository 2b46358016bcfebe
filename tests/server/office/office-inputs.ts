import type { SubUserFields } from '#contract/office/office.rules.ts';
import { formSession } from '../schools/school-inputs.ts';
import type { Client } from '../test-server.ts';

export const subUserFields: SubUserFields = {
  firstName: 'Tara',
  lastName: 'Test',
  email_id: 'tara@school.in',
  sub_role: 'staff',
  department: 0,
  modules: ['admin/schools'],
  school_ids: [],
};

export async function addSubUser(client: Client, fields: Partial<SubUserFields> = {}) {
  const input = { ...subUserFields, ...fields, formSession: await formSession(client) };
  return (await client.ok('add-sub-user', input)).data;
}

export const adminFields = { firstName: 'Nila', lastName: 'Test', email_id: 'nila@school.in' };

export async function addAdmin(client: Client, school_id: number) {
  const input = { ...adminFields, school_id, formSession: await formSession(client) };
  return (await client.ok('add-admin-user', input)).data;
}
