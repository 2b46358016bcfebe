import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartRefused } from '#server/core/start-refused.ts';
import type { PostgresHome } from './postgres-binaries.ts';

const user = 'banyan';

/** Makes the cluster when there is none. Throws StartRefused where a cluster or its password has lost the other. */
export async function clusterPassword(
  home: PostgresHome,
  dataDir: string,
): Promise<{ user: string; password: string }> {
  const file = join(dataDir, 'database-password');
  const version = await readIfThere(join(home.clusterDir, 'PG_VERSION'));
  const known = await readIfThere(file);
  if (version === null) return { user, password: await makeCluster(home, file, known) };
  refuseOtherMajor(home, version.trim());
  if (known === null)
    throw new StartRefused(`${file} is missing, so the database in ${home.clusterDir} cannot be opened.`);
  return { user, password: known };
}

/** null: there is no such file. An unreadable one throws StartRefused. */
async function readIfThere(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return null;
    throw new StartRefused(`${file} cannot be read (${code}): start the server as the user it belongs to.`);
  }
}

/** Makes the cluster beside its place and moves it there whole, so a killed first start can be repeated. */
async function makeCluster(home: PostgresHome, file: string, known: string | null): Promise<string> {
  const unfinished = `${home.clusterDir}.new`;
  if (known !== null && !(await isThere(unfinished)))
    throw new StartRefused(
      `${file} is there, but its database is not in ${home.clusterDir}: put it back, or remove the file to begin with an empty database.`,
    );
  await rm(unfinished, { recursive: true, force: true });
  await refuseOtherContent(home.clusterDir);
  const password = known ?? randomBytes(24).toString('hex');
  await initialise(home, unfinished, password);
  if (known === null) await writeFile(file, password, { mode: 0o600, flag: 'wx' });
  await rename(unfinished, home.clusterDir);
  return password;
}

const isThere = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

/** The folder may exist while it is empty. */
async function refuseOtherContent(clusterDir: string): Promise<void> {
  try {
    await rmdir(clusterDir);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw new StartRefused(
      `${clusterDir} is no database and not free for one either: move away what is there.`,
    );
  }
}

async function initialise(home: PostgresHome, clusterDir: string, password: string): Promise<void> {
  await mkdir(clusterDir, { mode: 0o700 });
  const passwordFile = join(dirname(clusterDir), `pw-${randomBytes(6).toString('hex')}`);
  await writeFile(passwordFile, password, { mode: 0o600, flag: 'wx' });
  if (home.runAs) {
    await chown(clusterDir, home.runAs.uid, home.runAs.gid);
    await chown(passwordFile, home.runAs.uid, home.runAs.gid);
  }
  try {
    await run(join(home.binFolder, 'initdb'), home, [
      `--pgdata=${clusterDir}`,
      `--username=${user}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=icu',
      '--icu-locale=und',
    ]);
  } finally {
    await rm(passwordFile, { force: true });
  }
}

function refuseOtherMajor({ clusterDir, major }: PostgresHome, clusterMajor: string): void {
  if (major === clusterMajor) return;
  throw new StartRefused(
    `The database in ${clusterDir} was made by PostgreSQL ${clusterMajor} and this program brings ${major}: use the matching program version.`,
  );
}

function run(program: string, home: PostgresHome, args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...home.runAs, cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const failed = (reason: string) =>
      reject(new StartRefused(`The embedded database could not be made: ${reason}`));
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', ({ message }) => failed(message));
    child.once('close', (code) => (code === 0 ? resolve() : failed(output.trim().split('\n').at(-1) ?? '')));
  });
}
