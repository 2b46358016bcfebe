import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '#server/core/schema.ts';
import { people } from '#server/directory/schema.ts';
import { peopleChanges } from '#server/people/schema.ts';
import { formSession } from '../notice-inputs.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';
import type { World } from '../world.ts';

let test: TestServer;
let world: World;
let admin: Client;
beforeAll(async () => {
  test = await startTestServer();
  world = test.world;
  admin = await test.signIn(world.admin);
});
afterAll(() => test.close());

type Codes = 'student-codes' | 'faculty-codes';
const ask = async (name: Codes, who: readonly { readonly id: number }[], client = admin, school_id = 0) =>
  client.call(name, { school_id, ids: who.map(({ id }) => id), formSession: await formSession(client) });
const hashesOf = async (who: readonly { readonly id: number }[]) =>
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

describe('codes for chosen people', () => {
  it('end what these people had, and touch nobody else [QU-06]', async () => {
    const chosen = [world.esha, world.farid];
    const others = await hashesOf([world.dev, world.bina]);
    const eshasPage = await test.enter(world.esha);
    const made = await ask('student-codes', chosen);
    expect(made).toMatchObject({ ok: true, data: { data: { wanted: 2 } } });
    await test.server.jobs().drain();
    expect((await eshasPage.call('get-psw-status', {})).status).toBe(401);
    expect(await hashesOf([world.dev, world.bina])).toEqual(others);
    const sheet_id = made.ok ? made.data.data.sheet_id : 0;
    const { data: sheet } = await admin.ok('get-sign-in-sheet', { sheet_id });
    expect(sheet.state).toBe('ready');
    expect(sheet.cards.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
      chosen.map(({ id }) => id).toSorted((a, b) => a - b),
    );
    for (const { user_id, code } of sheet.cards) expect((await logIn(user_id, code)).ok).toBe(true);
  });

  it('are made for teachers, written down, and earlier ones of theirs end [C2-02, ER-22]', async () => {
    const made = await ask('faculty-codes', [world.bina]);
    await test.server.jobs().drain();
    const first = await admin.ok('get-sign-in-sheet', { sheet_id: made.ok ? made.data.data.sheet_id : 0 });
    const again = await ask('faculty-codes', [world.bina]);
    await test.server.jobs().drain();
    const second = await admin.ok('get-sign-in-sheet', { sheet_id: again.ok ? again.data.data.sheet_id : 0 });
    const [before] = first.data.cards;
    const [after] = second.data.cards;
    expect((await logIn(before?.user_id ?? '', before?.code ?? '')).ok).toBe(false);
    expect((await logIn(after?.user_id ?? '', after?.code ?? '')).ok).toBe(true);
    const { db } = test.server.app;
    const isTheirs = and(eq(peopleChanges.personId, world.bina.id), eq(peopleChanges.kind, 'password'));
    expect(await db.$count(peopleChanges, isTheirs)).toBe(2);
    expect(await db.$count(auditLog, eq(auditLog.action, 'password.sheet_made'))).toBeGreaterThan(1);
  });

  it('are given to nobody of another school, of another role, or above: nothing is made then [RP-11]', async () => {
    const before = await hashesOf([world.dev, world.otherStudent, world.admin, world.asha]);
    const refused = [
      await ask('student-codes', [world.dev, world.otherStudent]),
      await ask('faculty-codes', [world.otherFaculty]),
      await ask('faculty-codes', [world.admin]),
      await ask('faculty-codes', [world.dev]),
      await ask('student-codes', [world.asha]),
    ];
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    const teacher = await test.enter(world.asha);
    expect((await ask('student-codes', [world.dev], teacher)).status).toBe(403);
    await test.server.jobs().drain();
    expect(await hashesOf([world.dev, world.otherStudent, world.admin, world.asha])).toEqual(before);
  });

  it('follow the school’s settings', async () => {
    const set = (authValue: 0 | 1) =>
      admin.ok('save-user-profile-setting', {
        school_id: 1,
        settings: [{ key: 'faculty_pass_visible_ToAdmin', authValue }],
      });
    await set(0);
    expect(await ask('faculty-codes', [world.asha])).toMatchObject({ error: { code: 'not_allowed' } });
    await set(1);
    expect((await ask('faculty-codes', [world.asha])).ok).toBe(true);
  });
});
