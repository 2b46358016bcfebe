import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Browser, deviceDetails } from '../../oidc/browser.ts';
import { type Bent, startFalseIssuer } from '../../oidc/false-issuer.ts';
import { client } from '../../oidc/provider.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { password } from '../world.ts';

/** [OpenID Connect Back-Channel Logout 1.0] A provider tells that somebody is signed out there. */
let issuer: Awaited<ReturnType<typeof startFalseIssuer>>;
let test: TestServer;
const settings = () => ({
  OIDC_PROVIDERS: `school=${issuer.issuer}`,
  OIDC_LOOPBACK: 'on',
  OIDC_SCHOOL_CLIENT_ID: client.id,
  OIDC_SCHOOL_CLIENT_SECRET: client.secret,
  DEVICES_AT_ONCE: 'allow',
});
beforeAll(async () => {
  issuer = await startFalseIssuer();
  test = await startTestServer(settings());
  issuer.state.now = () => test.clock.now.getTime();
  await run(
    `insert into school_providers (school_id, provider, is_on, domains) values (1, 'school', true, '{first.example}')`,
  );
});
afterAll(async () => {
  await test.close();
  await issuer.close();
});
beforeEach(async () => {
  await run('delete from linked_accounts; update sessions set ended_at = now() where ended_at is null');
  issuer.state.bent = {};
  issuer.state.broken = false;
});

const run = (text: string) => test.server.app.db.execute(sql.raw(text));
const event = 'http://schemas.openid.net/event/backchannel-logout';

/** Signs in at the provider, which calls its session by this number, and comes back. */
async function arrive(sid: string, sub = 'asha'): Promise<Browser> {
  const browser = new Browser(test.server.address);
  const sent = new URL((await browser.step('/auth/oidc/school/start')) ?? '');
  issuer.state.nonce = sent.searchParams.get('nonce') ?? '';
  issuer.state.bent = { claims: { sid, sub, email: `${sub}@first.example` } };
  const back = new URLSearchParams({ code: 'any', state: sent.searchParams.get('state') ?? '' });
  expect(await browser.follow(`${test.server.address}/auth/oidc/school/callback?${back}`)).toBe(
    '/school-account',
  );
  return browser;
}
const enter = (browser: Browser, more: object = {}) =>
  browser.call('sign-in-by-account', { deviceDetails, ...more });
async function signedIn(sid: string, sub = 'asha', loginName = 'F1'): Promise<Browser> {
  const browser = await arrive(sid, sub);
  const isKnown = (await browser.call('get-pending-account', {})).body['state'] === 'known';
  expect((await enter(browser, isKnown ? {} : { email: loginName, password })).status).toBe(200);
  return browser;
}
const state = async (browser: Browser) => {
  const { status, body } = await browser.call('get-my-accounts', {});
  return status === 200 ? 'in' : Object(body)['params']?.ended;
};

const claimsOf = (more: object) => ({
  nonce: undefined,
  email: undefined,
  email_verified: undefined,
  sub: 'asha',
  jti: randomUUID(),
  events: { [event]: {} },
  ...more,
});
const token = (more: object = {}, bent: Bent = {}) =>
  issuer.sign({ typ: 'logout+jwt', ...bent, claims: claimsOf(more) });
async function tell(text: string, at = test.server.address) {
  const response = await fetch(`${at}/auth/oidc/school/backchannel-logout`, {
    method: 'POST',
    body: new URLSearchParams({ logout_token: text }),
  });
  expect(response.headers.get('cache-control')).toBe('no-store');
  return response.status;
}
const seconds = () => Math.floor(test.clock.now.getTime() / 1000);

describe('a sign-out at the provider', () => {
  it('ends what began by the account, and says so; what began by the password stays', async () => {
    const byAccount = await signedIn('one');
    const byPassword = new Browser(test.server.address);
    await byPassword.call('login', { email: 'F1', password, deviceDetails });
    expect(await tell(token())).toBe(200);
    expect([await state(byAccount), await state(byPassword)]).toEqual(['provider', 'in']);
    const { rows } = await run(
      `select person_id, details from audit_log where action = 'account.signed_out' order by at desc limit 1`,
    );
    expect(rows).toEqual([{ person_id: test.world.asha.id, details: { provider: 'school', sessions: 1 } }]);
    test.clock.now = new Date(test.clock.now.getTime() + 1000);
    const again = await arrive('two');
    expect((await enter(again)).status).toBe(200);
  });

  it('of one session there ends what began in that one', async () => {
    const [one, two] = [await signedIn('one'), await signedIn('two')];
    const bina = await signedIn('three', 'bina', 'F2');
    expect(await tell(token({ sid: 'two' }))).toBe(200);
    expect([await state(one), await state(two), await state(bina)]).toEqual(['in', 'provider', 'in']);
    expect(await tell(token({ sub: undefined, sid: 'one' }))).toBe(200);
    expect([await state(one), await state(bina)]).toEqual(['provider', 'in']);
    // The session of one account named with the number of another is nobody's.
    expect(await tell(token({ sub: 'asha', sid: 'three' }))).toBe(200);
    expect(await state(bina)).toBe('in');
  });

  it('stops who came from there before and has not gone on', async () => {
    await signedIn('one');
    const browser = await arrive('two');
    expect(await tell(token())).toBe(200);
    expect(await enter(browser)).toMatchObject({ status: 401, body: { code: 'account_over' } });
    test.clock.now = new Date(test.clock.now.getTime() + 1000);
    expect((await enter(await arrive('three'))).status).toBe(200);
  });

  it('comes once: sent again it does nothing', async () => {
    await signedIn('one');
    const same = token();
    expect(await tell(same)).toBe(200);
    test.clock.now = new Date(test.clock.now.getTime() + 1000);
    const browser = await arrive('two');
    expect((await enter(browser)).status).toBe(200);
    expect(await tell(same)).toBe(200);
    expect(await state(browser)).toBe('in');
  });
});

describe('a token that is none', () => {
  it.each<[string, () => string]>([
    ['of somebody else', () => token({}, { isForged: true })],
    ['that nobody signed', () => token({}, { alg: 'none' })],
    ['signed with our own secret', () => token({}, { alg: 'HS256' })],
    ['for another product', () => token({ aud: 'another' })],
    ['of another issuer', () => token({ iss: 'https://evil.example' })],
    ['that is old', () => token({ iat: seconds() - 900, exp: undefined })],
    ['that ran out', () => token({ iat: seconds() - 300, exp: seconds() - 120 })],
    ['of tomorrow', () => token({ iat: seconds() + 86_400, exp: seconds() + 90_000 })],
    ['without its time', () => token({ iat: undefined })],
    ['without its number', () => token({ jti: undefined })],
    ['with a number without end', () => token({ jti: 'x'.repeat(300) })],
    ['without its event', () => token({ events: undefined })],
    ['with another event', () => token({ events: { 'http://schemas.openid.net/event/other': {} } })],
    ['with an event that is a word', () => token({ events: { [event]: 'yes' } })],
    ['about nobody', () => token({ sub: undefined })],
    ['about a number', () => token({ sub: 7 })],
    ['with a nonce, as one of who somebody is', () => token({ nonce: 'any' })],
    ['of another kind', () => token({}, { typ: 'at+jwt' })],
    ['of who somebody is', () => issuer.sign({ claims: { sub: 'asha' } })],
    ['of words', () => 'no token'],
    ['of nothing', () => ''],
  ])('%s ends nothing', async (_what, made) => {
    const browser = await signedIn('one');
    expect(await tell(made())).toBe(400);
    expect(await state(browser)).toBe('in');
  });

  it('is answered alike in other shapes, and without reading on', async () => {
    const send = async (body: string | URLSearchParams, type?: string, name = 'school') => {
      const response = await fetch(`${test.server.address}/auth/oidc/${name}/backchannel-logout`, {
        method: 'POST',
        body,
        ...(type && { headers: { 'content-type': type } }),
      });
      return response.status;
    };
    const form = 'application/x-www-form-urlencoded';
    expect(await send('', form)).toBe(400);
    expect(await send('logout_token=a&logout_token=b', form)).toBe(400);
    expect(await send(JSON.stringify({ logout_token: token() }), 'application/json')).toBe(400);
    expect(await send(`logout_token=${'x'.repeat(20_000)}`, form)).toBe(413);
    expect(await send(new URLSearchParams({ logout_token: token() }), undefined, 'other')).toBe(404);
  });

  it('is told to come again while the provider cannot be asked for its keys', async () => {
    const away = await startFalseIssuer();
    const own = await startTestServer({ ...settings(), OIDC_PROVIDERS: `school=${away.issuer}` });
    away.state.broken = true;
    expect(await tell(token(), own.server.address)).toBe(503);
    away.state.broken = false;
    away.state.now = () => own.clock.now.getTime();
    expect(await tell(away.sign({ claims: claimsOf({}) }), own.server.address)).toBe(200);
    await own.close();
    await away.close();
  });
});
