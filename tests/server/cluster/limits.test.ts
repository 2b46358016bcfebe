import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '../test-server.ts';
import { password, type World } from '../world.ts';
import { hasRedis, type RedisServer, startRedis } from './redis-server.ts';

let redis: RedisServer;
let one: TestServer;
let other: TestServer;
let world: World;

describe.skipIf(!hasRedis)('limits over two processes', () => {
  beforeAll(async () => {
    redis = await startRedis();
    one = await startTestServer({
      REDIS_URL: redis.url,
      DATABASE_URL: 'postgresql://set/by-the-test',
      RATE_LIMITS: 'on',
      LOGIN_TRIES_PER_MINUTE: '4',
    });
    other = await one.beside({});
    world = one.world;
  });
  afterAll(async () => {
    await other.close();
    await one.close();
    await redis.stop();
  });

  const tryToSignIn = (at: TestServer, loginName: string, secret: string) =>
    fetch(`${at.server.address}/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        email: loginName,
        password: secret,
        deviceDetails: { deviceId: 'test', browser: 'test', os: 'test', tz: 'UTC' },
      }),
    });

  it('count wrong tries of an address together', async () => {
    for (const at of [one, other, one, other])
      expect((await tryToSignIn(at, world.dev.loginName, 'a wrong one')).status).not.toBe(429);
    // Each has judged two; both know of four.
    await vi.waitFor(
      async () => {
        for (const at of [one, other])
          expect((await tryToSignIn(at, world.esha.loginName, password)).status).toBe(429);
      },
      { timeout: 15_000 },
    );
  });

  it('count the calls of a person together', async () => {
    const [here, there] = [await one.enter(world.asha), await other.enter(world.asha)];
    const write = (client: typeof here) => client.raw('save-bell', {});
    for (let count = 0; count < 60; count += 1) {
      await write(here);
      await write(there);
    }
    // A hundred a minute, and each process has counted sixty.
    for (const each of [here, there])
      await vi.waitFor(async () => expect((await write(each)).status).toBe(429), { timeout: 15_000 });
  });
});
