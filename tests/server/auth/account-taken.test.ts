import { sql } from 'drizzle-orm';
import { Client as PgClient } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Browser, deviceDetails } from '../../oidc/browser.ts';
import { client, type OutsideProvider, startProvider } from '../../oidc/provider.ts';
import { lockWaits } from '../lock-waits.ts';
import { mailsSent } from '../outbox.ts';
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
    DEVICES_AT_ONCE: 'allow',
  });
  test.clock.now = new Date();
  outside.register(test.server.address);
  await run(
    `insert into school_providers (school_id, provider, is_on, domains) values (1, 'school', true, '{first.example}')`,
  );
});
afterAll(async () => {
  await test.close();
  await outside.close();
});
beforeEach(async () => {
  await run('delete from linked_accounts; update sessions set ended_at = now() where ended_at is null');
  await run(`update people set is_active = true, psw_change_status = 1, code_until = null, deleted_at = null
    where deleted_at is not null or not is_active or psw_change_status <> 1 or code_until is not null`);
  outside.accounts.clear();
});

const run = (text: string) => test.server.app.db.execute(sql.raw(text));
async function arrive(id: string): Promise<Browser> {
  outside.accounts.set(id, { id, email: `${id}@first.example`, isVerified: true });
  outside.sitting = id;
  const browser = new Browser(test.server.address);
  expect(await browser.follow(`${test.server.address}/auth/oidc/school/start`)).toBe('/school-account');
  return browser;
}
const enter = (browser: Browser, more: object = {}) =>
  browser.call('sign-in-by-account', { deviceDetails, ...more });
async function connect(who: Named, id: string): Promise<Browser> {
  const browser = await arrive(id);
  expect((await enter(browser, { email: who.loginName, password })).status).toBe(200);
  return browser;
}
const linked = async () => (await run('select person_id from linked_accounts')).rows;

describe('an admin', () => {
  it('sees and takes the account of somebody of the school, who is signed out and told', async () => {
    const { asha } = test.world;
    const browser = await connect(asha, 'asha');
    const byPassword = new Browser(test.server.address);
    await byPassword.call('login', { email: asha.loginName, password, deviceDetails });
    const admin = await test.signIn(test.world.admin);
    const { data } = await admin.ok('get-person-accounts', { person_id: asha.id });
    expect(data).toMatchObject([
      { name: 'school', label: 'Meadow', connection: { account: 'asha@first.example' } },
    ]);
    const wish = { person_id: asha.id, provider: 'school' };
    expect(await admin.ok('disconnect-person-account', wish)).toEqual({ status: 'true', sessions: 1 });
    expect(await linked()).toEqual([]);
    expect(await browser.call('get-my-accounts', {})).toMatchObject({
      status: 401,
      body: { params: { ended: 'forced' } },
    });
    expect((await byPassword.call('get-my-accounts', {})).status).toBe(200);
    const { rows } = await run(
      `select person_id, details from audit_log where action = 'account.taken' order by at desc limit 1`,
    );
    expect(rows).toEqual([
      { person_id: test.world.admin.id, details: { provider: 'school', personId: asha.id, sessions: 1 } },
    ]);
    const told = await run(
      `select message, url from notifications where person_id = ${asha.id} and kind = 'account'`,
    );
    expect(told.rows).toEqual([{ message: 'Meadow', url: '/' }]);
    expect((await admin.call('disconnect-person-account', wish)).status).toBe(404);
    // The account is free, and its person connects it anew.
    await connect(asha, 'asha');
  });

  it('is the admin of that school and nobody else', async () => {
    const { asha, bina } = test.world;
    await connect(asha, 'asha');
    const wish = { person_id: asha.id, provider: 'school' };
    for (const [who, status] of [
      [bina, 403],
      [test.world.esha, 403],
      [test.world.helpdesk, 403],
      [test.world.superAdmin, 403],
      [test.world.otherAdmin, 404],
    ] as const) {
      const other = await test.enter(who);
      expect((await other.call('get-person-accounts', { person_id: asha.id })).status).toBe(status);
      expect((await other.call('disconnect-person-account', wish)).status).toBe(status);
    }
    expect(await linked()).toHaveLength(1);
  });
});

describe('who gets a new way in', () => {
  it('is told by mail, once, and how to close it', async () => {
    const { admin } = test.world;
    const told = async () =>
      (await mailsSent(test, 'account-connected-')).filter(({ text }) => text.includes('anil@first.example'));
    await connect(admin, 'anil');
    expect((await enter(await arrive('anil'))).status).toBe(200);
    const mails = await told();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toMatch(/The Meadow account .* change your password at once/s);
  });
});

describe('an account of somebody who is gone', () => {
  it('is free for the same person’s other entry, after a merge of two for one', async () => {
    const { asha, bina } = test.world;
    await connect(asha, 'asha');
    await run(`update people set deleted_at = now(), is_active = false where id = ${asha.id}`);
    const browser = await arrive('asha');
    expect((await browser.call('get-pending-account', {})).body).toMatchObject({ state: 'new' });
    expect((await enter(browser, { email: bina.loginName, password })).status).toBe(200);
    expect(await linked()).toEqual([{ person_id: bina.id }]);
  });
});

describe('at the same moment', () => {
  /** Somebody else changes the person while `act` waits for them. */
  async function meanwhile<Answer>(who: Named, change: string, act: () => Promise<Answer>): Promise<Answer> {
    const other = new PgClient({ connectionString: test.server.app.database.pool.options.connectionString });
    await other.connect();
    await other.query('begin');
    await other.query(`select 1 from people where id = ${who.id} for update`);
    const answer = act();
    await expect.poll(() => lockWaits(other), { timeout: 20_000 }).toBeGreaterThan(0);
    await other.query(change.replaceAll('$id', String(who.id)));
    await other.query('commit');
    await other.end();
    return answer;
  }

  it.each([
    [
      'a reset',
      `update people set password_hash = 'new', code_until = now() + interval '1 day' where id = $id`,
    ],
    ['a new password', `update people set password_hash = 'new' where id = $id`],
    ['the bin', `update people set is_active = false, deleted_at = now() where id = $id`],
  ])('%s and a first sign-in leave no connection and no session', async (_what, change) => {
    const { asha } = test.world;
    const { rows } = await run(`select password_hash from people where id = ${asha.id}`);
    const browser = await arrive('asha');
    const answer = await meanwhile(asha, change, () => enter(browser, { email: asha.loginName, password }));
    await run(
      `update people set password_hash = '${Object(rows[0])['password_hash']}' where id = ${asha.id}`,
    );
    expect(answer.status).toBe(401);
    expect(await linked()).toEqual([]);
    const open = await run(`select 1 from sessions where person_id = ${asha.id} and ended_at is null`);
    expect(open.rows).toEqual([]);
  });

  it('taking the account and coming back by it leave no session', async () => {
    const { asha } = test.world;
    await connect(asha, 'asha');
    await run('update sessions set ended_at = now() where ended_at is null');
    const browser = await arrive('asha');
    const answer = await meanwhile(asha, 'delete from linked_accounts where person_id = $id', () =>
      enter(browser),
    );
    expect(answer).toMatchObject({ status: 401, body: { code: 'account_over' } });
    const open = await run(`select 1 from sessions where person_id = ${asha.id} and ended_at is null`);
    expect(open.rows).toEqual([]);
  });

  it('a new password, which ends the session, and the way back of a connection leave none', async () => {
    const { asha } = test.world;
    const browser = new Browser(test.server.address);
    await browser.call('login', { email: asha.loginName, password, deviceDetails });
    outside.accounts.set('asha', { id: 'asha', email: 'asha@first.example', isVerified: true });
    outside.sitting = 'asha';
    const { body } = await browser.call('start-account-connection', {
      provider: 'school',
      currentPassword: password,
    });
    const at = await meanwhile(
      asha,
      'update sessions set ended_at = now() where person_id = $id and ended_at is null',
      () => browser.follow(String(body['address'])),
    );
    expect(at).toBe('/school-account#connection=account_over.school');
    expect(await linked()).toEqual([]);
  });

  it('two people connect one account: one has it', async () => {
    const { asha, bina } = test.world;
    const browsers = [await arrive('both'), await arrive('both')] as const;
    const answers = await Promise.all([
      enter(browsers[0], { email: asha.loginName, password }),
      enter(browsers[1], { email: bina.loginName, password }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    expect(await linked()).toHaveLength(1);
  });
});

describe('a computer that others use', () => {
  it('forgets who came from the provider when somebody else signs in, out, or says it is not theirs', async () => {
    const { asha, bina } = test.world;
    await connect(asha, 'asha');
    const stateIn = async (browser: Browser) => (await browser.call('get-pending-account', {})).body['state'];

    const first = await arrive('asha');
    expect(await stateIn(first)).toBe('known');
    await first.call('login', { email: bina.loginName, password, deviceDetails });
    expect(await stateIn(first)).toBe('none');

    const second = new Browser(test.server.address);
    await second.call('login', { email: bina.loginName, password, deviceDetails });
    expect(await second.follow(`${test.server.address}/auth/oidc/school/start`)).toBe('/school-account');
    await second.call('updateLogout', {});
    expect(await stateIn(second)).toBe('none');

    const third = await arrive('asha');
    const host = new URL(test.server.address).host;
    const copy = new Map(third.cookies.get(host));
    expect(await third.follow(`${test.server.address}/auth/oidc/leave`)).toBe('/login');
    expect(await stateIn(third)).toBe('none');
    third.cookies.set(host, copy);
    expect((await enter(third)).status).toBe(401);
  });
});
