import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { readConfig } from '#server/core/config.ts';
import { claimDataFolder } from '#server/core/data-folder.ts';
import { refuseUnreachable } from '#server/db/reach-database.ts';
import { refuseBusyPort } from '#server/server.ts';
import { times } from '../../long.ts';
import { freePort, isAlive, newFolder, peopled, postgresPid, start, stopEverything } from '../program.ts';
import { createDatabase } from '../test-server.ts';
import { password } from '../world.ts';

afterEach(stopEverything);

/** Whether this machine lets us mount, in a namespace that goes with its process. */
const canMount = () => spawnSync('unshare', ['--mount', 'true']).status === 0;

/** The machine is busy with other tests. */
describe('starting', () => {
  it('serves, stops cleanly on SIGTERM with its database, and starts again at once', async () => {
    const folder = await newFolder();
    const port = String(await freePort());
    const first = start({ DATA_DIR: folder, PORT: port });
    expect(await first.outcome).toMatchObject({ address: `http://127.0.0.1:${port}` });
    const pid = await postgresPid(folder);
    first.child.kill('SIGTERM');
    const [code] = await once(first.child, 'exit');
    expect(code).toBe(0);
    await expect.poll(() => pid !== null && isAlive(pid)).toBe(false);
    const second = start({ DATA_DIR: folder, PORT: port });
    expect(await second.outcome).toHaveProperty('address');
  });

  it('stops within seconds, its database too, while a crowd is being answered', {
    timeout: 300_000,
  }, async () => {
    const folder = await newFolder();
    const port = String(await freePort());
    const server = start({
      DATA_DIR: folder,
      PORT: port,
      RATE_LIMITS: 'off',
      LOGIN_TRIES_PER_MINUTE: '100000',
      DEVICES_AT_ONCE: 'allow',
      DATABASE_CONNECTIONS: '4',
    });
    expect(await server.outcome).toHaveProperty('address');
    const { dev } = await peopled(folder);
    const post = (path: string, body: object, token = '') =>
      fetch(`http://127.0.0.1:${port}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
      });
    const deviceDetails = { deviceId: '', browser: '', os: '', tz: 'UTC' };
    const signIn = () => post('/login', { email: dev.loginName, password, deviceDetails });
    const { api_token: token } = (await (await signIn()).json()) as { api_token: string };
    const pid = await postgresPid(folder);
    const crowd = Array.from({ length: 100 }, () => [
      post('/api/v1/skip-password-after-login', { skip: 1 }, token),
      signIn(),
    ]).flat();
    const all = Promise.allSettled(crowd);
    await Promise.race(crowd);
    const before = performance.now();
    server.child.kill('SIGTERM');
    const [code] = await once(server.child, 'exit');
    expect(code).toBe(0);
    // It is stopped before the server ends, but the system may still be clearing it away.
    await expect.poll(() => pid !== null && isAlive(pid)).toBe(false);
    expect(performance.now() - before).toBeLessThan(times(60_000, 12_000));
    await all;
  });

  it('takes over after kill -9, when PostgreSQL has outlived the server', async () => {
    const folder = await newFolder();
    const port = String(await freePort());
    const first = start({ DATA_DIR: folder, PORT: port });
    expect(await first.outcome).toHaveProperty('address');
    const pid = await postgresPid(folder);
    first.child.kill('SIGKILL');
    await once(first.child, 'exit');
    expect(pid !== null && isAlive(pid)).toBe(true);
    const second = start({ DATA_DIR: folder, PORT: port });
    expect(await second.outcome).toHaveProperty('address');
    expect(await postgresPid(folder)).toBe(pid);
    second.child.kill('SIGINT');
    await once(second.child, 'exit');
    await expect.poll(() => pid !== null && isAlive(pid)).toBe(false);
  });

  it('says in one sentence that another server has the folder, and leaves that one alone', async () => {
    const folder = await newFolder();
    const first = start({ DATA_DIR: folder, PORT: String(await freePort()) });
    const { address } = (await first.outcome) as { address: string };
    const second = await start({ DATA_DIR: folder, PORT: String(await freePort()) }).outcome;
    expect(second).toEqual({
      code: 1,
      said: `Another server already uses the data folder ${folder}: stop it first, or set DATA_DIR.`,
    });
    expect((await fetch(`${address}/api/v1/get-form-session`, { method: 'POST' })).status).toBe(401);
  });

  it.runIf(canMount())('knows a folder that it has by another mount of it', async () => {
    const folder = await newFolder();
    const mounted = await newFolder();
    const { release } = await claimDataFolder(folder);
    // A namespace of its own, whose mounts go with it.
    const within = ['unshare', '--mount', 'sh', '-c', 'mount --bind "$1" "$2" && shift 2 && exec "$@"', 'sh'];
    const env = { DATA_DIR: mounted, PORT: String(await freePort()) };
    const outcome = await start(env, [...within, folder, mounted]).outcome;
    await release();
    expect(outcome).toEqual({
      code: 1,
      said: `Another server already uses the data folder ${mounted}: stop it first, or set DATA_DIR.`,
    });
  });

  it('knows that a server of another container has the folder, and that one that died has not', async () => {
    const folder = await newFolder();
    // All that another container shares is the folder.
    const program = `require('node:net').createServer().listen('lock.sock', () => console.log('ready'))`;
    const container = spawn(process.execPath, ['-e', program], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(container.stdout, 'data');
    await expect(claimDataFolder(folder)).rejects.toThrow('Another server already uses the data folder');
    container.kill('SIGKILL');
    await once(container, 'exit');
    const { release } = await claimDataFolder(folder);
    await expect(claimDataFolder(folder)).rejects.toThrow('Another server already uses the data folder');
    await release();
    await (await claimDataFolder(folder)).release();
  });

  it('says in one sentence that the port is taken, before it touches the folder', async () => {
    const folder = join(await newFolder(), 'untouched');
    const busy = createServer().listen(0, '127.0.0.1');
    await once(busy, 'listening');
    const { port } = busy.address() as { port: number };
    const outcome = await start({ DATA_DIR: folder, PORT: String(port) }).outcome;
    busy.close();
    expect(outcome).toEqual({
      code: 1,
      said: `Port ${port} is taken by another program: choose another with PORT.`,
    });
    await expect(readFile(join(folder, 'database-password'))).rejects.toThrow('ENOENT');
  });

  it('says in one sentence that the folder cannot be written', async () => {
    // Below a file there can be no folder, for root neither.
    const file = join(await newFolder(), 'file');
    await writeFile(file, '');
    const folder = join(file, 'data');
    const outcome = await start({ DATA_DIR: folder, PORT: String(await freePort()) }).outcome;
    expect(outcome).toEqual({
      code: 1,
      said: `The data folder ${folder} cannot be written: choose another with DATA_DIR.`,
    });
  });

  it('says in one sentence that the database is of a newer version, and changes nothing', async () => {
    const database = await createDatabase();
    const client = new Client({ connectionString: database.url });
    await client.connect();
    await client.query(
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('future', 9999999999999)`,
    );
    const outcome = await start({
      DATABASE_URL: database.url,
      DATA_DIR: await newFolder(),
      PORT: String(await freePort()),
    }).outcome;
    expect(outcome).toEqual({
      code: 1,
      said: 'The database was written by a newer version of this program: start that version, or set DATA_DIR or DATABASE_URL to another database.',
    });
    await client.end();
    await database.drop();
  });

  it('says in one sentence that there is no database at the address, and not its password', async () => {
    const port = await freePort();
    const outcome = await start({
      DATABASE_URL: `postgresql://banyan:secret@127.0.0.1:${port}/banyan`,
      DATA_DIR: await newFolder(),
      PORT: String(await freePort()),
    }).outcome;
    expect(outcome).toEqual({
      code: 1,
      said: `The database 127.0.0.1:${port}/banyan cannot be used, nothing answers there: check DATABASE_URL.`,
    });
  });

  it('says in one sentence why a database cannot be used', async () => {
    const database = await createDatabase();
    await expect(refuseUnreachable(database.url)).resolves.toBeUndefined();
    const changed = (change: (url: URL) => void) => {
      const url = new URL(database.url);
      change(url);
      return refuseUnreachable(url.href);
    };
    await expect(changed((url) => (url.password = 'wrong'))).rejects.toThrow(
      'cannot be used, it does not take this name and password: check DATABASE_URL.',
    );
    await expect(changed((url) => (url.pathname = '/none'))).rejects.toThrow(
      'cannot be used, it has no database of this name: check DATABASE_URL.',
    );
    await expect(refuseUnreachable('postgresql://[half')).rejects.toThrow('check DATABASE_URL.');
    await database.drop();
  });

  it.each(['no.such.host.invalid', '192.0.2.1', '300.1.2.3'])(
    'says in one sentence that %s is no address of this machine',
    async (host) => {
      await expect(refuseBusyPort({ ...readConfig({}), port: 0, host })).rejects.toThrow(
        `HOST is "${host}", which is no address of this machine: 127.0.0.1 is this machine alone, 0.0.0.0 every network it is in.`,
      );
    },
  );

  it('names the setting that is wrong', () => {
    expect(() => readConfig({ PORT: 'abc' })).toThrow('PORT must be a whole number (it is "abc").');
    expect(() => readConfig({ SMTP_URL: 'mail.example' })).toThrow(
      'SMTP_URL must start with smtp:// or smtps:// (it is "mail.example").',
    );
    expect(readConfig({}).port).toBe(3000);
  });
});
