import { inspect } from 'node:util';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeError } from '#server/core/describe-error.ts';
import { Browser, deviceDetails } from '../../oidc/browser.ts';
import { type Bent, startFalseIssuer } from '../../oidc/false-issuer.ts';
import { client } from '../../oidc/provider.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { password } from '../world.ts';

/** Tokens that a real provider never gives out: whoever stands between it and us might. */
let issuer: Awaited<ReturnType<typeof startFalseIssuer>>;
let test: TestServer;
beforeAll(async () => {
  issuer = await startFalseIssuer();
  test = await startTestServer({
    OIDC_PROVIDERS: `school=${issuer.issuer}`,
    OIDC_LOOPBACK: 'on',
    OIDC_SCHOOL_CLIENT_ID: client.id,
    OIDC_SCHOOL_CLIENT_SECRET: client.secret,
  });
  issuer.state.now = () => test.clock.now.getTime();
});
afterAll(async () => {
  await test.close();
  await issuer.close();
});
beforeEach(() => {
  issuer.state.bent = {};
  issuer.state.broken = false;
  issuer.state.endless = false;
});

/** To the provider and back, with a token bent like this. */
async function arriveWith(
  bent: Bent,
  query: Record<string, string> = {},
): Promise<{ browser: Browser; at: string }> {
  const browser = new Browser(test.server.address);
  const sent = new URL((await browser.step('/auth/oidc/school/start')) ?? '');
  issuer.state.nonce = sent.searchParams.get('nonce') ?? '';
  issuer.state.bent = bent;
  const back = new URLSearchParams({ code: 'any', state: sent.searchParams.get('state') ?? '', ...query });
  return { browser, at: await browser.follow(`${test.server.address}/auth/oidc/school/callback?${back}`) };
}

const seconds = () => Math.floor(test.clock.now.getTime() / 1000);
const taken = '/school-account';
const refused = '/login#account=refused.school';

it('takes a token that is right', async () => {
  expect((await arriveWith({})).at).toBe(taken);
});

it.each<[string, () => Bent]>([
  ['for another time it was asked', () => ({ claims: { nonce: 'another' } })],
  ['without the nonce', () => ({ claims: { nonce: undefined } })],
  ['for another product', () => ({ claims: { aud: 'another' } })],
  [
    'for two products and handed over by the other',
    () => ({ claims: { aud: [client.id, 'another'], azp: 'another' } }),
  ],
  ['of another issuer', () => ({ claims: { iss: 'https://evil.example' } })],
  ['that ran out', () => ({ claims: { iat: seconds() - 900, exp: seconds() - 600 } })],
  ['that nobody signed', () => ({ alg: 'none' })],
  ['that somebody else signed', () => ({ isForged: true })],
  ['signed with our own secret', () => ({ alg: 'HS256' })],
  ['about nobody', () => ({ claims: { sub: '' } })],
  ['about somebody with an endless number', () => ({ claims: { sub: 'x'.repeat(300) } })],
])('refuses a token %s', async (_what, bent) => {
  const { browser, at } = await arriveWith(bent());
  expect(at).toBe(refused);
  expect((await browser.call('get-pending-account', {})).body).toMatchObject({ state: 'none' });
});

it.each([
  [30, taken],
  [-30, taken],
  [600, refused],
  [-600, refused],
])('with a clock %i s apart', async (apart, to) => {
  const at = seconds() + apart;
  // As short as it can be: it has just begun there, or is just about to end.
  const claims = apart > 0 ? { iat: at, nbf: at, exp: at + 300 } : { iat: at - 60, exp: at };
  expect((await arriveWith({ claims })).at).toBe(to);
});

it('refuses an answer with another state, or with none', async () => {
  expect((await arriveWith({}, { state: 'another' })).at).toBe(refused);
  expect((await arriveWith({}, { state: '' })).at).toBe(refused);
});

it('tells when the provider is down, asked or answering, and the password goes on working', async () => {
  const browser = new Browser(test.server.address);
  const sent = new URL((await browser.step('/auth/oidc/school/start')) ?? '');
  issuer.state.broken = true;
  const back = new URLSearchParams({ code: 'any', state: sent.searchParams.get('state') ?? '' });
  expect(await browser.follow(`${test.server.address}/auth/oidc/school/callback?${back}`)).toBe(
    '/login#account=unreachable.school',
  );
  expect(test.warnings.map(({ message }) => message)).toContain(
    'A sign-in by an account of a provider came to nothing',
  );
  expect((await test.signIn(test.world.asha)).token).not.toBeNull();
});

it('trusts the organisation that Google names before an address', async () => {
  await test.server.app.db.execute(
    sql`insert into school_providers (school_id, provider, is_on, domains) values (1, 'school', true, '{first.example}')`,
  );
  const as = async (claims: Record<string, unknown>) => {
    const { browser } = await arriveWith({ claims });
    const { body } = await browser.call('sign-in-by-account', {
      deviceDetails,
      email: 'F1',
      password,
    });
    return body['code'] ?? 'in';
  };
  expect(await as({ hd: 'other.example' })).toBe('account_foreign');
  expect(await as({ email_verified: 'true', hd: undefined })).toBe('account_foreign');
  expect(await as({ hd: 'first.example', email_verified: false })).toBe('in');
});

it('reads an answer of a provider no further than it may be long', async () => {
  const browser = new Browser(test.server.address);
  const sent = new URL((await browser.step('/auth/oidc/school/start')) ?? '');
  issuer.state.endless = true;
  const back = new URLSearchParams({ code: 'any', state: sent.searchParams.get('state') ?? '' });
  expect(await browser.follow(`${test.server.address}/auth/oidc/school/callback?${back}`)).toBe(refused);
  expect(inspect(test.warnings.at(-1)?.['err'])).toContain('more than it may');
});

it.each<[string, object, string]>([
  ['a number with a sign that no database stores', { sub: 'some\0body' }, refused],
  ['an address with such a sign', { email: 'asha\0@first.example' }, taken],
  ['an address that turns the text around it', { email: '\u202easha@first.example' }, taken],
  ['an endless address', { email: `${'x'.repeat(9_000)}@first.example` }, taken],
  ['an endless domain', { hd: `${'x'.repeat(9_000)}.example` }, taken],
  ['a domain that is none', { hd: 'first.example\r\nset-cookie: a=b' }, taken],
])('is not upset by %s', async (_what, claims, to) => {
  const { browser, at } = await arriveWith({ claims: { ...claims } });
  expect(at).toBe(to);
  const pending = await browser.call('get-pending-account', {});
  expect(pending.status).toBe(200);
  expect(String(pending.body['account'])).not.toMatch(/[\0\u202e]/);
  // A browser keeps no cookie that is longer.
  for (const value of browser.cookies.get(new URL(test.server.address).host)?.values() ?? [])
    expect(value.length).toBeLessThan(4_000);
  const entered = await browser.call('sign-in-by-account', {
    deviceDetails,
    email: test.world.asha.loginName,
    password,
  });
  expect(entered.status).toBeLessThan(500);
});

it('logs what went wrong, and nothing of the token or of whose it is', async () => {
  await arriveWith({ claims: { nonce: 'another', email: 'hidden@first.example', sub: 'hidden-number' } });
  await arriveWith({}, { state: 'another', code: 'hidden-code' });
  await arriveWith({}, { error: 'server_error', error_description: 'hidden-words' });
  const lines = test.warnings.slice(-3);
  expect(lines.map(({ message }) => message)).toEqual(
    Array.from(lines, () => 'A sign-in by an account of a provider came to nothing'),
  );
  const logged = lines.map(({ err }) => describeError(err)).join();
  expect(logged).not.toMatch(/hidden|eyJ/);
});

it('asks a provider once, however many people come while it is slow', async () => {
  const slow = await startFalseIssuer();
  const own = await startTestServer({
    OIDC_PROVIDERS: `school=${slow.issuer}`,
    OIDC_LOOPBACK: 'on',
    OIDC_SCHOOL_CLIENT_ID: client.id,
    OIDC_SCHOOL_CLIENT_SECRET: client.secret,
  });
  let goOn = () => {};
  slow.state.until = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const starts = Array.from({ length: 20 }, () =>
    new Browser(own.server.address).step('/auth/oidc/school/start'),
  );
  await expect.poll(() => slow.state.asked.get('/.well-known/openid-configuration')).toBe(1);
  goOn();
  for (const to of await Promise.all(starts)) expect(to).toContain(`${slow.issuer}/auth?`);
  expect(slow.state.asked.get('/.well-known/openid-configuration')).toBe(1);
  await own.close();
  await slow.close();
});
