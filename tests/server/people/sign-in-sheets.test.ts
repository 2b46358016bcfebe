import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallOf } from '#contract/catalogue.ts';
import { dayMilliseconds } from '#contract/core/days.ts';
import type { CallInput } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { memberships, people } from '#server/directory/schema.ts';
import { jobs } from '#server/jobs/schema.ts';
import { signInSheets } from '#server/people/schema.ts';
import { planSheet } from '#server/people/sheets/sign-in-sheet.ts';
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

type Wish = CallInput<CallOf<'update-bluk-stuPass'>>;
const wish = async (fields: Partial<Wish> = {}, client = admin): Promise<Wish> => ({
  formSession: await formSession(client),
  divisions: [world.places['9A'].divisionId],
  batches: [],
  ...fields,
});
const make = async (fields: Partial<Wish> = {}, client = admin) =>
  (await client.ok('update-bluk-stuPass', await wish(fields, client))).data;
const logIn = (email: string, password: string) =>
  test.anonymous.call('login', {
    email,
    password,
    endOthers: 1,
    deviceDetails: { deviceId: 'x', browser: 'x', os: 'x', tz: 'UTC' },
  });
const read = async (sheet_id: number, client = admin) =>
  (await client.ok('get-sign-in-sheet', { sheet_id })).data;
/** Of school 1, in 9A, without a password. */
async function newcomers(count: number, prefix: string) {
  const { db } = test.server.app;
  const rows = Array.from({ length: count }, (_, index) => ({
    schoolId: 1,
    role: roles.student,
    loginName: `${prefix}${String(index).padStart(4, '0')}`,
    firstName: 'New',
    lastName: `Comer ${String(index).padStart(4, '0')}`,
  }));
  const added = await db.insert(people).values(rows).returning({ id: people.id });
  const { gradeId, divisionId } = world.places['9A'];
  await db
    .insert(memberships)
    .values(added.map(({ id }) => ({ schoolId: 1, personId: id, gradeId, divisionId })));
  return added.map(({ id }) => id);
}

describe('a sheet of sign-in cards', () => {
  it('has a code for each student without a password, made by a job in steps, in the order of the class [QU-06, NX-353]', async () => {
    await newcomers(120, 'N');
    const { sheet_id, wanted } = await make();
    expect(wanted).toBe(120);
    await test.server.jobs().drain();
    const sheet = await read(sheet_id);
    expect(sheet).toMatchObject({
      state: 'ready',
      done: 120,
      wanted: 120,
      address: expect.stringMatching(/\/login$/),
    });
    expect(sheet.cards.map(({ user_id }) => user_id).slice(0, 2)).toEqual(['N0000', 'N0001']);
    expect(sheet.cards[0]).toMatchObject({ student_name: 'New Comer 0000', place: 'Grade 9 A' });
    expect(new Set(sheet.cards.map(({ code }) => code)).size).toBe(120);
    for (const { code } of sheet.cards) expect(code).toMatch(/^[a-z]{4}-\d{4}-[a-z]{4}$/);
    const steps = await test.server.app.db.$count(jobs, eq(jobs.kind, 'make-sign-in-sheet'));
    expect(steps).toBe(3);
  });

  it('lets its owner in for 14 days, who must choose a password of their own [QU-06, QU-16]', async () => {
    const [card] = (await read((await newest()).id)).cards;
    const { user_id = '', code = '' } = card ?? {};
    expect(await logIn(user_id, code)).toMatchObject({
      ok: true,
      data: { UserAccessData: [{ psw_change_status: 0 }] },
    });
    const { db } = test.server.app;
    const isTheirs = eq(people.loginName, user_id);
    const [stored] = await db.select({ until: people.codeUntil }).from(people).where(isTheirs);
    expect(stored?.until).toEqual(new Date(test.clock.now.getTime() + 14 * dayMilliseconds));
    await db.update(people).set({ codeUntil: test.clock.now }).where(isTheirs);
    expect(await logIn(user_id, code)).toMatchObject({ error: { code: 'invalid_credentials' } });
  });

  it('shows no code of who has chosen a password meanwhile', async () => {
    const { id } = await newest();
    const [, card] = (await read(id)).cards;
    const who = { id: card?.id ?? 0, schoolId: 1, role: 3, loginName: card?.user_id ?? '' } as const;
    await (await test.enter(who)).ok('change-password-after-login', {
      currentPassword: card?.code ?? '',
      password: 'Peepal#27',
      confirmPassword: 'Peepal#27',
    });
    expect((await read(id)).cards[1]).toMatchObject({ user_id: who.loginName, code: '' });
    const [stored] = await test.server.app.db.select().from(people).where(eq(people.id, who.id));
    expect(stored?.codeUntil).toBeNull();
  });

  it('is read by who made it alone, until it is closed, and for two hours [QU-06]', async () => {
    const { sheet_id } = await make({ own_password: 1 });
    await test.server.jobs().drain();
    const office = await test.enter(world.superAdmin);
    expect((await office.call('get-sign-in-sheet', { school_id: 1, sheet_id })).status).toBe(404);
    expect((await read(sheet_id)).state).toBe('ready');
    const { db } = test.server.app;
    const setMadeAt = (madeAt: Date) =>
      db.update(signInSheets).set({ madeAt }).where(eq(signInSheets.id, sheet_id));
    await setMadeAt(new Date(test.clock.now.getTime() - dayMilliseconds / 12));
    expect(await read(sheet_id)).toMatchObject({ state: 'gone', cards: [] });
    await setMadeAt(test.clock.now);
    expect((await read(sheet_id)).state).toBe('ready');
    await admin.ok('close-sign-in-sheet', { sheet_id });
    expect(await read(sheet_id)).toMatchObject({ state: 'gone', cards: [] });
    expect((await newest()).secret).toBeNull();
  });

  it('goes on after a step that was killed, and gives nobody two codes', async () => {
    const ids = await newcomers(60, 'K');
    const { sheet_id } = await make();
    const { db } = test.server.app;
    await test.server.jobs().drain();
    const hashes = () =>
      db
        .select({ id: people.id, hash: people.passwordHash })
        .from(people)
        .where(inArray(people.id, ids))
        .orderBy(people.id);
    const before = await hashes();
    // As if each step had been done, and its end not written down.
    await db.update(jobs).set({ doneAt: null }).where(eq(jobs.kind, 'make-sign-in-sheet'));
    await test.server.jobs().drain();
    expect(await hashes()).toEqual(before);
    expect((await read(sheet_id)).state).toBe('ready');
  });

  it('also ends the passwords and sessions of those who have one, where that is wished', async () => {
    const dev = await test.enter(world.dev);
    const { sheet_id } = await make({ own_password: 1 });
    await test.server.jobs().drain();
    expect((await dev.call('get-psw-status', {})).status).toBe(401);
    const card = (await read(sheet_id)).cards.find(({ id }) => id === world.dev.id);
    expect((await logIn(card?.user_id ?? '', card?.code ?? '')).ok).toBe(true);
    expect(await logIn('S1', 'Welcome@1')).toMatchObject({ error: { code: 'invalid_credentials' } });
  });

  it('is refused without a class, without anybody, in a demo school, and against the school’s settings', async () => {
    expect(await admin.call('update-bluk-stuPass', await wish({ divisions: [] }))).toMatchObject({
      error: { code: 'place_required', fields: { divisions: expect.any(String) } },
    });
    const elsewhere = { divisions: [world.places.other.divisionId] };
    expect(await admin.call('update-bluk-stuPass', await wish(elsewhere))).toMatchObject({
      error: { code: 'nobody' },
    });
    const demo = await test.signIn(world.demoAdmin);
    expect(await demo.call('update-bluk-stuPass', await wish({}, demo))).toMatchObject({
      error: { code: 'demo_school' },
    });
    const set = (authValue: 0 | 1) =>
      admin.ok('save-user-profile-setting', {
        school_id: 1,
        settings: [{ key: 'student_pass_visible_TofacultyAdmin', authValue }],
      });
    await set(0);
    expect(await admin.call('update-bluk-stuPass', await wish())).toMatchObject({
      error: { code: 'not_allowed' },
    });
    await set(1);
  });

  it('is made once however often the save is sent', async () => {
    await newcomers(1, 'O');
    const input = await wish();
    const [one, two] = await Promise.all([
      admin.ok('update-bluk-stuPass', input),
      admin.ok('update-bluk-stuPass', input),
    ]);
    expect(one.data.sheet_id).toBeGreaterThan(0);
    expect(two.data.sheet_id).toBe(one.data.sheet_id);
    const made = eq(signInSheets.id, one.data.sheet_id);
    expect(await test.server.app.db.$count(signInSheets, made)).toBe(1);
  });

  it('for those who wait for a code takes nobody’s password who chose one meanwhile [QU-06]', async () => {
    const { db } = test.server.app;
    const [chose = 0, waits = 0] = await newcomers(2, 'Q');
    const [sheet] = await db
      .insert(signInSheets)
      .values({
        schoolId: 1,
        madeBy: world.admin.id,
        madeAt: test.clock.now,
        personIds: [chose, waits],
        secret: 'a secret',
      })
      .returning();
    await db
      .update(people)
      .set({ passwordHash: 'their own', passwordChangeStatus: 1 })
      .where(eq(people.id, chose));
    const { app } = test.server;
    await planSheet({ app, db }, { schoolId: 1, sheetId: sheet?.id ?? 0, from: 0, all: 0 });
    await test.server.jobs().drain();
    const cards = (await read(sheet?.id ?? 0)).cards;
    expect(cards.map(({ id, code }) => [id, code !== ''])).toEqual([
      [chose, false],
      [waits, true],
    ]);
    const [row] = await db.select().from(people).where(eq(people.id, chose));
    expect(row?.passwordHash).toBe('their own');
    await db.delete(memberships).where(inArray(memberships.personId, [chose, waits]));
  });
});

async function newest() {
  const { db } = test.server.app;
  const rows = await db
    .select()
    .from(signInSheets)
    .where(eq(signInSheets.schoolId, 1))
    .orderBy(signInSheets.id);
  const last = rows.at(-1);
  if (!last) throw new Error('There is no sheet.');
  return last;
}
