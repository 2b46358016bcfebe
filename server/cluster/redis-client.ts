import { createClient } from '@redis/client';
import type { Logger } from '#server/core/context.ts';
import { StartRefused } from '#server/core/start-refused.ts';

/** Between two tries to reach a lost Redis, in milliseconds. */
const againAfter = 500;
/** In milliseconds: we ask each second, and a Redis that is silent this long is away. */
const silentMilliseconds = 4_000;

const clientOf = (url: string) =>
  createClient({
    url,
    // The sockets' adapter reads answers in the form of the older protocol.
    RESP: 2,
    pingInterval: 1000,
    commandsQueueMaxLength: 10_000,
    socket: { connectTimeout: 3_000, socketTimeout: silentMilliseconds, reconnectStrategy: () => againAfter },
  });

export type RedisClient = ReturnType<typeof clientOf>;

/** Throws StartRefused when Redis does not answer. Later outages are waited out, and the log reports each once. */
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
  // The client would try a refused password again and again.
  const refused = new Promise<never>((_resolve, reject) => {
    client.on('error', (error: Error) => isRefusal(error) && reject(error));
  });
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('no answer')), 5_000).unref();
  });
  try {
    // A Redis with a password lets everybody connect, so the ping tests it.
    await Promise.race([client.connect().then(() => client.ping()), refused, late]);
  } catch (error) {
    client.destroy();
    throw new StartRefused(`REDIS_URL: ${whyNot(url, problem ?? error)}`);
  }
  return client;
}

const isRefusal = ({ message }: Error) => /^(?:NOAUTH|WRONGPASS|NOPERM)|no password is set/.test(message);

function whyNot(url: string, problem: unknown): string {
  return isRefusal(problem as Error)
    ? `Redis at ${withoutPassword(url)} does not take this name and password. Correct them in the address.`
    : `nobody answers at ${withoutPassword(url)} (${(problem as Error).message}). Start Redis there, or leave REDIS_URL out and run one process alone.`;
}

/** Asks once, for a check of the installation. null: it answers. */
export async function redisProblem(url: string): Promise<string | null> {
  const client = createClient({
    url,
    RESP: 2,
    socket: { connectTimeout: 3_000, socketTimeout: silentMilliseconds, reconnectStrategy: false },
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.ping();
    return null;
  } catch (error) {
    return whyNot(url, error);
  } finally {
    client.destroy();
  }
}

function withoutPassword(url: string): string {
  const shown = new URL(url);
  shown.password = '';
  shown.username = '';
  return shown.href;
}
