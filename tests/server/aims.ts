import { type BuiltCallName, calls, isBuilt } from '#contract/catalogue.ts';
import { type BuiltCall } from '#contract/core/define-call.ts';
import { type Aim, startTestWorld } from './aimed-world.ts';
import { roomAims } from './aims.gen.ts';
import { prepareNotices } from './notices/aimed-notices.ts';
import type { TestServer } from './test-server.ts';

/** How to aim each built call: for tests made from the contract. */
export const aims: { readonly [Name in BuiltCallName]: Aim } = roomAims;

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
