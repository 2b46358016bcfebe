import { Server } from 'socket.io';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cluster, Topic } from '#server/cluster/cluster.ts';
import { connectRedis } from '#server/cluster/redis-client.ts';
import { openRedisCluster } from '#server/cluster/redis-cluster.ts';
import { hasRedis, type RedisServer, startRedis } from './redis-server.ts';

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const counted: Topic<number> = { name: 'counted' };
let redis: RedisServer;

describe.skipIf(!hasRedis)('a process that has just come', () => {
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis.stop());

  const open = (address: string): Promise<Cluster> =>
    openRedisCluster({ redisUrl: redis.url, name: 'test', ownAddress: () => address, log });

  it('hears what is told before it first asks for it, once, and nothing older', async () => {
    const client = await connectRedis(redis.url, log);
    const told = async (count: number) => {
      await expect.poll(() => client.xLen('banyan:test:hints')).toBe(count);
    };
    const one = await open('one');
    one.attach(new Server());
    one.tell(counted, 1);
    await told(1);
    const other = await open('other');
    const heard: number[] = [];
    other.hear(counted, (number) => heard.push(number));
    one.tell(counted, 2);
    await told(2);
    other.attach(new Server());
    one.tell(counted, 3);
    await expect.poll(() => heard).toEqual([2, 3]);
    await one.close();
    await other.close();
    client.destroy();
  });
});
