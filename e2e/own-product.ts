import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

export interface OwnProduct {
  /** It goes as when the power fails; its database does not. */
  readonly kill: () => Promise<void>;
  /** At the same address, over the same data. */
  readonly startAgain: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * A product of one file's own, which it may kill, or set up otherwise by `env`. Until it is closed `openAt` and `sql` of
 * this file mean it. `prepare`: what is put into its empty folder before the first start, by itself the demo.
 */
export async function startOwnProduct(
  env: Readonly<Record<string, string>> = {},
  prepare: (dataDir: string) => Promise<void> = (dataDir) =>
    copyDemo(process.env['BANYAN_DEMO'] ?? '', dataDir),
): Promise<OwnProduct> {
  const shared = { url: process.env['BANYAN_URL'], data: process.env['BANYAN_DATA'] };
  const dataDir = await mkdtemp(join(tmpdir(), 'banyan-killed-'));
  await chmod(dataDir, 0o755);
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const port = Number(Object(probe.address()).port);
  probe.close();
  const start = () => startServer({ ...env, PORT: String(port), DATA_DIR: dataDir });
  const end = async (server: ChildProcess, signal: 'SIGKILL' | 'SIGTERM') => {
    server.removeAllListeners('exit');
    // A test that fails while it is away leaves nothing to end.
    if (server.exitCode !== null || server.signalCode !== null) return;
    server.kill(signal);
    await once(server, 'exit');
  };
  await prepare(dataDir);
  let server = await start();
  process.env['BANYAN_URL'] = `http://127.0.0.1:${port}`;
  process.env['BANYAN_DATA'] = dataDir;
  return {
    kill: () => end(server, 'SIGKILL'),
    startAgain: async () => {
      server = await start();
    },
    close: async () => {
      await end(server, 'SIGTERM');
      process.env['BANYAN_URL'] = shared.url;
      process.env['BANYAN_DATA'] = shared.data;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Copies one folder into another, which exists. The files keep their owner: PostgreSQL runs as a user of its own. */
export async function copyDemo(from: string, to: string): Promise<void> {
  await promisify(execFile)('cp', ['-a', `${from}/.`, to]);
}

/** An operator's command on a folder, with the settings of a product of its own. */
export const operate = (dataDir: string, ...args: readonly string[]) =>
  promisify(execFile)(process.execPath, ['dist/server/operate.js', ...args], {
    env: { ...process.env, DATA_DIR: dataDir },
  });

async function startServer(env: Readonly<Record<string, string>>): Promise<ChildProcess> {
  const server = spawn(process.execPath, ['--enable-source-maps', 'dist/server/main.js'], {
    env: { ...process.env, RATE_LIMITS: 'off', DEVICES_AT_ONCE: 'allow', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('ready at')) resolve();
    });
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
  });
  return server;
}
