import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { spocs } from '#contract/core/roles.ts';
import { auditLog } from '#server/core/schema.ts';
import { people } from '#server/directory/schema.ts';
import { officeSchools } from '#server/schools/schema.ts';
import { formSession } from '../notice-inputs.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';
import type { Named, World } from '../world.ts';

let test: TestServer;
let world: World;
let office: Client;
beforeAll(async () => {
  test = await startTestServer();
  world = test.world;
  office = await test.signIn(world.superAdmin);
});
afterAll(() => test.close());

type Codes = 'admin-user-codes' | 'sub-user-codes';
type Listed = Pick<Named, 'id'>;
const ask = async (name: Codes, who: readonly Listed[], client = office) =>
  client.call(name, { ids: who.map(({ id }) => id), formSession: await formSession(client) });

/** Somebody new: of the office, or an admin of a school. */
async function newcomer(schoolId: number, more: Partial<typeof people.$inferInsert> = {}): Promise<Named> {
  const loginName = `U${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  const [row] = await test.server.app.db
    .insert(people)
    .values({
      schoolId,
      role: schoolId === 0 ? 1 : 2,
      subRole: schoolId === 0 ? 2 : 1,
      modules: schoolId === 0 ? ['admin/admins'] : null,
      loginName,
      firstName: 'Nila',
      lastName: loginName,
      passwordChangeStatus: 1,
      ...more,
    })
    .returning({ id: people.id });
  return { id: row?.id ?? 0, schoolId, loginName, role: schoolId === 0 ? 1 : 2 };
}

const hashesOf = (who: readonly Listed[]) =>
  test.server.app.db
    .select({ id: people.id, hash: people.passwordHash })
    .from(people)
    .where(
      inArray(
        people.id,
        who.map(({ id }) => id),
      ),
    )
    .orderBy(people.id);
const logIn = (email: string, password: string) =>
  test.anonymous.call('login', {
    email,
    password,
    endOthers: 1,
    deviceDetails: { deviceId: 'x', browser: 'x', os: 'x', tz: 'UTC' },
  });
async function cardsOf(made: Awaited<ReturnType<typeof ask>>, client = office) {
  await test.server.jobs().drain();
  const sheet_id = made.ok ? made.data.data.sheet_id : 0;
  return (await client.ok('get-sign-in-sheet', { sheet_id })).data;
}

describe('codes for chosen rows of the office’s lists', () => {
  it('let admins of several schools in, name their school, and end what they had [QU-06]', async () => {
    const chosen = [await newcomer(1), await newcomer(2)];
    const [first] = chosen;
    if (!first) throw new Error('Nobody was added.');
    const page = await test.enter(first);
    const made = await ask('admin-user-codes', chosen);
    expect(made).toMatchObject({ ok: true, data: { data: { wanted: 2 } } });
    const { state, cards } = await cardsOf(made);
    expect(state).toBe('ready');
    expect(new Set(cards.map(({ id }) => id))).toEqual(new Set(chosen.map(({ id }) => id)));
    expect(new Set(cards.map(({ place }) => place)).size).toBe(2);
    expect(cards.every(({ place }) => place !== '')).toBe(true);
    expect((await page.call('get-psw-status', {})).status).toBe(401);
    for (const { user_id, code } of cards) expect((await logIn(user_id, code)).ok).toBe(true);
    expect(
      await test.server.app.db.$count(auditLog, eq(auditLog.action, 'password.sheet_made')),
    ).toBeGreaterThan(0);
  });

  it('let people of the office in, each with their own [RP-20]', async () => {
    const chosen = [await newcomer(0), await newcomer(0)];
    const { cards } = await cardsOf(await ask('sub-user-codes', chosen));
    expect(new Set(cards.map(({ code }) => code)).size).toBe(2);
    for (const { user_id, code } of cards) expect((await logIn(user_id, code)).ok).toBe(true);
  });

  it('are gone once the sheet is closed, and never anybody else’s to read', async () => {
    const made = await ask('sub-user-codes', [await newcomer(0)]);
    await cardsOf(made);
    const sheet_id = made.ok ? made.data.data.sheet_id : 0;
    const other = await test.enter(await newcomer(0, { subRole: 1, modules: null }));
    expect((await other.call('get-sign-in-sheet', { sheet_id })).status).toBe(404);
    await office.ok('close-sign-in-sheet', { sheet_id });
    expect((await office.ok('get-sign-in-sheet', { sheet_id })).data).toMatchObject({
      state: 'gone',
      cards: [],
    });
  });

  it('are made by a school admin for the admins of the own school alone [RP-11]', async () => {
    const admin = await test.enter(world.admin);
    const [own, foreign] = [await newcomer(1), await newcomer(2)];
    expect((await ask('admin-user-codes', [own, foreign], admin)).status).toBe(404);
    expect((await ask('sub-user-codes', [await newcomer(0)], admin)).status).toBe(403);
    const { cards } = await cardsOf(await ask('admin-user-codes', [own], admin), admin);
    expect(cards.map(({ id }) => id)).toEqual([own.id]);
  });

  it('reach no school that was not given to the person of the office who asks [RP-01]', async () => {
    const staff = await newcomer(0, { department: spocs });
    await test.server.app.db.insert(officeSchools).values({ personId: staff.id, schoolId: 1 });
    const client = await test.enter(staff);
    const foreign = await newcomer(2);
    const before = await hashesOf([foreign]);
    const refused = await ask('admin-user-codes', [foreign], client);
    expect(refused.status).toBe(404);
    expect((await ask('admin-user-codes', [await newcomer(1)], client)).ok).toBe(true);
    expect(await hashesOf([foreign])).toEqual(before);
  });

  it('touch nobody of another list, nobody inactive, not oneself, and no demo school [RP-07]', async () => {
    const inactive = await newcomer(1, { isActive: false });
    const subUser = await newcomer(0);
    const admin = await newcomer(1);
    const all = [inactive, subUser, admin, world.asha, world.superAdmin, world.demoAdmin];
    const before = await hashesOf(all);
    const refused = [
      await ask('admin-user-codes', [admin, inactive]),
      await ask('admin-user-codes', [admin, subUser]),
      await ask('admin-user-codes', [admin, world.asha]),
      await ask('sub-user-codes', [subUser, admin]),
      await ask('sub-user-codes', [subUser, world.superAdmin]),
      await ask('admin-user-codes', [admin, world.demoAdmin]),
    ];
    expect(refused.map((answer) => (answer.ok ? 'made' : answer.error.code))).toEqual([
      'not_found',
      'not_found',
      'not_found',
      'not_found',
      'oneself',
      'demo_school',
    ]);
    await test.server.jobs().drain();
    expect(await hashesOf(all)).toEqual(before);
  });
});
