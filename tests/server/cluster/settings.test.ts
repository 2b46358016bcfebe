import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { connectRedis } from '#server/cluster/redis-client.ts';
import { readConfig } from '#server/core/config.ts';
import { lookAtCluster } from '#server/operator/doctor/look-at-cluster.ts';
import { freePort, newFolder, start, stopEverything } from '../program.ts';
import { createDatabase } from '../test-server.ts';
import { hasRedis, type RedisServer, startRedis } from './redis-server.ts';

let redis: RedisServer;
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
const look = (redisUrl: string, internalUrl?: string, runs = true) =>
  lookAtCluster({ cluster: { redisUrl, internalUrl } }, runs);
const asking = (url: string, password: string) => {
  const asked = new URL(url);
  asked.password = password;
  return asked.href;
};

describe.skipIf(!hasRedis)('what several processes need between them', () => {
  beforeAll(async () => {
    redis = await startRedis('secret');
  });
  afterEach(stopEverything);
  afterAll(() => redis.stop());

  it('is named by the start: a Redis that nobody answers at, in one sentence without its password', async () => {
    const database = await createDatabase();
    const port = await freePort();
    const outcome = await start({
      DATABASE_URL: database.url,
      REDIS_URL: `redis://banyan:secret@127.0.0.1:${port}`,
      DATA_DIR: await newFolder(),
      PORT: '0',
    }).outcome;
    await database.drop();
    expect(outcome).toEqual({
      code: 1,
      said: expect.stringMatching(
        `^REDIS_URL: nobody answers at redis://127.0.0.1:${port} \\(.*ECONNREFUSED.*\\)\\. Start Redis there, or leave REDIS_URL out and run one process alone\\.$`,
      ),
    });
  });

  it.each(['', 'wrong'])('is named by the start and the doctor: the password "%s"', async (password) => {
    const url = asking(redis.url, password);
    const sentence = `Redis at ${redis.url} does not take this name and password. Correct them in the address.`;
    await expect(connectRedis(url, quiet)).rejects.toThrow(`REDIS_URL: ${sentence}`);
    expect(await look(url)).toMatchObject([{ state: 'wrong', says: sentence }]);
  });

  it('is fine where it answers', async () => {
    const url = asking(redis.url, 'secret');
    (await connectRedis(url, quiet)).destroy();
    expect(await look(url)).toEqual([{ state: 'fine', what: 'Redis', says: 'It answers.' }]);
    expect(await lookAtCluster(readConfig({}), true)).toEqual([]);
  });

  it('is named by the doctor: nobody answers, or another program', async () => {
    const port = await freePort();
    expect(await look(`redis://127.0.0.1:${port}`)).toMatchObject([
      { state: 'wrong', says: expect.stringContaining(`Nobody answers at redis://127.0.0.1:${port} (`) },
    ]);
    // A program that takes the line and says nothing of Redis.
    const other = createServer((_request, response) => response.end('hello')).listen(0, '127.0.0.1');
    await once(other, 'listening');
    const at = Number(Object(other.address()).port);
    const url = asking(redis.url, 'secret');
    expect(await look(`redis://127.0.0.1:${at}`)).toMatchObject([{ state: 'wrong' }]);
    const inside = `http://127.0.0.1:${at}`;
    expect(await look(url, inside)).toMatchObject([
      { state: 'fine' },
      {
        state: 'wrong',
        says: `No process of ours answers at INTERNAL_URL, ${inside}: a shared screen would not be found.`,
      },
    ]);
    // While the server is stopped, nobody can answer there.
    expect(await look(url, inside, false)).toHaveLength(1);
    other.closeAllConnections();
    other.close();
  });
});
