import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** What several processes work on together. */
export interface Shared {
  readonly databaseUrl: string;
  readonly redisUrl: string;
}

/** The product, on its own database or on one that it shares. */
export interface Running {
  readonly child: ChildProcess;
  readonly port: number;
}

/** Resolves once it serves, at any free port. */
export async function start(
  { args, dataDir }: { readonly args: readonly string[]; readonly dataDir: string },
  shared: Shared | null,
): Promise<Running> {
  const env = {
    PATH: process.env.PATH,
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: dataDir,
    DEMO_DATA: 'on',
    // That the database goes and comes back is what this is about.
    LOG_LEVEL: 'error',
    RATE_LIMITS: 'off',
    DEVICES_AT_ONCE: 'allow',
    LOGIN_TRIES_PER_MINUTE: '100000',
    ...(shared && { DATABASE_URL: shared.databaseUrl, REDIS_URL: shared.redisUrl }),
  };
  const child = spawn(process.execPath, [...args], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const port = await new Promise<number>((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-4000);
      const found = /ready at http:\/\/[^:]+:(\d+)/.exec(said)?.[1];
      if (found) resolve(Number(found));
    });
    child.once('exit', () => reject(new Error(`The server did not start: ${said}`)));
  });
  return { child, port };
}

export async function end({ child }: Running, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}
