import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { build } from '../tools/build.mjs';
import { sql } from './auth/lakeside.ts';
import { copyDemo } from './own-product.ts';

/**
 * Builds the product and starts it with demo data, in a folder of its own. Its first start takes twenty seconds of
 * processor time to write that data. Files that start a product of their own copy the data instead.
 */
export default async function setup(): Promise<() => Promise<void>> {
  await build();
  const dataDir = await mkdtemp(join(tmpdir(), 'banyan-e2e-'));
  await chmod(dataDir, 0o755);
  const port = await freePort();
  process.env.BANYAN_URL = `http://127.0.0.1:${port}`;
  process.env.BANYAN_DATA = dataDir;
  const first = await startServer(port, dataDir);
  await demoFilesAreRead();
  await stop(first);
  process.env.BANYAN_DEMO = await mkdtemp(join(tmpdir(), 'banyan-demo-'));
  await copyDemo(dataDir, process.env.BANYAN_DEMO);
  const server = await startServer(port, dataDir);
  return async () => {
    await stop(server);
    for (const folder of [dataDir, process.env.BANYAN_DEMO ?? dataDir])
      await rm(folder, { recursive: true, force: true });
  };
}

async function startServer(port: number, dataDir: string): Promise<ChildProcess> {
  const server = spawn(process.execPath, ['--enable-source-maps', 'dist/server/main.js'], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOGIN_TRIES_PER_MINUTE: '10000',
      RATE_LIMITS: 'off',
      DEVICES_AT_ONCE: 'allow',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await ready(server);
  return server;
}

async function stop(server: ChildProcess): Promise<void> {
  server.removeAllListeners('exit');
  server.kill('SIGTERM');
  await once(server, 'exit');
}

/** The words of the demo's documents are gathered after the start. What fails is tried again later, and not waited for. */
async function demoFilesAreRead(): Promise<void> {
  const waiting = async () =>
    (
      await sql(
        `select 1 from jobs where kind in ('read-file-text', 'read-old-files') and done_at is null and failures = 0`,
      )
    ).length;
  while ((await waiting()) > 0) await pause(500);
}

function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    server.stdout?.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('ready at')) resolve();
    });
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
