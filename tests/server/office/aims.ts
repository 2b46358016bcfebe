import type { officeCalls } from '#contract/office/office.calls.gen.ts';
import { people } from '#server/directory/schema.ts';
import { officeSchools } from '#server/schools/schema.ts';
import { type Aim, type Aims, type Target, test } from '../aimed-world.ts';
import { formSession } from '../schools/school-inputs.ts';
import type { Client } from '../test-server.ts';
import type { Named } from '../world.ts';
import { adminFields, subUserFields } from './office-inputs.ts';

/** Somebody new each time, so that every change finds them as they were. */
async function newcomer(schoolId: number): Promise<number> {
  const [row] = await test.server.app.db
    .insert(people)
    .values({
      schoolId,
      role: schoolId === 0 ? 1 : 2,
      subRole: schoolId === 0 ? 3 : 1,
      modules: schoolId === 0 ? ['dashboard'] : null,
      loginName: `N${Math.random().toString(36).slice(2)}`,
      firstName: 'Nila',
      lastName: 'Test',
    })
    .returning({ id: people.id });
  return row?.id ?? 0;
}

const schoolAt = ({ schoolId }: Named, target: Target): number => {
  if (target === 'otherSchool') return 2;
  return schoolId === 0 ? 1 : schoolId;
};

const ofAdmin = (fields: (id: number, client: Client) => object | Promise<object>): Aim => ({
  body: async (who, client, target) => fields(await newcomer(schoolAt(who, target)), client),
  at: 'row',
});
const ofSubUser = (fields: (id: number, client: Client) => object | Promise<object>): Aim => ({
  body: async (_who, client) => fields(await newcomer(0), client),
});
const byId = (id: number) => ({ id });
const forCodes = async (id: number, client: Client) => ({
  ids: [id],
  formSession: await formSession(client),
});
const switchedOn = (id: number) => ({ rows: [{ id, version: 1 }], isActive: true });

export const aims: Aims<typeof officeCalls> = {
  'admin-user-list': { body: () => ({}) },
  'admin-user-by-id': ofAdmin(byId),
  'add-admin-user': {
    body: async (who, client, target) => ({
      ...adminFields,
      school_id: schoolAt(who, target),
      formSession: await formSession(client),
    }),
    at: 'row',
  },
  'edit-admin-user': {
    body: async (who, client, target) => ({
      ...adminFields,
      id: await newcomer(schoolAt(who, target)),
      version: 1,
      formSession: await formSession(client),
    }),
    at: 'row',
  },
  'set-user-status': ofAdmin(switchedOn),
  'reset-user-password': ofAdmin(byId),
  'admin-user-codes': ofAdmin(forCodes),
  'admin-sub-user-list': { body: () => ({}) },
  'sub-user-by-id': ofSubUser(byId),
  'add-sub-user': {
    body: async (_who, client) => ({ ...subUserFields, formSession: await formSession(client) }),
  },
  'update-sub-user': {
    body: async (_who, client) => ({
      ...subUserFields,
      id: await newcomer(0),
      version: 1,
      formSession: await formSession(client),
    }),
  },
  'update-sub-user-access': ofSubUser((id) => ({ id, version: 1, modules: [], school_ids: [] })),
  'set-sub-user-status': ofSubUser(switchedOn),
  'reset-sub-user-password': ofSubUser(byId),
  'sub-user-codes': {
    body: async (_who, client) => forCodes(await newcomer(0), client),
  },
  'get-department-list': { body: () => ({}) },
  'get-modules-list': { body: () => ({}) },
  'get-spocs-school-list': ofSubUser(byId),
  'remove-spocs-from-school': ofSubUser(async (id) => {
    await test.server.app.db.insert(officeSchools).values({ personId: id, schoolId: 1 });
    return { id, school_id: 1 };
  }),
};
