import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '#contract/catalogue.ts';
import { callPath } from '#contract/core/define-call.ts';
import { readConfig } from '#server/core/config.ts';
import { rawRequest } from '../raw-request.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';
import { password } from '../world.ts';

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer();
});
afterAll(() => test.close());

const deviceDetails = { deviceId: 'd', browser: 'b', os: 'o', tz: 'UTC' };
const times = (count: number) => Array.from({ length: count }, (_, index) => index);
function tally(answers: readonly { readonly status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

describe('guesses sent at once', () => {
  it('are counted before they are judged: five of forty are looked at, the account waits [QU-26]', async () => {
    const guess = (email: string, index: number) =>
      test.anonymous.call('login', { email, password: `Wrong@${index}00`, deviceDetails });
    for (const name of ['F1', 'NOBODY']) {
      const answers = await Promise.all(times(40).map((index) => guess(name, index)));
      expect([name, tally(answers)]).toEqual([name, { 401: 5, 429: 35 }]);
    }
    expect(await test.anonymous.call('login', { email: 'F1', password, deviceDetails })).toMatchObject({
      status: 429,
      error: { information: 'Too many attempts. Try again in 1 minutes.' },
    });
  });

  it('of the current password in a browser left open too, by either way to change it [QU-05]', async () => {
    const chetan = await test.signIn(test.world.chetan);
    const wish = { password: 'Banyan#27', confirmPassword: 'Banyan#27' };
    const changes = await Promise.all(
      times(40).map((index) =>
        chetan.call('change-Password', { ...wish, currentPassword: `Wrong@${index}00`, roleId: 4 }),
      ),
    );
    expect(tally(changes)).toEqual({ 422: 5, 429: 35 });
    const first = await Promise.all(
      times(40).map((index) =>
        chetan.call('change-password-after-login', { ...wish, currentPassword: `Wrong@${index}00` }),
      ),
    );
    expect(tally(first)).toEqual({ 422: 5, 429: 35 });
  });

  it('hold no connection while they are judged, nor lock each other out when they are right', async () => {
    const right = await Promise.all(
      times(40).map(() => test.anonymous.call('login', { email: 'F2', password, deviceDetails })),
    );
    expect(tally(right)).toEqual({ 200: 40 });
    const { rows } = await test.server.app.db.execute(
      sql`select count(*)::int as n from sign_in_failures where login_name = 'F2'`,
    );
    expect(rows).toEqual([{ n: 0 }]);
  });

  it('wait twice as long after each further one, an hour at the most', async () => {
    const before = test.clock.now;
    const guess = () => test.anonymous.call('login', { email: 'S1', password: 'Wrong@100', deviceDetails });
    for (const _ of times(4)) expect((await guess()).status).toBe(401);
    for (const minutes of [1, 2, 4, 8, 16, 32, 60, 60]) {
      expect((await guess()).status).toBe(401);
      const waiting = await guess();
      expect(waiting.ok ? '' : waiting.error.information).toBe(
        `Too many attempts. Try again in ${minutes} minutes.`,
      );
      test.clock.now = new Date(test.clock.now.getTime() + minutes * 60_000);
    }
    test.clock.now = new Date(test.clock.now.getTime() + 16 * 60_000);
    for (const _ of times(4)) expect((await guess()).status).toBe(401);
    expect((await test.anonymous.call('login', { email: 'S1', password, deviceDetails })).status).toBe(200);
    test.clock.now = before;
  });
});

describe('the address a request comes from', () => {
  const limited = { RATE_LIMITS: 'on', LOGIN_TRIES_PER_MINUTE: '3' };
  let names = 0;
  const attempt = async (server: TestServer, forwarded: string) => {
    names += 1;
    const body = JSON.stringify({ email: `NOBODY${names}`, password: 'Wrong@123', deviceDetails });
    const { status } = await rawRequest(server.server.address, callPath(calls.login), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded, 'x-real-ip': forwarded },
      body,
    });
    return status;
  };
  const statuses = async (server: TestServer, forwarded: readonly string[]) => {
    const found = [];
    for (const each of forwarded) found.push(await attempt(server, each));
    return found;
  };

  it('is that of the connection, whatever X-Forwarded-For says, with a public address as without', async () => {
    for (const env of [{}, { PUBLIC_URL: 'https://school.example' }]) {
      const strict = await startTestServer({ ...limited, ...env });
      const forged = times(6).map((index) => `203.0.113.${index}`);
      expect(await statuses(strict, forged)).toEqual([401, 401, 401, 429, 429, 429]);
      await strict.close();
    }
  });

  it('is what a trusted proxy saw, and not what the client told the proxy', async () => {
    const strict = await startTestServer({ ...limited, TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8' });
    const forged = times(4).map((index) => `198.51.100.${index}, 203.0.113.7`);
    expect(await statuses(strict, forged)).toEqual([401, 401, 401, 429]);
    // Another client of the same proxies, through both.
    expect(await attempt(strict, '203.0.113.8, 10.1.2.3')).toBe(401);
    await strict.close();
  });

  it('counts a whole IPv6 network as one, since a client may choose within its own', async () => {
    const strict = await startTestServer({ ...limited, TRUSTED_PROXIES: 'loopback' });
    const own = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::', '2001:DB8:1:2:1:2:3:4', '2001:db8:1:2::9'];
    expect(await statuses(strict, own)).toEqual([401, 401, 401, 429]);
    expect(await statuses(strict, ['2001:db8:1:3::1', '::1', '::ffff:203.0.113.1'])).toEqual([401, 401, 401]);
    await strict.close();
  });

  it('believes nobody by default, and no setting makes it believe everybody', () => {
    expect(readConfig({}).trustedProxies).toEqual([]);
    for (const TRUSTED_PROXIES of [
      'true',
      '1',
      '*',
      '0.0.0.0/0',
      '::/0',
      '10.0.0.0/33',
      'proxy.example',
      '10.0.0.0/8/8',
    ])
      expect(() => readConfig({ TRUSTED_PROXIES })).toThrow('TRUSTED_PROXIES must be addresses');
  });
});

describe('a session that is resumed', () => {
  const resume = (server: TestServer, cookie: string | null) =>
    rawRequest(server.server.address, callPath(calls['resume-session']), {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: `banyan_session=${cookie}` },
      body: '{}',
    });

  it('has one token for all its tabs, however often and at once they ask [RT-03]', async () => {
    const { cookie } = await test.signIn(test.world.bina);
    const answers = await Promise.all(times(50).map(() => resume(test, cookie)));
    expect(tally(answers)).toEqual({ 200: 50 });
    const tokens = new Set(answers.map(({ text }) => (JSON.parse(text) as { api_token: string }).api_token));
    expect(tokens.size).toBe(1);
    const { rows } = await test.server.app.db.execute(
      sql`select count(*)::int as n from session_tokens group by session_id order by n desc limit 1`,
    );
    expect(rows).toEqual([{ n: 1 }]);
    const [token] = tokens;
    const bearer = { authorization: `Bearer ${token}` };
    expect((await test.anonymous.raw('get-psw-status', {}, bearer)).status).toBe(200);
  });

  it('is limited by session and not by address: a school resumes from one', async () => {
    const strict = await startTestServer({ RATE_LIMITS: 'on' });
    const [asha, bina] = [await strict.signIn(strict.world.asha), await strict.signIn(strict.world.bina)];
    const answers = await Promise.all(times(130).map(() => resume(strict, asha.cookie)));
    expect(tally(answers)).toEqual({ 200: 100, 429: 30 });
    expect((await resume(strict, bina.cookie)).status).toBe(200);
    await strict.close();
  });
});

describe('forms begun', () => {
  it('are limited by person and not by address: a class fills in forms from one [QU-10]', async () => {
    const strict = await startTestServer({ RATE_LIMITS: 'on' });
    const { asha, bina, chetan, dev } = strict.world;
    const begin = async (client: Client) => client.call('get-form-session', { form: 'notice' });
    const flood = await strict.signIn(asha);
    // Four at a time, as the server takes them of one person.
    const answers = [];
    for (let at = 0; at < 120; at += 4)
      answers.push(...(await Promise.all(times(4).map(() => begin(flood)))));
    expect(tally(answers)).toEqual({ 200: 100, 429: 20 });
    for (const who of [bina, chetan, dev]) expect((await begin(await strict.signIn(who))).status).toBe(200);
    strict.clock.now = new Date(strict.clock.now.getTime() + 60_000);
    expect((await begin(flood)).status).toBe(200);
    await strict.close();
  });
});
