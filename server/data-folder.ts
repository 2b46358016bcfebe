import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { access, mkdir, realpath, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { StartRefused } from './start-refused.ts';

/** Makes the data folder and claims it for this process alone; `release` gives it back. */
export async function claimDataFolder(dataDir: string): Promise<{ release: () => Promise<void> }> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o755 });
    await access(dataDir, constants.W_OK | constants.R_OK | constants.X_OK);
  } catch {
    throw new StartRefused(`The data folder ${dataDir} cannot be written: choose another with DATA_DIR.`);
  }
  const lock = await listenOnLock(await lockAddress(dataDir), dataDir);
  return {
    release: () => new Promise((resolve) => lock.close(() => resolve())),
  };
}

/**
 * A socket is the lock because the kernel gives it back when its process dies, however it dies;
 * a file with a process id would have to be judged by its age.
 */
async function lockAddress(dataDir: string): Promise<string> {
  const real = await realpath(dataDir);
  const name = `banyan-${createHash('sha256').update(real).digest('hex').slice(0, 24)}`;
  if (process.platform === 'linux') return `\0${name}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  return join(real, 'lock.sock');
}

async function listenOnLock(address: string, dataDir: string): Promise<Server> {
  const server = createServer((socket) => socket.destroy());
  server.unref();
  const taken = await tryListen(server, address);
  if (!taken) return server;
  const isFile = process.platform !== 'linux' && process.platform !== 'win32';
  if (isFile && !(await answers(address))) {
    await rm(address, { force: true });
    if (!(await tryListen(server, address))) return server;
  }
  throw new StartRefused(
    `Another server already uses the data folder ${dataDir}: stop it first, or set DATA_DIR.`,
  );
}

function tryListen(server: Server, address: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(true) : reject(error);
    server.once('error', onError);
    server.listen(address, () => {
      server.off('error', onError);
      resolve(false);
    });
  });
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
