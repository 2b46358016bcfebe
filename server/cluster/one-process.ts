import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import type { Logger } from '#server/core/context.ts';
import { StartRefused } from '#server/core/start-refused.ts';
import { advisoryLocks } from '../db/advisory-locks.ts';
import { areApart } from './versions-apart.ts';

/** A dead process leaves its connection behind for moments, a replaced one for its last answers. */
const waitMilliseconds = 25_000;
const againMilliseconds = 500;
const warnMilliseconds = 60_000;

interface Options {
  readonly databaseUrl: string;
  readonly isShared: boolean;
  readonly version: string;
  readonly log: Logger;
  readonly waitMilliseconds?: number;
}

export interface Registered {
  readonly leave: () => Promise<void>;
}

/**
 * Two processes that do not talk would tell only their own browsers of changes, so the second refuses to start, as
 * does one of a version too far apart, before it migrates. Throws StartRefused.
 */
export async function registerProcess(options: Options): Promise<Registered> {
  const until = performance.now() + (options.waitMilliseconds ?? waitMilliseconds);
  let tried = await tryToJoin(options);
  let isTold = false;
  while ('reason' in tried && performance.now() < until) {
    if (!isTold) options.log.info({}, 'Another process still serves this database; waiting for it to end');
    isTold = true;
    await setTimeout(againMilliseconds);
    tried = await tryToJoin(options);
  }
  if ('reason' in tried) throw new StartRefused(tried.reason);
  return watchOver(tried.client, options);
}

async function tryToJoin(
  options: Options,
): Promise<{ readonly client: Client } | { readonly reason: string }> {
  const { isShared, version } = options;
  const client = await lockWith(options);
  if (!client)
    return {
      reason: isShared
        ? 'A process without REDIS_URL serves this database: stop it first, since the two would not hear each other.'
        : 'Another process serves this database already: stop it first, or give both REDIS_URL, by which they hear each other.',
    };
  // After the lock: of two that start at once each sees the other.
  const far = (await versionsBeside(client)).find((other) => areApart(version, other));
  if (far === undefined) return { client };
  await client.end().catch(() => undefined);
  return {
    reason: `A process of version ${far} serves this database, and this program is ${version}: they work side by side from one version to the next alone. Stop that one first, or start the version between.`,
  };
}

const namePrefix = 'banyan ';

async function versionsBeside(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select a.application_name as name from pg_locks l join pg_stat_activity a on a.pid = l.pid
     where l.locktype = 'advisory' and l.classid = 0 and l.objid::bigint = $1 and l.granted and l.pid <> pg_backend_pid()
       and l.database = (select oid from pg_database where datname = current_database())
       and starts_with(a.application_name, $2)`,
    [advisoryLocks.serving, namePrefix],
  );
  return rows.map(({ name }) => name.slice(namePrefix.length));
}

/** null: another process holds the lock and does not share it. */
async function lockWith({ databaseUrl, isShared, version }: Options): Promise<Client | null> {
  const client = new Client({
    connectionString: databaseUrl,
    application_name: namePrefix + version,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    // A silent machine must not keep its lock for hours.
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

/** A restarted database has forgotten the lock, so it is taken again as soon as the database answers. */
function watchOver(first: Client, options: Options): Registered {
  const state: { isOver: boolean; client: Client | null } = { isOver: false, client: first };
  const follow = (held: Client) => {
    state.client = held;
    held.once('end', () => void again());
  };
  const again = async () => {
    state.client = null;
    let warnedAt = -warnMilliseconds;
    while (!state.isOver) {
      const held = await lockWith(options).catch(() => undefined);
      if (held && state.isOver) return void held.end();
      if (held) return follow(held);
      if (held === null && performance.now() - warnedAt >= warnMilliseconds) {
        warnedAt = performance.now();
        options.log.warn(
          {},
          'Another process has begun to serve this database, and the two do not hear each other',
        );
      }
      // A process that is about to be refused holds the lock only for a moment.
      await setTimeout(1_000, undefined, { ref: false });
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
