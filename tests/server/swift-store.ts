import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noBytes, signedHeaders } from '#server/files/bucket/sign-request.ts';
import { freePort } from './program.ts';

/** Debian's swift with its gateway for S3, a store that checks signatures and sums; tests without it are left out. */
export const hasSwift = ['swift-proxy-server', 'swift-ring-builder', 'memcached'].every(
  (name) => spawnSync('which', [name], { stdio: 'ignore' }).status === 0,
);

interface Swift {
  readonly env: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

const kinds = ['account', 'container', 'object'] as const;
const bucket = 'school-files';
const key = { accessKeyId: 'test:tester', secretAccessKey: 'testing', region: 'us-east-1' };

export async function startSwift(): Promise<Swift> {
  const home = await mkdtemp(join(tmpdir(), 'banyan-swift-'));
  const children: ChildProcess[] = [];
  const run = (command: string, args: readonly string[]) => {
    children.push(spawn(command, args, { cwd: home, stdio: 'ignore' }));
  };
  await mkdir(join(home, 'devices/d1'), { recursive: true });
  const hash = '[swift-hash]\nswift_hash_path_suffix = school\nswift_hash_path_prefix = test\n';
  await writeFile(join(home, 'swift.conf'), hash);
  const ring = (...args: string[]) =>
    execFileSync('swift-ring-builder', args, { cwd: home, stdio: 'ignore' });
  for (const kind of kinds) {
    const port = await freePort();
    await writeFile(join(home, `${kind}.conf`), storageOf(kind, port, home));
    ring(`${kind}.builder`, 'create', '4', '1', '1');
    ring(`${kind}.builder`, 'add', `r1z1-127.0.0.1:${port}/d1`, '1');
    ring(`${kind}.builder`, 'rebalance');
  }
  const [port, cache] = [await freePort(), await freePort()];
  run('memcached', ['-u', 'root', '-l', '127.0.0.1', '-p', String(cache), '-m', '16']);
  await writeFile(join(home, 'proxy.conf'), proxyOf(port, cache, home));
  for (const kind of [...kinds, 'proxy']) run(`swift-${kind}-server`, [join(home, `${kind}.conf`)]);
  const endpoint = `http://127.0.0.1:${port}`;
  await makeBucket(new URL(`${endpoint}/${bucket}`));
  return {
    env: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: key.accessKeyId,
      S3_SECRET_ACCESS_KEY: key.secretAccessKey,
    },
    stop: async () => {
      for (const child of children) {
        const over = once(child, 'exit');
        if (child.exitCode === null && child.kill('SIGKILL')) await over;
      }
      await rm(home, { recursive: true, force: true });
    },
  };
}

/** Once all of its servers are up. */
async function makeBucket(url: URL): Promise<void> {
  const until = Date.now() + 120_000;
  for (;;) {
    const headers = await signedHeaders(
      key,
      { method: 'PUT', url, headers: {}, sha256: noBytes },
      new Date(),
    );
    const status = await fetch(url, { method: 'PUT', headers }).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) return;
    if (Date.now() > until) throw new Error(`Swift does not make a bucket (${status}).`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

const alone = (home: string) =>
  `bind_ip = 127.0.0.1\nworkers = 0\nuser = ${process.env['USER'] ?? 'root'}\nswift_dir = ${home}\n`;

const storageOf = (kind: string, port: number, home: string) => `[DEFAULT]
${alone(home)}bind_port = ${port}
devices = ${home}/devices
mount_check = false
disable_fallocate = true
[pipeline:main]
pipeline = ${kind}-server
[app:${kind}-server]
use = egg:swift#${kind}
`;

const filters = [
  ['catch_errors'],
  ['gatekeeper'],
  ['proxy_logging'],
  ['listing_formats'],
  ['slo'],
  ['dlo'],
  ['versioned_writes'],
  ['tempauth', 'user_test_tester = testing .admin'],
  ['s3api', 'location = us-east-1'],
];

const proxyOf = (port: number, cache: number, home: string) => `[DEFAULT]
${alone(home)}bind_port = ${port}
[pipeline:main]
pipeline = catch_errors gatekeeper proxy_logging memcache listing_formats s3api tempauth slo dlo versioned_writes proxy_logging proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:memcache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${cache}
${filters.map(([name = '', ...more]) => [`[filter:${name}]`, `use = egg:swift#${name}`, ...more].join('\n')).join('\n')}
`;
