import { chmod, cp, lstat, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartRefused } from '#server/core/start-refused.ts';

/** Copies binaries to where any user may run them and nobody else can change them, else throws StartRefused. */
export async function stageBinaries(folder: string, target: string): Promise<string> {
  await makeOwnFolder(dirname(target));
  if (await isOwn(target)) return target;
  const partial = `${target}.${process.pid}`;
  await rm(partial, { recursive: true, force: true });
  await cp(folder, partial, { recursive: true, verbatimSymlinks: true });
  await openToAll(partial);
  // Another start may have been faster.
  await rename(partial, target).catch(() => rm(partial, { recursive: true, force: true }));
  return target;
}

/** Makes a folder that others may read and only we may write; an existing one must be so already. */
export async function makeOwnFolder(folder: string): Promise<void> {
  try {
    const made = await mkdir(folder, { recursive: true });
    if (made !== undefined) await chmod(folder, 0o755);
  } catch {
    throw new StartRefused(`The folder ${folder} cannot be made: PostgreSQL's user needs it here.`);
  }
  await isOwn(folder);
}

/** false: there is nothing. Throws when somebody else could have changed it. */
async function isOwn(folder: string): Promise<boolean> {
  const found = await lstat(folder).catch(() => null);
  if (!found) return false;
  if (found.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o022) === 0) return true;
  throw new StartRefused(
    `${folder} can be changed by others, so no program is run from there: remove it, and see how it came there.`,
  );
}

async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await openToAll(path);
    else if (entry.isFile()) await chmod(path, ((await lstat(path)).mode & 0o100) === 0 ? 0o644 : 0o755);
  }
}
