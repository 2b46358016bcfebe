import { superviseEmbeddedPostgres } from '#server/db/supervised-postgres.ts';
import { startRedis } from '../server/cluster/redis-server.ts';
import type { Shared } from './fault-process.ts';

/** A database that is started again when it dies, and a Redis, for processes that share both. */
export interface FaultMachine extends Shared {
  /** As when its machine loses power; it comes back at once with nothing in it. */
  readonly killRedis: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const quiet = () => undefined;

export async function openMachine(dataDir: string): Promise<FaultMachine> {
  const redis = await startRedis();
  const postgres = await superviseEmbeddedPostgres(dataDir, {
    log: { info: quiet, warn: quiet, error: quiet },
  });
  return {
    databaseUrl: postgres.url,
    redisUrl: redis.url,
    killRedis: async () => {
      await redis.stop();
      await redis.start();
    },
    close: async () => {
      await postgres.stop();
      await redis.stop();
    },
  };
}
