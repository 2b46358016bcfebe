import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../program.ts';

// Debian has it where only root looks.
const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };

/** Debian's nginx; CI installs it, and elsewhere tests without it are left out. */
export const hasNginx =
  Boolean(process.env['CI']) || spawnSync('nginx', ['-v'], { env, stdio: 'ignore' }).status === 0;

/** Debian's `nobody`: nginx is as little root as on an operator's machine. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

export interface Nginx {
  /** https:// address that browsers would open. */
  readonly address: string;
  /** Of http, which leads there. */
  readonly plainAddress: string;
  /** What it passed on so far: method, path, status and the ports it asked. */
  requests(): Promise<readonly { method: string; path: string; status: number; ports: readonly number[] }[]>;
  stop(): Promise<void>;
}

/** A certificate for 127.0.0.1 that signs itself. */
export function makeCertificate(folder: string): { readonly cert: string; readonly key: string } {
  const [cert, key] = [join(folder, 'fullchain.pem'), join(folder, 'key.pem')];
  const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1', '-days', '2'];
  const files = ['-keyout', key, '-out', cert];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject, ...files], {
    stdio: 'ignore',
  });
  return { cert, key };
}

/** packaging/nginx.conf as an operator would fill it in, before these two. */
async function siteOf(ports: readonly [number, number], own: Readonly<Record<string, string>>) {
  let site = await readFile(new URL('../../../packaging/nginx.conf', import.meta.url), 'utf8');
  const filled = {
    '127.0.0.1:3001': `127.0.0.1:${ports[0]}`,
    '127.0.0.1:3002': `127.0.0.1:${ports[1]}`,
    ...own,
  };
  for (const [name, value] of Object.entries(filled)) {
    if (!site.includes(name)) throw new Error(`packaging/nginx.conf has no ${name}.`);
    site = site.replaceAll(name, value);
  }
  return site;
}

/** `port`: where it answers by https, for who must know before it starts. */
export async function startNginx(ports: readonly [number, number], port: number): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), 'banyan-nginx-'));
  const plainPort = await freePort();
  const { cert, key } = makeCertificate(folder);
  const site = await siteOf(ports, {
    'listen 443 ': `listen 127.0.0.1:${port} `,
    'listen 80;': `listen 127.0.0.1:${plainPort};`,
    'https://$host$': `https://$host:${port}$`,
    'school.example;': '127.0.0.1;',
    '/etc/ssl/banyan/fullchain.pem': cert,
    '/etc/ssl/banyan/key.pem': key,
  });
  await writeFile(join(folder, 'site.conf'), site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log stderr error;
     events { worker_connections 512; }
     http {
       ${temporary.join('\n')}
       log_format passed '$request_method $uri $status $upstream_addr';
       access_log ${folder}/access.log passed;
       include ${folder}/site.conf;
     }`,
  );
  if (nobody.uid !== undefined)
    for (const path of [folder, ...(await readdir(folder)).map((name) => join(folder, name))])
      await chown(path, nobody.uid, nobody.gid);
  const args = ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')];
  const child = spawn('nginx', args, { env, ...nobody, stdio: ['ignore', 'inherit', 'inherit'] });
  await untilListening(child, port);
  return {
    address: `https://127.0.0.1:${port}`,
    plainAddress: `http://127.0.0.1:${plainPort}`,
    requests: async () =>
      (await readFile(join(folder, 'access.log'), 'utf8')).split('\n').flatMap((line) => {
        const [method = '', path = '', status = '', ...asked] = line.split(' ');
        const ports = [...asked.join(' ').matchAll(/127\.0\.0\.1:(\d+)/g)].map(([, each]) => Number(each));
        return method === '' ? [] : [{ method, path, status: Number(status), ports }];
      }),
    stop: async () => {
      if (child.exitCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function untilListening(child: ChildProcess, port: number): Promise<void> {
  const failure = { reason: '' };
  child.once('error', (error) => (failure.reason = error.message));
  child.once('exit', (code) => (failure.reason = `nginx ended with ${code}`));
  for (;;) {
    if (failure.reason !== '') throw new Error(failure.reason);
    const isOpen = await new Promise<boolean>((resolve) => {
      const line = connect(port, '127.0.0.1', () => resolve(true));
      line.once('error', () => resolve(false));
      line.once('connect', () => line.destroy());
    });
    if (isOpen) return;
    await pause(25);
  }
}
