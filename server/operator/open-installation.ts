import { stat } from 'node:fs/promises';
import { Client } from 'pg';
import type { Config } from '#server/core/config.ts';
import { claimDataFolder } from '#server/core/data-folder.ts';
import { StartRefused } from '#server/core/start-refused.ts';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { preparePostgresHome } from '#server/db/postgres-binaries.ts';
import { clusterPassword } from '#server/db/postgres-cluster.ts';
import { findPostmaster } from '#server/db/postmaster.ts';
import { refuseUnreachable } from '#server/db/reach-database.ts';

export interface Installation {
  readonly url: string;
  readonly close: () => Promise<void>;
}

type Where = Pick<Config, 'dataDir' | 'databaseUrl'>;

const nothing = async () => undefined;

/** The configured database, or the embedded one, started if no server runs. Throws `StartRefused` if there is none. */
export async function openInstallation({ dataDir, databaseUrl }: Where): Promise<Installation> {
  if (databaseUrl) {
    await refuseUnreachable(databaseUrl);
    return { url: databaseUrl, close: nothing };
  }
  if (!(await isThere(dataDir)))
    throw new StartRefused(`There is no data folder ${dataDir}: set DATA_DIR to the server's.`);
  const home = await preparePostgresHome(dataDir);
  if (!(await isThere(`${home.clusterDir}/PG_VERSION`)))
    throw new StartRefused(
      `There is no database in ${dataDir}: set DATA_DIR or DATABASE_URL to the server's.`,
    );
  const running = await findPostmaster(home.clusterDir);
  if (!running) return startAlone(dataDir);
  const { user, password } = await clusterPassword(home, dataDir);
  return { url: `postgresql://${user}:${password}@127.0.0.1:${running.port}/banyan`, close: nothing };
}

/** Claims the folder, so that no server starts. Creates a missing database. */
export async function openAlone({ dataDir, databaseUrl }: Where): Promise<Installation> {
  if (!databaseUrl) return startAlone(dataDir);
  await refuseUnreachable(databaseUrl);
  const { release } = await claimDataFolder(dataDir);
  return { url: databaseUrl, close: release };
}

async function startAlone(dataDir: string): Promise<Installation> {
  const { release } = await claimDataFolder(dataDir);
  try {
    const { url, stop } = await startEmbeddedPostgres(dataDir);
    return {
      url,
      close: async () => {
        await stop();
        await release();
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
}

/** A connection without a time limit. */
export async function connectPatiently(url: string): Promise<Client> {
  const client = new Client({ connectionString: url, keepAlive: true });
  // The failing statement reports the error.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

const isThere = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );
