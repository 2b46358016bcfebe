import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Browser, deviceDetails } from '../../oidc/browser.ts';
import { client, type OutsideProvider, startProvider } from '../../oidc/provider.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { type Named, password } from '../world.ts';

let outside: OutsideProvider;
let test: TestServer;
beforeAll(async () => {
  outside = await startProvider();
  test = await startTestServer({
    OIDC_PROVIDERS: `school=${outside.issuer}`,
    OIDC_LOOPBACK: 'on',
    OIDC_SCHOOL_CLIENT_ID: client.id,
    OIDC_SCHOOL_CLIENT_SECRET: client.secret,
    OIDC_SCHOOL_LABEL: 'Meadow',
    DEVICES_AT_ONCE: 'ask',
  });
  test.clock.now = new Date();
  outside.register(test.server.address);
});
afterAll(async () => {
  await test.close();
  await outside.close();
});

const run = (text: string) => test.server.app.db.execute(sql.raw(text));
const account = (id: string, email = `${id}@first.example`, isVerified = true) =>
  outside.accounts.set(id, { id, email, isVerified });
const offer = (schoolId: number, isOn = true) =>
  run(
    `insert into school_providers (school_id, provider, is_on, domains) values (${schoolId}, 'school', ${isOn}, '{first.example}')
     on conflict (school_id, provider) do update set is_on = ${isOn}`,
  );
beforeEach(async () => {
  test.clock.now = new Date();
  await run(
    'delete from linked_accounts; delete from sign_in_failures; update sessions set ended_at = now() where ended_at is null',
  );
  await run('update people set is_active = true, psw_change_status = 1, code_until = null');
  outside.accounts.clear();
  outside.sitting = null;
  await offer(1);
});

const open = () => new Browser(test.server.address);
/** To the provider and back, as whoever has this account. */
async function arrive(id: string, browser = open(), start = '/auth/oidc/school/start') {
  outside.sitting = id;
  return { browser, at: await browser.follow(`${test.server.address}${start}`) };
}
const enter = (browser: Browser, more: object = {}) =>
  browser.call('sign-in-by-account', { deviceDetails, ...more });
/** The first sign-in, which connects. */
async function connect(who: Named, id: string) {
  account(id);
  const { browser } = await arrive(id);
  const answer = await enter(browser, { email: who.loginName, password, endOthers: 1 });
  expect(answer.status).toBe(200);
  return browser;
}
const whoIs = async (browser: Browser) => {
  const [row] = (
    await run(`select person_id from sessions where ended_at is null order by created_at desc limit 1`)
  ).rows;
  return browser.token === '' ? null : Object(row).person_id;
};
const auditOf = async (action: string) =>
  (await run(`select person_id, details from audit_log where action = '${action}'`)).rows;
const linked = async () =>
  (await run('select person_id, subject from linked_accounts order by person_id')).rows;

describe('a first sign-in with an account of a provider', () => {
  it('asks for name and password once, connects, and is enough from then on', async () => {
    account('asha');
    const { browser, at } = await arrive('asha');
    expect(at).toBe('/school-account');
    const pending = await browser.call('get-pending-account', {});
    expect(pending.body).toEqual({ state: 'new', label: 'Meadow', account: 'asha@first.example' });
    const first = await enter(browser, { email: 'f1', password });
    expect(first.body).toMatchObject({
      status: 'true',
      account: { name: 'school', label: 'Meadow', can_end: 1 },
    });
    expect(await linked()).toEqual([{ person_id: test.world.asha.id, subject: 'asha' }]);

    const again = await arrive('asha');
    expect((await again.browser.call('get-pending-account', {})).body).toMatchObject({ state: 'known' });
    expect((await enter(again.browser, { endOthers: 1 })).status).toBe(200);
    expect(await whoIs(again.browser)).toBe(test.world.asha.id);
    expect(await auditOf('account.connected')).toContainEqual({
      person_id: test.world.asha.id,
      details: { provider: 'school' },
    });
  });

  it('opens nobody by an e-mail address, whoever typed it into a record and however many have it', async () => {
    await run(`update people set email = 'asha@first.example' where login_name in ('F1', 'F2')`);
    account('asha');
    const { browser } = await arrive('asha');
    expect((await browser.call('get-pending-account', {})).body).toMatchObject({ state: 'new' });
    expect(await enter(browser)).toMatchObject({ status: 401, body: { code: 'account_over' } });
    expect(await linked()).toEqual([]);
  });

  it('takes no wrong password, and counts it as one', async () => {
    account('asha');
    const { browser } = await arrive('asha');
    for (let n = 0; n < 5; n += 1)
      expect((await enter(browser, { email: 'F1', password: 'Wrong@123' })).status).toBe(401);
    expect(await enter(browser, { email: 'F1', password })).toMatchObject({
      status: 429,
      body: { code: 'too_many_attempts' },
    });
    expect(await linked()).toEqual([]);
  });

  it('takes nobody whose password is a code that somebody else has read', async () => {
    account('asha');
    await run(
      `update people set code_until = now() + interval '1 day', psw_change_status = 0 where login_name = 'F1'`,
    );
    const { browser } = await arrive('asha');
    expect(await enter(browser, { email: 'F1', password })).toMatchObject({
      status: 422,
      body: { code: 'own_password_first' },
    });
    expect(await linked()).toEqual([]);
  });

  it('takes no account of another domain, none whose address was never verified, and none where the school is off', async () => {
    account('far', 'asha@elsewhere.example');
    account('unverified', 'asha@first.example', false);
    for (const id of ['far', 'unverified']) {
      const { browser } = await arrive(id);
      expect(await enter(browser, { email: 'F1', password })).toMatchObject({
        status: 422,
        body: { code: 'account_foreign', information: 'This Meadow account is not one of your school.' },
      });
    }
    account('asha');
    await offer(1, false);
    const { browser } = await arrive('asha');
    expect(await enter(browser, { email: 'F1', password })).toMatchObject({
      body: { code: 'account_not_offered' },
    });
    // Another school never switched it on.
    const { otherFaculty } = test.world;
    expect(await enter(browser, { email: otherFaculty.loginName, password })).toMatchObject({
      body: { code: 'account_not_offered' },
    });
    expect(await linked()).toEqual([]);
  });

  it('connects an account with one person, and a person with one account of a provider', async () => {
    await connect(test.world.asha, 'asha');
    account('bina');
    const other = await arrive('bina');
    expect(await enter(other.browser, { email: 'F1', password, endOthers: 1 })).toMatchObject({
      body: { code: 'account_other' },
    });
    const same = await arrive('asha');
    expect(await enter(same.browser, { email: 'F2', password })).toMatchObject({
      body: { code: 'account_taken' },
    });
  });
});

describe('whoever comes back', () => {
  it('is what they are here: no role, school or right comes from the token', async () => {
    const browser = await connect(test.world.dev, 'dev');
    const refused = await browser.call('get-school-providers', {});
    expect(refused.status).toBe(403);
  });

  it('is refused when switched off here, when their school switched the way off, and when they vanished there', async () => {
    await connect(test.world.asha, 'asha');
    await run(`update people set is_active = false where login_name = 'F1'`);
    const off = await arrive('asha');
    expect(await enter(off.browser)).toMatchObject({ body: { code: 'inactive_account' } });
    await run(`update people set is_active = true where login_name = 'F1'`);
    await offer(1, false);
    expect(await enter(off.browser)).toMatchObject({ body: { code: 'account_not_offered' } });
    await offer(1);
    outside.accounts.clear();
    expect((await arrive('asha')).at).toBe('/login#account=cancelled.school');
    // The password goes on working.
    expect(
      (await test.anonymous.call('login', { email: 'F1', password, deviceDetails, endOthers: 1 })).status,
    ).toBe(200);
  });

  it('is asked about other devices as after a password [LG-07]', async () => {
    await connect(test.world.asha, 'asha');
    const { browser } = await arrive('asha');
    const elsewhere = { deviceDetails: { ...deviceDetails, deviceId: 'phone' } };
    expect(await enter(browser, elsewhere)).toMatchObject({ status: 409, body: { code: 'multi_device' } });
    expect((await enter(browser, { ...elsewhere, endOthers: 1 })).status).toBe(200);
  });

  it('is connected with nobody any more after a reset, whose code somebody else has read [QU-06]', async () => {
    await connect(test.world.esha, 'esha');
    const admin = await test.signIn(test.world.admin);
    await admin.ok('reset-person-password', { user_id: test.world.esha.loginName });
    expect(await linked()).toEqual([]);
    const { browser } = await arrive('esha');
    expect((await browser.call('get-pending-account', {})).body).toMatchObject({ state: 'new' });
  });

  it('comes in once with what came back once', async () => {
    await connect(test.world.asha, 'asha');
    const { browser } = await arrive('asha');
    const copy = new Map(browser.cookies.get(new URL(test.server.address).host));
    expect((await enter(browser, { endOthers: 1 })).status).toBe(200);
    browser.cookies.set(new URL(test.server.address).host, copy);
    expect((await enter(browser, { endOthers: 1 })).status).toBe(401);
  });
});

describe('on the way', () => {
  /** The address with the code, as the provider sends it: somebody looked over a shoulder. */
  async function stolen(browser = open()) {
    outside.sitting = 'asha';
    let at: string | null = `${test.server.address}/auth/oidc/school/start`;
    while (at !== null && !at.includes('/callback?')) at = await browser.step(at);
    if (at === null) throw new Error('The provider sent nobody back.');
    return at;
  }

  it('a stolen code opens nothing in another browser, nor with a state of that browser’s own', async () => {
    await connect(test.world.asha, 'asha');
    const address = await stolen();
    const thief = open();
    expect(await thief.follow(address)).toBe('/login#account=over.school');
    await thief.step(`${test.server.address}/auth/oidc/school/start`);
    expect(await thief.follow(address)).toBe('/login#account=refused.school');
    expect((await enter(thief)).status).toBe(401);
    expect(await auditOf('account.refused')).toContainEqual({
      person_id: null,
      details: { provider: 'school', why: 'refused' },
    });
  });

  it('a way back is walked once', async () => {
    await connect(test.world.asha, 'asha');
    const browser = open();
    const address = await stolen(browser);
    const host = new URL(test.server.address).host;
    const before = new Map(browser.cookies.get(host));
    expect(await browser.follow(address)).toBe('/school-account');
    browser.cookies.set(host, before);
    expect(await browser.follow(address)).toBe('/login#account=over.school');
  });

  it('ten minutes at the provider are enough', async () => {
    account('asha');
    const browser = open();
    const address = await stolen(browser);
    test.clock.now = new Date(Date.now() + 601_000);
    expect(await browser.follow(address)).toBe('/login#account=over.school');
  });

  it('leads back into this app and nowhere else', async () => {
    account('asha');
    for (const [back, to] of [
      ['/myteaching/dashboard?month=all', '/school-account?back=%2Fmyteaching%2Fdashboard%3Fmonth%3Dall'],
      ['//evil.example', '/school-account'],
      ['https://evil.example/', '/school-account'],
      ['/\\evil.example', '/school-account'],
      ['/..//evil.example', '/school-account'],
      ['/.//evil.example', '/school-account'],
      ['/%2e%2e//evil.example', '/school-account'],
      ['/help/../../evil', '/school-account'],
    ] as const) {
      const start = `/auth/oidc/school/start?back=${encodeURIComponent(back)}`;
      expect((await arrive('asha', open(), start)).at).toBe(to);
    }
  });

  it('is told from one that was given up', async () => {
    expect((await arrive('')).at).toBe('/login#account=cancelled.school');
  });

  it('of a provider nobody knows is not there', async () => {
    const response = await fetch(`${test.server.address}/auth/oidc/other/start`, { redirect: 'manual' });
    expect(response.status).toBe(404);
  });

  it('keeps what it carries from scripts and other sites', async () => {
    const response = await fetch(`${test.server.address}/auth/oidc/school/start`, { redirect: 'manual' });
    expect(response.status).toBe(303);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^banyan_oidc=[^;]+; Max-Age=600; Path=\/auth\/oidc; HttpOnly; SameSite=Lax$/),
    ]);
    const { searchParams } = new URL(response.headers.get('location') ?? '');
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      prompt: 'select_account',
      scope: 'openid email profile',
      redirect_uri: `${test.server.address}/auth/oidc/school/callback`,
    });
  });
});

describe('somebody who is signed in', () => {
  async function signedIn(who: Named) {
    const browser = open();
    const answer = await browser.call('login', {
      email: who.loginName,
      password,
      deviceDetails,
      endOthers: 1,
    });
    expect(answer.status).toBe(200);
    return browser;
  }
  const begin = (browser: Browser, currentPassword = password) =>
    browser.call('start-account-connection', { provider: 'school', currentPassword });

  it('connects and disconnects an account, with the password first', async () => {
    account('asha');
    outside.sitting = 'asha';
    const browser = await signedIn(test.world.asha);
    expect(await begin(browser, 'Wrong@123')).toMatchObject({
      status: 422,
      body: { code: 'current_incorrect' },
    });
    const { body } = await begin(browser);
    expect(await browser.follow(String(body['address']))).toBe('/school-account#connection=done.school');
    const mine = await browser.call('get-my-accounts', {});
    expect(mine.body).toMatchObject({
      data: [
        { name: 'school', label: 'Meadow', is_offered: 1, connection: { account: 'asha@first.example' } },
      ],
    });
    expect((await browser.call('disconnect-account', { provider: 'school' })).status).toBe(200);
    expect((await browser.call('disconnect-account', { provider: 'school' })).status).toBe(404);
    expect(await linked()).toEqual([]);
  });

  it('connects nothing in another browser, after signing out, or without their own password', async () => {
    account('asha');
    outside.sitting = 'asha';
    const browser = await signedIn(test.world.asha);
    const { body } = await begin(browser);
    expect(await open().follow(String(body['address']))).toBe('/login#account=over.school');
    await browser.call('updateLogout', {});
    expect(await browser.follow(String(body['address']))).toBe(
      '/school-account#connection=account_over.school',
    );
    expect(await linked()).toEqual([]);
  });

  it('reads that an account is somebody else’s', async () => {
    await connect(test.world.bina, 'bina');
    const browser = await signedIn(test.world.asha);
    outside.sitting = 'bina';
    const { body } = await begin(browser);
    expect(await browser.follow(String(body['address']))).toBe(
      '/school-account#connection=account_taken.school',
    );
  });

  it('loses the connection with a new password', async () => {
    const browser = await connect(test.world.asha, 'asha');
    const changed = await browser.call('change-password-after-login', {
      currentPassword: password,
      password: 'Better@12',
      confirmPassword: 'Better@12',
    });
    expect(changed.status).toBe(200);
    expect(await linked()).toEqual([]);
    await run(
      `update people set password_hash = (select password_hash from people where login_name = 'F2') where login_name = 'F1'`,
    );
  });

  it('is signed out at the provider too, where that is wished', async () => {
    const browser = await connect(test.world.asha, 'asha');
    await browser.call('updateLogout', {});
    const to = await browser.step(`${test.server.address}/auth/oidc/school/end`);
    const { origin, pathname, searchParams } = new URL(to ?? '');
    expect([origin, pathname]).toEqual([outside.issuer, '/session/end']);
    expect(searchParams.get('post_logout_redirect_uri')).toBe(`${test.server.address}/login`);
    expect(searchParams.get('id_token_hint')).toMatch(/^ey/);
    // Once: the token is gone from this browser.
    const again = await browser.step(`${test.server.address}/auth/oidc/school/end`);
    expect(new URL(again ?? '').searchParams.has('id_token_hint')).toBe(false);
  });
});

describe('a school’s choice', () => {
  it('is its admin’s, names its domains, and is compared when two save', async () => {
    await run('delete from school_providers');
    const admin = await test.signIn(test.world.admin);
    const { data: before } = await admin.ok('get-school-providers', {});
    expect(before).toEqual([
      { name: 'school', label: 'Meadow', needs_domains: 1, is_on: 0, domains: [], connected: 0, version: 0 },
    ]);
    const save = (domains: string[], version: number, is_on: 0 | 1 = 1) =>
      admin.call('save-school-provider', { provider: 'school', is_on, domains, version });
    expect(await save([], 0)).toMatchObject({ error: { code: 'domains_missing', issues: { domains: {} } } });
    expect(await save(['no domain'], 0)).toMatchObject({ error: { code: 'domain_wrong' } });
    expect(await save(['@First.Example', 'first.example'], 0)).toMatchObject({
      data: { data: { is_on: 1, domains: ['first.example'], version: 1 } },
    });
    expect(await save(['first.example'], 0)).toMatchObject({ error: { code: 'stale' } });
    expect((await save([], 1, 0)).status).toBe(200);
    const demo = await test.signIn(test.world.demoAdmin);
    const inDemo = await demo.call('save-school-provider', {
      provider: 'school',
      is_on: 1,
      domains: ['first.example'],
      version: 0,
    });
    expect(inDemo).toMatchObject({ error: { code: 'demo_school' } });
  });
});
