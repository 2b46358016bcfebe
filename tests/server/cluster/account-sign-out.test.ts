import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser, deviceDetails } from '../../oidc/browser.ts';
import { startFalseIssuer } from '../../oidc/false-issuer.ts';
import { client } from '../../oidc/provider.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { password } from '../world.ts';
import { hasRedis, type RedisServer, startRedis } from './redis-server.ts';

let redis: RedisServer;
let issuer: Awaited<ReturnType<typeof startFalseIssuer>>;
let one: TestServer;
let other: TestServer;

describe.skipIf(!hasRedis)('a sign-out at a provider of accounts over two processes', () => {
  beforeAll(async () => {
    redis = await startRedis();
    issuer = await startFalseIssuer();
    one = await startTestServer({
      REDIS_URL: redis.url,
      DATABASE_URL: 'postgresql://set/by-the-test',
      OIDC_PROVIDERS: `school=${issuer.issuer}`,
      OIDC_LOOPBACK: 'on',
      OIDC_SCHOOL_CLIENT_ID: client.id,
      OIDC_SCHOOL_CLIENT_SECRET: client.secret,
    });
    other = await one.beside({});
    issuer.state.now = () => one.clock.now.getTime();
    await one.server.app.db.execute(
      sql`insert into school_providers (school_id, provider, is_on, domains) values (1, 'school', true, '{first.example}')`,
    );
  });
  afterAll(async () => {
    await other.close();
    await one.close();
    await issuer.close();
    await redis.stop();
  });

  it('told to one ends the session that began on the other, which says why', async () => {
    const browser = new Browser(one.server.address);
    const sent = new URL((await browser.step('/auth/oidc/school/start')) ?? '');
    issuer.state.nonce = sent.searchParams.get('nonce') ?? '';
    const back = new URLSearchParams({ code: 'any', state: sent.searchParams.get('state') ?? '' });
    await browser.follow(`${one.server.address}/auth/oidc/school/callback?${back}`);
    const entered = await browser.call('sign-in-by-account', { deviceDetails, email: 'F1', password });
    expect(entered.status).toBe(200);
    expect((await browser.call('get-my-accounts', {})).status).toBe(200);
    const logout_token = issuer.sign({
      typ: 'logout+jwt',
      claims: {
        nonce: undefined,
        jti: randomUUID(),
        events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
      },
    });
    const told = await fetch(`${other.server.address}/auth/oidc/school/backchannel-logout`, {
      method: 'POST',
      body: new URLSearchParams({ logout_token }),
    });
    expect(told.status).toBe(200);
    // A server remembers for a second whose a token is.
    one.clock.now = new Date(one.clock.now.getTime() + 1001);
    expect(await browser.call('get-my-accounts', {})).toMatchObject({
      status: 401,
      body: { params: { ended: 'provider' } },
    });
  });
});
