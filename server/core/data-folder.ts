import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { access, mkdir, open, realpath, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { refuseUnlessOwn } from './file-owner.ts';
import { StartRefused } from './start-refused.ts';

/** Makes the data folder and claims it for this process alone; `release` gives it back. */
export async function claimDataFolder(dataDir: string): Promise<{ release: () => Promise<void> }> {
  await makeDataFolder(dataDir);
  return lock(dataDir);
}

/** Makes the data folder for several processes, whose database is elsewhere and which talk through Redis. */
export async function openDataFolder(dataDir: string): Promise<{ release: () => Promise<void> }> {
  await makeDataFolder(dataDir);
  return { release: async () => undefined };
}

async function makeDataFolder(dataDir: string): Promise<void> {
  // Root could write anywhere, but the owner could not read those files any more.
  if (process.getuid?.() === 0) await refuseUnlessOwn(dataDir, [0], 'data folder');
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o755 });
    await access(dataDir, constants.W_OK | constants.R_OK | constants.X_OK);
  } catch {
    throw new StartRefused(`The data folder ${dataDir} cannot be written: choose another with DATA_DIR.`);
  }
}

/**
 * Sockets are the lock because the kernel frees them however their process dies; a file with a process id would have
 * to be judged by its age. Linux has two: one named by the folder's identity, which is the same for every mount, and
 * one in the folder, which other containers that mount it meet.
 */
async function lock(dataDir: string): Promise<{ release: () => Promise<void> }> {
  const real = await realpath(dataDir);
  if (process.platform === 'win32')
    return releaseAll([await listenAlone(`\\\\.\\pipe\\banyan-${hash(real)}`, dataDir)]);
  if (process.platform !== 'linux')
    return releaseAll([await listenInFolder(join(real, 'lock.sock'), dataDir)]);
  const folder = await open(dataDir, 'r');
  const servers: Server[] = [];
  const held = releaseAll(servers, () => folder.close());
  try {
    const { dev, ino } = await folder.stat({ bigint: true });
    servers.push(await listenAlone(`\0banyan-${hash(`${dev}:${ino}`)}`, dataDir));
    // A socket's address must be short, and the folder's path may be long.
    servers.push(await listenInFolder(`/proc/self/fd/${folder.fd}/lock.sock`, dataDir));
  } catch (error) {
    // Not every file system has sockets.
    if (servers.length > 0 && !(error instanceof StartRefused)) return held;
    await held.release();
    throw error;
  }
  return held;
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 24);

function releaseAll(
  servers: readonly Server[],
  last: () => Promise<void> = async () => undefined,
): { release: () => Promise<void> } {
  return {
    release: async () => {
      await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
      await last();
    },
  };
}

const inUse = (dataDir: string) =>
  new StartRefused(`Another server already uses the data folder ${dataDir}: stop it first, or set DATA_DIR.`);

async function listenAlone(address: string, dataDir: string): Promise<Server> {
  const server = await tryListen(address);
  if (!server) throw inUse(dataDir);
  return server;
}

/** A socket's file outlives its process; one that nobody answers at is left over. */
async function listenInFolder(address: string, dataDir: string): Promise<Server> {
  const server = await tryListen(address);
  if (server) return server;
  if (await isHeld(address)) throw inUse(dataDir);
  await rm(address, { force: true });
  return listenAlone(address, dataDir);
}

/** null: the address is taken. */
function tryListen(address: string): Promise<Server | null> {
  const server = createServer((socket) => socket.destroy());
  server.unref();
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    );
    server.listen(address, () => resolve(server));
  });
}

function isHeld(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    // Without the right to ask we cannot tell that the address is free.
    socket.once('error', ({ code }: NodeJS.ErrnoException) =>
      resolve(code !== 'ECONNREFUSED' && code !== 'ENOENT'),
    );
  });
}
