import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltCall, type BuiltCallName, type CallName, calls, isBuilt, wrapRequest } from '#contract';
import { aims, expectedFor, principals, startAimedServer, type Target, targets } from './aims.ts';
import type { Client, TestServer } from './test-server.ts';
import type { Named, World } from './world.ts';

/**
 * From the contract: every built call × anonymous and six roles × own, same school, other school. What is expected
 * follows from the call's `access` alone; `aims.ts` says how to aim a call at a target, and what a permitted
 * caller gets for each.
 */
let test: TestServer;
let world: World;

beforeAll(async () => {
  test = await startAimedServer();
  world = test.world;
});
afterAll(() => test.close());

const built = Object.values(calls).filter(isBuilt) as BuiltCall<string>[];

describe.each(built.map((call) => [call.name, call] as const))('%s', (name, call) => {
  const aim = aims[name as BuiltCallName];
  const send = async (client: Client, who: Named, target: Target) =>
    client.raw(
      name as CallName,
      wrapRequest(call.request, await aim.body(who, client, target), test.server.app.codec),
    );

  it.each(targets)('answers anonymous as its table says, aimed at %s [CG-07, QU-08]', async (target) => {
    const { status } = await send(test.anonymous, world.admin, target);
    const isOpen = call.access === 'public' && name !== 'resume-session';
    expect(status).toBe(isOpen ? expectedFor(call, aim, world.admin.role, target) : 401);
  });

  for (const [role, person] of principals) {
    it.each(targets)(`answers role ${role} as its table says, aimed at %s [CG-07, QU-08]`, async (target) => {
      const who = world[person] as Named;
      const client = await test.signIn(who);
      const { status, text } = await send(client, who, target);
      expect([status, status === 200 ? '' : text.slice(0, 120)]).toEqual([
        expectedFor(call, aim, role, target),
        status === 200 ? '' : text.slice(0, 120),
      ]);
    });
  }
});

describe('a call that is not built', () => {
  const notBuilt = Object.values(calls).filter((call) => !isBuilt(call));

  it('answers 401 without a session and 501 not_built with one, whatever it is sent [QU-08]', async () => {
    const client = await test.signIn(world.superAdmin);
    for (const call of notBuilt) {
      expect([call.name, (await test.anonymous.raw(call.name, {})).status]).toEqual([call.name, 401]);
      const answer = await client.raw(call.name, { data: 'nonsense' });
      expect([call.name, answer.status, (JSON.parse(answer.text) as { code: string }).code]).toEqual([
        call.name,
        501,
        'not_built',
      ]);
    }
  });
});
