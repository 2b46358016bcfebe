import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltCallName, type CallName, calls, isBuilt } from '#contract/catalogue.ts';
import type { BuiltCall, Scope } from '#contract/core/define-call.ts';
import { hasModule, type ModuleHolder, modules } from '#contract/core/modules.ts';
import { wrapRequest } from '#contract/core/payload.codec.ts';
import { roles, subRoles } from '#contract/core/roles.ts';
import { signInFailures } from '#server/auth/schema/session.ts';
import { people } from '#server/directory/schema.ts';
import { isLong } from '../../long.ts';
import { type Aim, principals, type Target, targets } from '../aimed-world.ts';
import { aimedCalls, aims, startAimedServer } from '../aims.ts';
import type { Client, TestServer } from '../test-server.ts';
import type { Named, World } from '../world.ts';

/**
 * From the contract: every built call × anonymous, six roles and staff of the office × own, same school, other school.
 * What is expected follows from the call's `access`, `module` and `claims`; the table below only says how to aim a call
 * at a target, and what that is.
 */
let test: TestServer;
let world: World;
beforeAll(async () => {
  test = await startAimedServer();
  world = test.world;
});
afterAll(() => test.close());

type Principal = Pick<Named, 'role' | 'schoolId'> & ModuleHolder;

/** Of the central office, which is a school of its own, whatever a school has is elsewhere. */
const isElsewhere = ({ schoolId }: Principal, target: Target) => target === 'otherSchool' || schoolId === 0;

/** What a caller gets who may make the call, but aims at what their right does not cover; null: it does. */
function refusalOf(call: BuiltCall<string>, aim: Aim, who: Principal, scope: Scope, target: Target) {
  if (target === 'own' || !aim.at || aim.at === 'nothing') return null;
  if (aim.at === 'claim') {
    if (target === 'otherSchool' && call.claims?.school) return 404;
    return call.claims?.user ? 403 : null;
  }
  const reach = aim.at === 'authored' ? 'own' : scope;
  if (reach === 'all') return null;
  if (isElsewhere(who, target)) return 404;
  return reach === 'school' ? null : (aim.beyond ?? 403);
}

function expectedFor(call: BuiltCall<string>, aim: Aim, who: Principal, target: Target): number {
  const answer = aim.answer ?? 200;
  if (call.access === 'public') return answer;
  const scope = call.access[who.role];
  if (!scope || (call.module && !hasModule(who, call.module))) return 403;
  return aim.except?.[who.role]?.[target] ?? refusalOf(call, aim, who, scope, target) ?? answer;
}

const allOfRole = { subRole: 1, modules: null };
/** [RP-01, QU-46] Staff of the central office: without a module, with one, with all there are; and a director. */
const staff: readonly (readonly [string, ModuleHolder])[] = [
  ['staff without a module', { subRole: 2, modules: [] }],
  ['a director without a module', { subRole: 3, modules: [] }],
  ...Object.values(modules).map((url) => [`staff with ${url}`, { subRole: 2, modules: [url] }] as const),
  ['a director with another module', { subRole: 3, modules: [modules.signOut] }],
  ['staff with all modules', { subRole: 2, modules: Object.values(modules) }],
];

/** [QU-46] They read, write notices, and do with their own things as everybody. */
const isForDirectors = ({ rate, module, access }: BuiltCall<string>) =>
  rate !== 'write' || module === modules.notices || (access !== 'public' && access[1] === 'own');

async function give({ subRole, modules: held }: ModuleHolder): Promise<void> {
  await test.server.app.db
    .update(people)
    .set({ subRole, modules: held && [...held] })
    .where(and(eq(people.schoolId, 0), eq(people.id, world.superAdmin.id)));
}

/**
 * Who may not make a call at all is refused before anybody looks at what it aims at, and some calls aim at nothing: one
 * target shows it, the long run takes all.
 */
const aimedBy = (mayCall: boolean, { at = 'nothing' }: Aim, index: number): readonly Target[] =>
  isLong || (mayCall && at !== 'nothing') ? targets : targets.slice(index % targets.length).slice(0, 1);

/** A session a person for all calls: a new one for each took as long as the call. */
const clients = new Map<number, Client>();

const entered = async (who: Named): Promise<Client> => clients.get(who.id) ?? (await enterAnew(who));

async function enterAnew(who: Named): Promise<Client> {
  await test.server.app.db.update(people).set({ passwordChangeStatus: 1 }).where(eq(people.id, who.id));
  const client = await test.enter(who);
  clients.set(who.id, client);
  return client;
}

describe.each(aimedCalls.map((call, index) => [call.name, call, index] as const))(
  '%s',
  (name, call, index) => {
    // Who was refused at the call before must not wait at this one.
    beforeAll(() => test.server.app.db.delete(signInFailures));
    const aim = aims[name as BuiltCallName];
    const send = async (client: Client, who: Named, target: Target) =>
      client.raw(
        name as CallName,
        wrapRequest(call.request, await aim.body(who, client, target), test.server.app.codec),
      );

    it.each(aimedBy(call.access === 'public', aim, index))(
      'answers anonymous as its table says, aimed at %s [CG-07, QU-08]',
      async (target) => {
        const { status } = await send(test.anonymous, world.admin, target);
        const isOpen = call.access === 'public' && name !== 'resume-session';
        expect(status).toBe(isOpen ? expectedFor(call, aim, { ...world.admin, ...allOfRole }, target) : 401);
      },
    );

    for (const [role, person] of principals) {
      const mayCall = call.access === 'public' || role in call.access;
      it.each(aimedBy(mayCall, aim, index + role))(
        `answers role ${role} as its table says, aimed at %s [CG-07, QU-08]`,
        async (target) => {
          const who = world[person] as Named;
          const expected = expectedFor(call, aim, { ...who, ...allOfRole }, target);
          const ask = async (client: Client) => {
            const { status, text } = await send(client, who, target);
            return [status, status === 200 ? '' : text.slice(0, 120)] as const;
          };
          const first = await ask(await entered(who));
          if (first[0] === expected) return;
          // Another call of the table may have ended their session, or given them a code.
          const [status, text] = await ask(await enterAnew(who));
          expect([status, text]).toEqual([expected, text]);
        },
      );
    }
  },
);

describe('staff of the central office', () => {
  const open = aimedCalls.filter(({ access }) => access !== 'public' && roles.superAdmin in access);

  it.each(staff)(
    '%s get as far with each call as their modules [RP-01, LD-03, QU-46]',
    async (_who, held) => {
      await give(allOfRole);
      const full = await test.enter(world.superAdmin);
      const bodies = new Map<string, unknown>();
      for (const { name } of open)
        bodies.set(name, await aims[name as BuiltCallName].body(world.superAdmin, full, 'own'));
      await give(held);
      const wrong: unknown[] = [];
      let client = await test.enter(world.superAdmin);
      for (const call of open) {
        const sent = wrapRequest(call.request, bodies.get(call.name), test.server.app.codec);
        let { status } = await client.raw(call.name as CallName, sent);
        // The one before ended the session.
        if (status === 401) {
          client = await test.enter(world.superAdmin);
          ({ status } = await client.raw(call.name as CallName, sent));
        }
        const isKept = held.subRole === subRoles.director && !isForDirectors(call);
        const mayCall = !isKept && (!call.module || hasModule(held, call.module));
        if ((status !== 403) !== mayCall || status === 401) wrong.push([call.name, status]);
      }
      await give(allOfRole);
      expect(wrong).toEqual([]);
    },
  );

  it('need a module for whatever reaches beyond what is their own [RP-01]', () => {
    const unguarded = open.filter(({ access, module }) => {
      const scope = access !== 'public' && access[roles.superAdmin];
      return scope !== 'own' && !module;
    });
    expect(unguarded.map(({ name }) => name)).toEqual([]);
  });
});

describe('a call that is not built', () => {
  const notBuilt = Object.values(calls).filter((call) => !isBuilt(call));

  it('answers 401 without a session and 501 not_built with one, whatever it is sent [QU-08]', async () => {
    const client = await test.enter(world.superAdmin);
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
