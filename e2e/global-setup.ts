import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../tools/build.mjs';

/** The product as `npm start` makes it: built, with its own database and demo data, in a folder of its own. */
export default async function setup(): Promise<() => Promise<void>> {
  await build();
  const dataDir = await mkdtemp(join(tmpdir(), 'banyan-e2e-'));
  await chmod(dataDir, 0o755);
  const port = await freePort();
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
  process.env.BANYAN_URL = `http://127.0.0.1:${port}`;
  process.env.BANYAN_DATA = dataDir;
  return async () => {
    server.kill('SIGTERM');
    await once(server, 'exit');
    await rm(dataDir, { recursive: true, force: true });
  };
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
