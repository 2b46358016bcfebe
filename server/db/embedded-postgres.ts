import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { StartRefused } from '#server/core/start-refused.ts';
import { preparePostgresHome } from './postgres-binaries.ts';
import { clusterPassword } from './postgres-cluster.ts';
import { findPostmaster, freePort, launchPostmaster, runsOn, stopPostmaster } from './postmaster.ts';

export interface EmbeddedPostgres {
  readonly url: string;
  readonly port: number;
  readonly isRunning: () => Promise<boolean>;
  /** Ends PostgreSQL in an orderly way; resolves when it is gone. */
  readonly stop: () => Promise<void>;
}

const databaseName = 'banyan';

export interface PostgresOptions {
  /** Extra `-c` settings, e.g. `fsync=off` in tests. */
  readonly settings?: readonly string[];
  /** Where to listen when it is not running yet; left out: at any free port. */
  readonly port?: number;
}

/** Takes over a server that outlived its parent, or starts one on 127.0.0.1 with its cluster. Throws StartRefused. */
export async function startEmbeddedPostgres(
  dataDir: string,
  { settings = [], port }: PostgresOptions = {},
): Promise<EmbeddedPostgres> {
  const home = await preparePostgresHome(dataDir);
  const { user, password } = await clusterPassword(home, dataDir);
  const { clusterDir } = home;
  const server =
    (await findPostmaster(clusterDir)) ??
    (await launchPostmaster(home, settings, port ?? (await freePort())));
  const admin = `postgresql://${user}:${password}@127.0.0.1:${server.port}`;
  const isRunning = () => runsOn(server.pid, clusterDir);
  await waitUntilReady(`${admin}/postgres`, isRunning, clusterDir);
  await createDatabaseOnce(`${admin}/postgres`);
  return {
    url: `${admin}/${databaseName}`,
    port: server.port,
    isRunning,
    stop: () => stopPostmaster(server.pid, clusterDir),
  };
}

/** How often we ask a PostgreSQL that gives no answer; one that repairs itself after a crash does answer. */
const triesAtMost = 1200;

async function waitUntilReady(
  url: string,
  isRunning: () => Promise<boolean>,
  clusterDir: string,
): Promise<void> {
  for (let tries = 0; tries < triesAtMost; ) {
    const code = await withClient(url, async () => '').catch((error: unknown) => codeOf(error));
    if (code === '') return;
    if (code === '28P01')
      throw new StartRefused(
        `The database in ${clusterDir} has another password than the file database-password: put the file back that belongs to it.`,
      );
    if (!(await isRunning())) break;
    // 57P03: it is starting.
    if (code !== '57P03') tries += 1;
    await pause(25);
  }
  const log = await readFile(join(clusterDir, 'server.log'), 'utf8').catch(() => '');
  throw new StartRefused(`The embedded database did not start: ${log.trim().split('\n').at(-1) ?? ''}`);
}

const codeOf = (error: unknown) => (error as { code?: string }).code ?? 'unknown';

async function createDatabaseOnce(adminUrl: string): Promise<void> {
  await withClient(adminUrl, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [databaseName]);
    if (!rowCount) await client.query(`create database ${databaseName}`);
  });
}

async function withClient<Result>(url: string, use: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  // The call that fails reports the error.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await use(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
