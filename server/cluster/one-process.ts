import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import type { Logger } from '#server/core/context.ts';
import { StartRefused } from '#server/core/start-refused.ts';
import { advisoryLocks } from '../db/advisory-locks.ts';

/** A process that just died leaves its connection behind for moments; one that is being replaced, for its last answers. */
const waitMilliseconds = 25_000;
const againMilliseconds = 500;

interface Options {
  readonly databaseUrl: string;
  /** Whether this process talks to others. */
  readonly isShared: boolean;
  readonly log: Logger;
  readonly waitMilliseconds?: number;
}

/**
 * Says to the database that a process serves it: alone, or together with others that talk to each other. Two that do not
 * would each tell their own browsers alone what changed, so the second refuses to start. Throws StartRefused.
 */
export async function registerProcess(options: Options): Promise<{ readonly leave: () => Promise<void> }> {
  const until = performance.now() + (options.waitMilliseconds ?? waitMilliseconds);
  let client = await lockWith(options);
  let isTold = false;
  while (!client && performance.now() < until) {
    if (!isTold) options.log.info({}, 'Another process still serves this database; waiting for it to end');
    isTold = true;
    await setTimeout(againMilliseconds);
    client = await lockWith(options);
  }
  if (!client)
    throw new StartRefused(
      options.isShared
        ? 'A process without REDIS_URL serves this database: stop it first, since the two would not hear each other.'
        : 'Another process serves this database already: stop it first, or give both REDIS_URL, by which they hear each other.',
    );
  return watchOver(client, options);
}

/** null: somebody has the lock who does not share it. */
async function lockWith({ databaseUrl, isShared }: Options): Promise<Client | null> {
  const client = new Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    // A machine that fell silent shall not keep its lock for hours.
    options: '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3',
  });
  client.on('error', () => undefined);
  let isHeld = false;
  try {
    await client.connect();
    const { rows } = await client.query<{ is_locked: boolean }>(
      `select pg_try_advisory_lock${isShared ? '_shared' : ''}($1) as is_locked`,
      [advisoryLocks.serving],
    );
    isHeld = rows[0]?.is_locked ?? false;
    return isHeld ? client : null;
  } finally {
    if (!isHeld) await client.end().catch(() => undefined);
  }
}

/** A database that was restarted has forgotten the lock: it is taken again as soon as the database answers. */
function watchOver(first: Client, options: Options): { readonly leave: () => Promise<void> } {
  const state: { isOver: boolean; client: Client | null } = { isOver: false, client: first };
  const follow = (held: Client) => {
    state.client = held;
    held.once('end', () => void again());
  };
  const again = async () => {
    state.client = null;
    while (!state.isOver) {
      const held = await lockWith(options).catch(() => undefined);
      if (held && state.isOver) return void held.end();
      if (held) return follow(held);
      if (held === null)
        options.log.warn(
          {},
          'Another process has begun to serve this database, and the two do not hear each other',
        );
      await setTimeout(held === null ? 60_000 : 1_000, undefined, { ref: false });
    }
  };
  follow(first);
  return {
    leave: async () => {
      state.isOver = true;
      await state.client?.end().catch(() => undefined);
    },
  };
}
