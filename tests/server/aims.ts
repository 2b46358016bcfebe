import { type BuiltCall, type BuiltCallName, calls, isBuilt } from '#contract';
import { type Aim, startTestWorld } from './aimed-world.ts';
import { aims as auth } from './auth/aims.ts';
import { aims as calendar } from './calendar/aims.ts';
import { aims as classes } from './classes/aims.ts';
import { aims as dashboards } from './dashboards/aims.ts';
import { aims as helpdesk } from './helpdesk/aims.ts';
import { aims as notices, prepareNotices } from './notices/aims.ts';
import { aims as notifications } from './notifications/aims.ts';
import { aims as office } from './office/aims.ts';
import { aims as people } from './people/aims.ts';
import { aims as profile } from './profile/aims.ts';
import { aims as schools } from './schools/aims.ts';
import { aims as search } from './search/aims.ts';
import type { TestServer } from './test-server.ts';
import { aims as tracking } from './tracking/aims.ts';

/** How to aim each built call: for tests made from the contract. */
export const aims: { readonly [Name in BuiltCallName]: Aim } = {
  ...auth,
  ...calendar,
  ...classes,
  ...dashboards,
  ...helpdesk,
  ...notices,
  ...notifications,
  ...office,
  ...people,
  ...profile,
  ...schools,
  ...search,
  ...tracking,
};

/** Starts a server whose world the aims are of; before they are used, and once a test file. */
export async function startAimedServer(env: Record<string, string> = {}): Promise<TestServer> {
  const test = await startTestWorld(env);
  await prepareNotices();
  return test;
}

/** Every built call of the contract, in an order in which each still finds what it aims at. */
export const aimedCalls = (Object.values(calls).filter(isBuilt) as BuiltCall<string>[]).toSorted(
  (one, other) => Number(isLast(one)) - Number(isLast(other)),
);

function isLast({ name }: BuiltCall<string>): boolean {
  return aims[name as BuiltCallName].isLast ?? false;
}
