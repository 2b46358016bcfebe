import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { roles } from '#contract/core/roles.ts';
import { forcedLogoutSessions, forcedLogouts } from '#server/auth/schema/forced-logout.ts';
import { sessions, sessionTokens, signInFailures } from '#server/auth/schema/session.ts';
import { oneTimeSecrets, spentTickets } from '#server/auth/schema/sign-in.ts';
import { consumeToken, issueSignedToken } from '#server/auth/signed-tokens.ts';
import { runEach } from '#server/retention.ts';
import { loginDays } from '#server/tracking/schema.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import type { Named } from '../world.ts';

let test: TestServer;
const start = new Date('2026-11-18T06:00:00Z');
beforeAll(async () => {
  test = await startTestServer({ RETENTION_DAYS: '100', SESSION_MINUTES: '1440' });
});
afterAll(() => test.close());

/** The daily job has run on this day after the start. */
async function clearedOn(day: number) {
  test.clock.now = new Date(start.getTime() + day * 86_400_000);
  await test.server.jobs().drain();
}
const owners = async () =>
  (await test.server.app.db.select({ personId: sessions.personId }).from(sessions))
    .map(({ personId }) => personId)
    .toSorted((a, b) => a - b);
const idsOf = (...who: Named[]) => who.map(({ id }) => id).toSorted((a, b) => a - b);

it('removes a session 30 days after it ended or ran out, with its tokens, and no live one [QU-70]', async () => {
  const { db } = test.server.app;
  const { asha, bina, dev, esha } = test.world;
  await (await test.signIn(asha)).ok('updateLogout', { pages: [] });
  await test.signIn(bina);
  await test.signIn(dev);
  await db.execute(
    sql`update sessions set expires_at = ${'2027-06-01T00:00:00Z'} where person_id = ${dev.id}`,
  );
  await clearedOn(30);
  expect(await owners()).toEqual(idsOf(asha, bina, dev));
  // What ended at the start is older than thirty days now; what ran out a day later is not.
  await test.signIn(esha);
  await clearedOn(30.5);
  await clearedOn(31.01);
  expect(await owners()).toEqual(idsOf(dev, esha));
  // The tokens of what ran out since go at once.
  expect(await db.select().from(sessionTokens)).toHaveLength(1);
});

it('removes codes, links and tickets that ran out, and none that still holds [QU-13, QU-70]', async () => {
  const { app } = test.server;
  const { admin, asha, dev, esha } = test.world;
  await clearedOn(40);
  const teacher = await test.signIn(asha);
  await teacher.ok('generate-sign-in-code', { student_id: dev.id });
  await teacher.ok('create-student-link', { student_id: dev.id });
  await consumeToken({ app, db: app.db }, issueSignedToken(app, 'captcha', {}, 600), 600);
  const deviceDetails = { deviceId: 'd', browser: '', os: '', tz: 'UTC' };
  await test.anonymous.call('login', { email: 'S9', password: 'Wrong@1', deviceDetails });
  const rows = async () =>
    await Promise.all([oneTimeSecrets, spentTickets, signInFailures].map((table) => app.db.$count(table)));
  expect(await rows()).toEqual([2, 1, 1]);
  await clearedOn(41.5);
  // Made a minute before the next clearing.
  test.clock.now = new Date(start.getTime() + 43 * 86_400_000 - 60_000);
  await (await test.signIn(admin)).ok('generate-sign-in-code', { student_id: esha.id });
  await clearedOn(43);
  expect(await app.db.select({ personId: oneTimeSecrets.personId }).from(oneTimeSecrets)).toEqual([
    { personId: esha.id },
  ]);
  expect(await rows()).toEqual([1, 0, 0]);
});

it('removes the days somebody was here after RETENTION_DAYS [LG-15, QU-70]', async () => {
  const { db } = test.server.app;
  const { dev } = test.world;
  const day = (text: string) => ({ schoolId: 1, personId: dev.id, day: text, role: roles.student });
  await db.insert(loginDays).values([day('2026-11-18'), day('2026-11-19')]);
  await clearedOn(100);
  expect(await db.select().from(loginDays)).toHaveLength(2);
  await clearedOn(101);
  expect((await db.select().from(loginDays)).map((row) => row.day)).toEqual(['2026-11-19']);
});

it('forgets after 90 days whom a forced logout signed out, and keeps that there was one [ST-32, QU-70]', async () => {
  const { db } = test.server.app;
  const { admin, dev } = test.world;
  const clear = async (day: number) => {
    await clearedOn(day);
    return (await db.select().from(forcedLogoutSessions)).length;
  };
  await clearedOn(200);
  await test.signIn(dev);
  const office = await test.signIn(admin);
  const target = { kind: 'person', person_id: dev.id } as const;
  await office.ok('force-logout', { request_id: randomUUID(), school_id: 1, target });
  expect(await clear(290)).toBe(1);
  expect(await clear(291.01)).toBe(0);
  expect(await db.select().from(forcedLogouts)).toHaveLength(1);
});

it('a step that fails keeps no other from its turn, and its failure is told at the end [QU-70]', async () => {
  const done: string[] = [];
  const step = (name: string) => async () => {
    done.push(name);
  };
  const broken = () => Promise.reject(new Error('a table is locked'));
  await expect(runEach([step('first'), broken, undefined, step('last')])).rejects.toThrow(
    'a table is locked',
  );
  expect(done).toEqual(['first', 'last']);
});
