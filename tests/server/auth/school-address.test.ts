import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../test-server.ts';
import { password } from '../world.ts';

/** The limits of an installation as it comes; a school's whole network is one address here. */
const asInstalled = { RATE_LIMITS: 'on', LOGIN_TRIES_PER_MINUTE: '10' };
const deviceDetails = { deviceId: 'd', browser: 'b', os: 'o', tz: 'UTC' };
const times = (count: number) => Array.from({ length: count }, (_, index) => index);
const students = 40;

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer(asInstalled);
  await test.server.app.db.execute(sql`
    insert into people (school_id, role, login_name, first_name, last_name, password_hash)
    select school_id, role, 'PUPIL' || n, 'Pupil', 'Test', password_hash
    from people, generate_series(0, ${students - 1}) as n where login_name = 'S1'`);
});
afterAll(() => test.close());

const nextMinute = () => {
  test.clock.now = new Date(test.clock.now.getTime() + 60_000);
};
const signIn = (email: string, secret = password) =>
  test.anonymous.call('login', { email, password: secret, deviceDetails });
async function statuses(answers: Promise<{ readonly status: number }>[]) {
  const counts: Record<number, number> = {};
  for (const { status } of await Promise.all(answers)) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

describe('one address of a school', () => {
  it('takes four hundred guesses at once for ten, at one account for five', async () => {
    expect(await statuses(times(400).map((n) => signIn(`NOBODY${n}`, 'Wrong@123')))).toEqual({
      401: 10,
      429: 390,
    });
    expect((await signIn('PUPIL0')).status).toBe(429);
    nextMinute();
    expect(await statuses(times(60).map(() => signIn('F1', 'Wrong@123')))).toEqual({ 401: 5, 429: 55 });
    nextMinute();
  });

  it('lets a class of forty in at once, by the page of all and by the page of students', async () => {
    expect(await statuses(times(students).map((n) => signIn(`PUPIL${n}`)))).toEqual({ 200: students });
    nextMinute();
    const byPage = (n: number) =>
      test.anonymous.call('studentLogin', { email: `PUPIL${n}`, password, schoolId: 1, deviceDetails });
    expect(await statuses(times(students).map(byPage))).toEqual({ 200: students });
    nextMinute();
  });

  it('takes no more than the room that the class earned from who guesses beside them', async () => {
    // 40 people of one school: nine further tries.
    expect(await statuses(times(200).map((n) => signIn(`NOBODY${n}`, 'Wrong@123')))).toEqual({
      401: 19,
      429: 181,
    });
    nextMinute();
    await statuses(times(students).map((n) => signIn(`PUPIL${n}`)));
    expect(await statuses(times(200).map((n) => signIn(`NOBODY${n}`, 'Wrong@123')))).toEqual({
      401: 10,
      429: 190,
    });
    nextMinute();
  });

  it('counts a wrong one-time code and a link that never was, and no right one nor a link that is used', async () => {
    const code = (n: number) =>
      test.anonymous.call('login', {
        email: `PUPIL${n}`,
        login_type: 'otp',
        type_otp: 'student',
        otp: '000000',
        deviceDetails,
      });
    expect(await statuses(times(20).map(code))).toEqual({ 401: 10, 429: 10 });
    nextMinute();
    const link = (token: string) =>
      test.anonymous.call('student-auto-login', { schoolId: 1, token, deviceDetails });
    expect(await statuses(times(20).map((n) => link(`never-${n}`)))).toEqual({ 401: 10, 429: 10 });
    nextMinute();
    const asha = await test.signIn(test.world.asha);
    const made = await asha.ok('create-student-link', { student_id: test.world.dev.id });
    const token = made.data.path.split('/').at(-1) ?? '';
    expect((await link(token)).status).toBe(200);
    for (const _ of times(4)) expect((await link(token)).status).toBe(401);
    expect(await statuses(times(20).map((n) => signIn(`NOBODY${n}`, 'Wrong@123')))).toEqual({
      401: 10,
      429: 10,
    });
    nextMinute();
  });

  it('may ask for ten mails a minute, which take nothing from who signs in', async () => {
    const ask = () => test.anonymous.call('send-sign-in-code', { email: 'F1' });
    expect(await statuses(times(12).map(ask))).toEqual({ 200: 10, 429: 2 });
    expect((await signIn('PUPIL1')).status).toBe(200);
  });
});
