import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sessionTokens } from '#server/auth/schema/session.ts';
import { auditLog } from '#server/core/schema.ts';
import { soon } from '../../long.ts';
import { buildClubWorld } from '../club-world.ts';
import { openSocket } from '../realtime-client.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';
import type { Named, World } from '../world.ts';

let test: TestServer;
let world: World;
let admin: Client;
beforeAll(async () => {
  test = await startTestServer();
  world = test.world;
});
// Whoever signs in later in the same millisecond could not be told from before.
beforeEach(async () => {
  test.clock.now = new Date(test.clock.now.getTime() + 10_000);
  admin = await test.signIn(world.admin);
  test.clock.now = new Date(test.clock.now.getTime() + 10_000);
});
afterAll(() => test.close());

type Target = Parameters<typeof force>[1];
const force = (
  client: Client,
  target:
    | { kind: 'school' }
    | { kind: 'division'; grade_id: number; division_id: number }
    | { kind: 'batch'; club_id: number; batch_id: number }
    | { kind: 'person'; person_id: number },
  more: { school_id?: number; include_me?: boolean; request_id?: string } = {},
) => client.call('force-logout', { request_id: randomUUID(), school_id: 1, target, ...more });
const nineA = (): Target => ({
  kind: 'division',
  grade_id: world.places['9A'].gradeId,
  division_id: world.places['9A'].divisionId,
});
const isIn = async (client: Client) => (await client.call('get-froala-key', {})).ok;
const resumes = async (client: Client) => (await client.raw('resume-session', {})).status === 200;
const signInAll = async (...who: Named[]) => Promise.all(who.map((each) => test.signIn(each)));

describe('a forced logout', () => {
  it('of a division ends its students alone [ST-32, RP-19]', async () => {
    const [dev, esha, asha] = await signInAll(world.dev, world.esha, world.asha);
    const answer = await force(admin, nineA());
    expect(answer).toMatchObject({ ok: true, data: { people: 1, sessions: 1 } });
    expect(await Promise.all([dev!, esha!, asha!, admin].map(isIn))).toEqual([false, true, true, true]);
  });

  it('of a school ends everybody but super admins and whoever does it [RP-18]', async () => {
    const [asha, dev, other, superAdmin, elsewhere] = await signInAll(
      world.asha,
      world.dev,
      world.otherFaculty,
      world.superAdmin,
      world.admin,
    );
    await force(admin, { kind: 'school' });
    const all = [asha!, dev!, other!, superAdmin!, elsewhere!, admin];
    expect(await Promise.all(all.map(isIn))).toEqual([false, false, true, true, true, true]);
  });

  it('of a school takes whoever does it along when that is wished [RP-18]', async () => {
    const elsewhere = await test.signIn(world.admin);
    await force(admin, { kind: 'school' }, { include_me: true });
    expect([await isIn(admin), await isIn(elsewhere)]).toEqual([false, false]);
  });

  it('of one person ends every browser of theirs, and no one else’s [RP-19]', async () => {
    const [first, second, bina] = await signInAll(world.asha, world.asha, world.bina);
    const answer = await force(admin, { kind: 'person', person_id: world.asha.id });
    expect(answer).toMatchObject({ ok: true, data: { people: 1, sessions: 2 } });
    expect(await Promise.all([first!, second!, bina!].map(isIn))).toEqual([false, false, true]);
  });

  it('is told to a page that calls before it hears of it, and ended sessions of other kinds are not [ST-32]', async () => {
    const [dev, asha] = await signInAll(world.dev, world.asha);
    await force(admin, nineA());
    test.clock.now = new Date(test.clock.now.getTime() + 7 * 24 * 3600 * 1000);
    const answers = await Promise.all([dev!, asha!].map((each) => each.call('get-froala-key', {})));
    expect(answers.map((answer) => !answer.ok && [answer.error.code, answer.error.params])).toEqual([
      ['unauthorized', { ended: 'forced' }],
      ['unauthorized', undefined],
    ]);
  });

  it('leaves sessions that begin after it alone [ST-32]', async () => {
    await test.signIn(world.dev);
    await force(admin, nineA());
    test.clock.now = new Date(test.clock.now.getTime() + 1);
    expect(await isIn(await test.signIn(world.dev))).toBe(true);
  });

  it('ends calls, files, further tabs and sockets at once, remembered or not [LO-07, QU-11]', async () => {
    const dev = await test.signIn(world.dev);
    // Remembered for a second by now; the server's clock stands still, so it never forgets by itself.
    expect([await isIn(dev), await resumes(dev)]).toEqual([true, true]);
    expect((await dev.get('/files/unknown')).status).toBe(404);
    const socket = await openSocket(test, dev);
    const told: [string, unknown][] = [];
    socket.onAny((event: string, said: unknown) => told.push([event, said]));
    const gone = new Promise((resolve) => socket.once('disconnect', resolve));
    const before = Date.now();
    await force(admin, nineA());
    expect([await isIn(dev), await resumes(dev)]).toEqual([false, false]);
    expect((await dev.get('/files/unknown')).status).toBe(401);
    await gone;
    expect(Date.now() - before).toBeLessThan(soon);
    expect(told).toEqual([
      [
        'logout-all',
        {
          status: 1,
          logoutTime: test.clock.now.getTime(),
          grade: world.places['9A'].gradeId,
          division: world.places['9A'].divisionId,
          schoolId: 1,
          userId: 0,
          type: 'division',
        },
      ],
    ]);
    const left = await test.server.app.db.select().from(sessionTokens);
    expect(left.length).toBeGreaterThan(0);
    await expect(openSocket(test, dev)).rejects.toThrow('unauthorized');
  });

  it('tells a single person by logout-single, and nobody else hears it [CC-13, EN-45]', async () => {
    const [asha, bina] = await signInAll(world.asha, world.bina);
    const sockets = [await openSocket(test, asha!), await openSocket(test, bina!)];
    const told: string[][] = [[], []];
    for (const [at, socket] of sockets.entries())
      socket.onAny((event: string, said: { userId: number }) => told[at]?.push(`${event} ${said.userId}`));
    const gone = new Promise((resolve) => sockets[0]?.once('disconnect', resolve));
    await force(admin, { kind: 'person', person_id: world.asha.id });
    await gone;
    expect(told).toEqual([[`logout-single ${world.asha.id}`], []]);
    expect(sockets[1]?.connected).toBe(true);
    sockets[1]?.disconnect();
  });

  it('sent twice is carried out once, and answered the same [QU-10]', async () => {
    const request_id = randomUUID();
    await test.signIn(world.dev);
    const first = await force(admin, nineA(), { request_id });
    test.clock.now = new Date(test.clock.now.getTime() + 1000);
    const back = await test.signIn(world.dev);
    expect(await force(admin, nineA(), { request_id })).toEqual(first);
    expect(await isIn(back)).toBe(true);
  });

  it('is written down with who did it', async () => {
    const answer = await force(admin, nineA());
    const rows = await test.server.app.db.select().from(auditLog).where(eq(auditLog.schoolId, 1));
    expect(rows.filter(({ action }) => action === 'forced-logout').at(-1)).toMatchObject({
      personId: world.admin.id,
      details: { id: answer.ok && answer.data.id, schoolId: 1 },
    });
  });
});

describe('who may sign others out', () => {
  it.each(['dev', 'asha', 'finance', 'helpdesk'] as const)('not %s', async (name) => {
    const victim = await test.signIn(world.esha);
    const client = await test.signIn(world[name]);
    expect(await force(client, { kind: 'person', person_id: world.esha.id })).toMatchObject({ status: 403 });
    expect(await isIn(victim)).toBe(true);
  });

  it('not the admin of another school, by whatever number', async () => {
    const [otherAdmin, victim] = await signInAll(world.otherAdmin, world.dev);
    const { id: person_id } = world.dev;
    expect(await force(otherAdmin!, { kind: 'school' })).toMatchObject({ status: 404 });
    expect(await force(otherAdmin!, { kind: 'person', person_id }, { school_id: 2 })).toMatchObject({
      status: 404,
    });
    expect(await force(otherAdmin!, nineA(), { school_id: 2 })).toMatchObject({ status: 404 });
    expect(await isIn(victim!)).toBe(true);
  });

  it('a super admin in any school', async () => {
    const [superAdmin, other] = await signInAll(world.superAdmin, world.otherStudent);
    expect(await force(superAdmin!, { kind: 'school' }, { school_id: 2 })).toMatchObject({ ok: true });
    expect(await isIn(other!)).toBe(false);
    expect(await force(superAdmin!, { kind: 'school' }, { school_id: 99 })).toMatchObject({ status: 404 });
  });

  it('nobody themself, nor a division as if it were a batch', async () => {
    expect(await force(admin, { kind: 'person', person_id: world.admin.id })).toMatchObject({
      status: 422,
      error: { code: 'own_session' },
    });
    const { gradeId: club_id, divisionId: batch_id } = world.places['9A'];
    expect(await force(admin, { kind: 'batch', club_id, batch_id })).toMatchObject({ status: 404 });
    expect(await isIn(admin)).toBe(true);
  });
});

describe('what an admin sees', () => {
  it('is how many are signed in, by school and division, and people by name', async () => {
    await force(admin, { kind: 'school' });
    test.clock.now = new Date(test.clock.now.getTime() + 1);
    await signInAll(world.dev, world.dev, world.esha, world.asha);
    const seen = await admin.ok('get-signed-in-overview', { school_id: 1 });
    expect(seen.school).toEqual({ id: 1, name: 'First School', signed_in: 3 });
    expect(seen.schools).toEqual([{ id: 1, name: 'First School' }]);
    expect(seen.divisions.map(({ name, signed_in }) => [name, signed_in])).toEqual([
      ['Grade 9 A', 1],
      ['Grade 9 B', 1],
      ['Grade 10 A', 0],
      ['Grade 10 B', 0],
    ]);
    const found = await admin.ok('find-people-to-sign-out', { school_id: 1, search: 'dev' });
    expect(found.data).toMatchObject([{ id: world.dev.id, login_name: 'S1', role: 3, sessions: 2 }]);
    expect((await admin.ok('find-people-to-sign-out', { school_id: 1, search: '%' })).data).toEqual([]);
  });

  it('is who left, who is still connected and who is back, and what was done before', async () => {
    await force(admin, { kind: 'school' });
    test.clock.now = new Date(test.clock.now.getTime() + 1);
    const [dev] = await signInAll(world.dev, world.esha);
    test.clock.now = new Date(test.clock.now.getTime() + 1);
    const socket = await openSocket(test, dev!);
    const gone = new Promise((resolve) => socket.once('disconnect', resolve));
    const answer = await force(admin, { kind: 'school' });
    if (!answer.ok) throw new Error('It was refused.');
    await gone;
    test.clock.now = new Date(test.clock.now.getTime() + 1);
    await test.signIn(world.esha);
    const query = { school_id: 1, id: answer.data.id };
    const seen = await admin.ok('get-forced-logout', query);
    expect(seen.counts).toEqual({ leaving: 0, gone: 1, back: 1 });
    expect(seen.data.map(({ name, state }) => [name, state])).toEqual([
      ['Dev Test', 'gone'],
      ['Esha Test', 'back'],
    ]);
    const part = await admin.ok('get-forced-logout', { ...query, search: 'ESHA', limit: 1 });
    expect([part.total, part.data.length, part.data[0]?.name]).toEqual([1, 1, 'Esha Test']);
    const past = await admin.ok('get-forced-logouts', { school_id: 1 });
    expect(past.data[0]).toMatchObject({ id: answer.data.id, by: 'Admin Test', kind: 'school', people: 2 });
    const otherAdmin = await test.signIn(world.otherAdmin);
    expect((await otherAdmin.call('get-forced-logout', { ...query, school_id: 2 })).status).toBe(404);
  });
});

describe('a batch of a club', () => {
  it('signs its students out, tells their keys, and nobody else [ST-32, RP-19]', async () => {
    const clubWorld = await buildClubWorld(test.server.app.db);
    const { clubId: club_id, batchId: batch_id } = clubWorld.batches.roboticsMonday;
    const [clubAdmin, mon, sat, leela] = await signInAll(
      clubWorld.clubAdmin,
      clubWorld.mon,
      clubWorld.sat,
      clubWorld.leela,
    );
    const { keys } = await mon!.ok('get-realtime-ticket', {});
    expect(keys).toContain(`SCHOOL_4_CLUB_${club_id}_BATCH_${batch_id}`);
    test.clock.now = new Date(test.clock.now.getTime() + 1);
    const target = { kind: 'batch', club_id, batch_id } as const;
    expect(await force(clubAdmin!, target, { school_id: 4 })).toMatchObject({
      ok: true,
      data: { people: 1 },
    });
    expect([await isIn(mon!), await isIn(sat!), await isIn(leela!)]).toEqual([false, true, true]);
    const overview = await clubAdmin!.ok('get-signed-in-overview', { school_id: 4 });
    expect(overview.divisions.map(({ kind, name, signed_in }) => [kind, name, signed_in])).toEqual([
      ['batch', 'Robotics Monday', 0],
      ['batch', 'Robotics Saturday', 1],
      ['batch', 'Drama Monday', 0],
    ]);
    const past = await clubAdmin!.ok('get-forced-logouts', { school_id: 4 });
    expect(past.data[0]).toMatchObject({ kind: 'batch', name: 'Robotics Monday', people: 1 });
    // A club's batch is no grade's division.
    const asDivision = { kind: 'division', grade_id: club_id, division_id: batch_id } as const;
    expect(await force(clubAdmin!, asDivision, { school_id: 4 })).toMatchObject({ status: 404 });
  });
});
