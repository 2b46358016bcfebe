import type { schoolsCalls } from '#contract/schools/schools.calls.gen.ts';
import { cities, countries, states } from '#server/directory/schema.ts';
import { type Aim, type Aims, claimed, ofSchool, type Target, test } from '../aimed-world.ts';
import type { Named } from '../world.ts';
import { formSession, noAdmin, schoolFields } from './school-inputs.ts';

const officeList: Aim = {
  body: (who, _client, target) => ({ sAdmin_id: claimed(who, target).login_id }),
  at: 'claim',
};

/** The office has no school of its own: its own is one it reaches. */
const schoolAt = ({ schoolId }: Named, target: Target): number => {
  if (target === 'otherSchool') return 2;
  return schoolId === 0 ? 1 : schoolId;
};

const anySchool: Aim = {
  body: (who, _client, target) => ({ school_id: schoolAt(who, target) }),
  at: 'row',
};
const anywhere = (input: object): Aim => ({ body: () => input });

/** The world of the tests has no places of its own. */
async function someCity() {
  const { db } = test.server.app;
  const city = { stateId: 7001, id: 7001, name: 'Panaji' };
  await db.insert(countries).values({ id: 7001, name: 'India' }).onConflictDoNothing();
  await db.insert(states).values({ countryId: 7001, id: 7001, name: 'Goa' }).onConflictDoNothing();
  await db.insert(cities).values(city).onConflictDoNothing();
  return city;
}

export const aims: Aims<typeof schoolsCalls> = {
  'country-list': officeList,
  'state-list': officeList,
  'school-list': officeList,
  'country-list-for-admin': officeList,
  'state-list-for-admin': officeList,
  'school-list-for-admin': officeList,
  'school-lookup': { body: () => ({}) },
  'get-school-class-list': {
    body: (_who, _client, target) => ({ school_id: target === 'otherSchool' ? 2 : 1 }),
    at: 'row',
  },
  'get-profile-setting-data': ofSchool(),
  'save-user-profile-setting': ofSchool({ settings: [{ key: 'allow_digital_book', authValue: 1 }] }),

  'get-school-detail': anySchool,
  'get-school-admin-module': anySchool,
  'get-school-logo-image': anySchool,
  'get-school-access': anySchool,
  'school-access-type': anySchool,
  'get-academic-year-by-schid': anySchool,
  'get-school-real-timezone': anySchool,
  'get-user-regLimit': anySchool,
  'remove-school-logo': anySchool,
  'send-student-licence-mail': {
    body: async (who, _client, target) => {
      // The last mail to this school is a while ago.
      await test.server.app.db.execute(`delete from jobs where kind = 'licence-mail'`);
      return { school_id: schoolAt(who, target) };
    },
    at: 'row',
  },
  'create-school-admin-module': {
    body: async (_who, client) => ({
      ...schoolFields,
      ...noAdmin,
      isSure: true,
      formSession: await formSession(client),
    }),
  },
  'update-school-admin-module': {
    body: async (who, client, target) => {
      const school_id = schoolAt(who, target);
      const stored = client.token ? await client.call('get-school-admin-module', { school_id }) : null;
      return {
        ...(stored?.ok ? stored.data.data.values : schoolFields),
        school_id,
        version: stored?.ok ? stored.data.data.version : 1,
        formSession: await formSession(client),
      };
    },
    at: 'row',
  },
  // Nothing is switched off, for others are signed in there.
  'set-school-status': {
    body: (who, _client, target) => ({ rows: [{ id: schoolAt(who, target), version: 1 }], isActive: true }),
    at: 'row',
  },
  'get-city-by-state': anywhere({ state_id: 1 }),
  'get-state-name': { body: async () => ({ state_id: (await someCity()).stateId }) },
  'get-city-name': { body: async () => ({ city_id: (await someCity()).id }) },
  'get-application-url': anywhere({}),
  'check-kms-app-version': anywhere({ version: '' }),
};
