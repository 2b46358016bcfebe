import type { BuiltCallName } from '#contract';
import type { Aim, Target } from '../aims.ts';
import type { TestServer } from '../test-server.ts';
import type { Named } from '../world.ts';
import { formSession, noAdmin, schoolFields } from './school-inputs.ts';

/** The office has no school of its own: its own is one it reaches. */
const schoolAt = ({ schoolId }: Named, target: Target): number => {
  if (target === 'otherSchool') return 2;
  return schoolId === 0 ? 1 : schoolId;
};

const ofSchool: Aim = {
  body: (who, _client, target) => ({ school_id: schoolAt(who, target) }),
  at: 'row',
};
const anywhere = (input: object): Aim => ({ body: () => input });

export const schoolAims = (at: () => TestServer) =>
  ({
    'get-school-detail': ofSchool,
    'get-school-admin-module': ofSchool,
    'get-school-logo-image': ofSchool,
    'get-school-access': ofSchool,
    'school-access-type': ofSchool,
    'get-academic-year-by-schid': ofSchool,
    'get-school-real-timezone': ofSchool,
    'get-user-regLimit': ofSchool,
    'remove-school-logo': ofSchool,
    'send-student-licence-mail': {
      body: async (who, _client, target) => {
        // The last mail to this school is a while ago.
        await at().server.app.db.execute(`delete from jobs where kind = 'licence-mail'`);
        return { school_id: schoolAt(who, target) };
      },
      at: 'row',
    },
    'create-school-admin-module': {
      body: async (_who, client) => ({ ...schoolFields, ...noAdmin, formSession: await formSession(client) }),
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
    'get-state-name': { ...anywhere({ state_id: 1 }), answer: 404 },
    'get-city-name': { ...anywhere({ city_id: 1 }), answer: 404 },
    'get-application-url': anywhere({}),
    'check-kms-app-version': anywhere({ version: '' }),
  }) satisfies Partial<Record<BuiltCallName, Aim>>;
