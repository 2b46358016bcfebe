import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '#tests/load/programs.ts';

/** Debian's redis-server; CI installs it, and elsewhere tests without it are left out. */
export const hasRedis =
  Boolean(process.env['CI']) || spawnSync('redis-server', ['--version'], { stdio: 'ignore' }).status === 0;

export interface RedisServer {
  readonly url: string;
  /** As when its machine loses power: what it had is gone. */
  stop(): Promise<void>;
  /** At the same address. */
  start(): Promise<void>;
  /** Says nothing any more, while its connections stay. */
  freeze(): void;
  thaw(): void;
}

/** `password`: it wants one. */
export async function startRedis(password = ''): Promise<RedisServer> {
  const port = await freePort();
  const secret = password ? ['--requirepass', password] : [];
  let child: ChildProcess | null = null;
  const start = async () => {
    const started = spawn(
      'redis-server',
      ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', ...secret],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    child = started;
    await new Promise<void>((resolve, reject) => {
      started.once('error', reject);
      started.once('exit', (code) => reject(new Error(`redis-server ended with ${code}`)));
      started.stdout.on('data', (text: Buffer) => {
        if (text.includes('Ready to accept connections')) resolve();
      });
    });
  };
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    stop: async () => {
      if (!child || child.exitCode !== null) return;
      const over = once(child, 'exit');
      child.kill('SIGKILL');
      await over;
    },
    freeze: () => child?.kill('SIGSTOP'),
    thaw: () => child?.kill('SIGCONT'),
  };
}
