import { createClient } from '@redis/client';
import type { Logger } from '#server/core/context.ts';
import { StartRefused } from '#server/core/start-refused.ts';

/** Between two tries to reach a Redis that went away, in milliseconds. */
const againAfter = 500;
/** A Redis that says nothing for so long, though it is asked each second, is away. */
const silentMilliseconds = 4_000;

const clientOf = (url: string) =>
  createClient({
    url,
    // The adapter of the sockets reads answers in the form of the older protocol.
    RESP: 2,
    pingInterval: 1000,
    commandsQueueMaxLength: 10_000,
    socket: { connectTimeout: 3_000, socketTimeout: silentMilliseconds, reconnectStrategy: () => againAfter },
  });

export type RedisClient = ReturnType<typeof clientOf>;

/** Throws StartRefused when nobody answers there. Later it is waited for, and the log says once that it is away. */
export async function connectRedis(url: string, log: Logger): Promise<RedisClient> {
  const client = clientOf(url);
  let isAway = false;
  let problem: unknown = null;
  client.on('error', (err: unknown) => {
    problem = err;
    if (!isAway && hasBeenReady) log.warn({ err }, 'Redis is away; the processes do not hear each other');
    isAway = true;
  });
  let hasBeenReady = false;
  client.on('ready', () => {
    if (isAway && hasBeenReady) log.warn({}, 'Redis is back');
    isAway = false;
    hasBeenReady = true;
  });
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('no answer')), 5_000).unref();
  });
  try {
    await Promise.race([client.connect(), late]);
  } catch (error) {
    client.destroy();
    throw new StartRefused(
      `REDIS_URL: nobody answers at ${withoutPassword(url)} (${(problem as Error | null)?.message ?? (error as Error).message}). Start Redis there, or leave REDIS_URL out and run one process alone.`,
    );
  }
  return client;
}

function withoutPassword(url: string): string {
  const shown = new URL(url);
  shown.password = '';
  shown.username = '';
  return shown.href;
}
