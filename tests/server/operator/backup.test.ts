import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client as Pg } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { readConfig } from '#server/core/config.ts';
import { advisoryLocks } from '#server/db/advisory-locks.ts';
import { lockBytes, removeBytes, sweepPendingBytes } from '#server/files/pending-bytes.ts';
import { readManifest } from '#server/operator/backup/bundle.ts';
import type { Watched } from '#server/operator/backup/say.ts';
import { makeBackup, restoreBackup } from '#server/operator/index.ts';
import { connectPatiently } from '#server/operator/open-installation.ts';
import { storedKeys } from '#server/operator/stored-keys.ts';
import { lockWaits } from '../lock-waits.ts';
import { facultyInput } from '../notice-inputs.ts';
import { freePort, newFolder, peopled, start, stopEverything } from '../program.ts';
import { createDatabase, sampleFile, startTestServer, type TestServer } from '../test-server.ts';
import { signInTo } from '../uploading.ts';

const watched = (
  stop = new AbortController(),
  onSaid: (text: string) => void = () => undefined,
): Watched => ({
  say: onSaid,
  progress: onSaid,
  signal: stop.signal,
});

const folders: string[] = [];
async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'banyan-backup-'));
  await chmod(folder, 0o755);
  folders.push(folder);
  return folder;
}
afterEach(stopEverything);
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

let test: TestServer;
let databaseUrl: string;
/** Of a file that a notice carries. */
let filePath: string;
let bytes: Buffer;
let bundle: string;

const settings = (dataDir: string, url?: string) =>
  readConfig({ DATA_DIR: dataDir, ...(url && { DATABASE_URL: url }) });

beforeAll(async () => {
  const database = await createDatabase();
  databaseUrl = database.url;
  test = await startTestServer({}, database);
  const asha = await test.signIn(test.world.asha);
  bytes = await sampleFile('notice.pdf');
  const upload = await test.finishedUpload(test.world.asha, 'notice.pdf', bytes);
  const kept = await asha.ok('handle-upload-files', { upload_id: upload, org_name: 'notice.pdf' });
  filePath = kept.data.file_path;
  const { file_path, extnType, org_name } = kept.data;
  const input = await facultyInput(asha, {
    grade: String(test.world.places['9A'].gradeId),
    title: 'Tab\tand\nline, \\N and "quotes" – é',
    file: [{ fileName: file_path, extnType, org_fileName: org_name }],
  });
  await asha.ok('create-faculty-notice', input);
  bundle = join(await emptyFolder(), 'bundle');
  await makeBackup(settings(test.dataDir, databaseUrl), bundle, watched());
});
afterAll(() => test.close());

/** Rows of every table, and the next number of each sequence. */
async function contentOf(url: string): Promise<Record<string, string>> {
  const client = await connectPatiently(url);
  const { rows: tables } = await client.query<{ name: string }>(
    `select tablename::text as name from pg_tables where schemaname in ('public', 'drizzle') order by 1`,
  );
  const content: Record<string, string> = {};
  for (const { name } of tables) {
    const schema = name.startsWith('__') ? 'drizzle' : 'public';
    const { rows } = await client.query<{ sum: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(row::text, '|' order by row::text)), '') as sum
       from ${schema}."${name}" as row`,
    );
    content[name] = rows[0]?.sum ?? '';
  }
  const { rows: sequences } = await client.query<{ name: string; last: string | null }>(
    `select sequencename::text as name, last_value::text as last from pg_sequences where schemaname = 'public'`,
  );
  for (const { name, last } of sequences) content[name] = String(last);
  await client.end();
  return content;
}

/** What the rules of the database are: bonds, triggers, checks. */
async function rulesOf(url: string): Promise<string[]> {
  const client = await connectPatiently(url);
  const { rows } = await client.query<{ rule: string }>(`
    select conname || ' ' || pg_get_constraintdef(c.oid) as rule from pg_constraint c
      where connamespace = 'public'::regnamespace
    union all select tgname || ' ' || tgenabled::text || ' ' || pg_get_triggerdef(t.oid)
      from pg_trigger t where not tgisinternal
    order by 1`);
  await client.end();
  return rows.map(({ rule }) => rule);
}

describe('a backup of a running server', () => {
  it('restored into an empty database has every row, number, rule and file, and its server opens: a person signs in and reads a file', async () => {
    const target = await createDatabase('template0');
    const dataDir = await emptyFolder();
    // Nothing new comes meanwhile: what is compared is what was backed up.
    await test.server.jobs().stop();
    const source = join(await emptyFolder(), 'bundle');
    await makeBackup(settings(test.dataDir, databaseUrl), source, watched());
    const before = await contentOf(databaseUrl);
    await restoreBackup(settings(dataDir, target.url), source, watched());
    expect(await contentOf(target.url)).toEqual(before);
    expect(await rulesOf(target.url)).toEqual(await rulesOf(databaseUrl));
    expect((await stat(join(dataDir, 'files'))).mode & 0o077).toBe(0);

    const port = String(await freePort());
    const program = start({ DATABASE_URL: target.url, DATA_DIR: dataDir, PORT: port });
    const outcome = await program.outcome;
    expect(outcome).toHaveProperty('address');
    const { address } = outcome as { address: string };
    const { token, cookie } = await signInTo(address, test.world.asha);
    expect(token).toMatch(/\S{20}/);
    const read = await fetch(`${address}/files/${filePath}`, {
      headers: { authorization: `Bearer ${token}`, cookie },
    });
    expect(Buffer.from(await read.arrayBuffer()).equals(bytes)).toBe(true);
    program.child.kill('SIGTERM');
    await once(program.child, 'exit');
    await target.drop();
  });

  it('says what it holds: version, schema, counts and checksums, and is shut to others', async () => {
    const manifest = await readManifest(bundle);
    expect(manifest.program).toMatch(/^\d+\.\d+\.\d+$/);
    expect(manifest.schema.name).toMatch(/^\d{4}_/);
    expect(manifest.tables.find(({ name }) => name === 'notices')?.rows).toBe(1);
    expect(manifest.files).toMatchObject({ missing: 0 });
    expect(manifest.files.count).toBeGreaterThan(0);
    expect((await stat(bundle)).mode & 0o077).toBe(0);
    const checksums = await readFile(join(bundle, 'files.sha256'), 'utf8');
    expect(checksums.trim().split('\n')).toHaveLength(manifest.files.count);
  });

  it('takes the files that rows name at its moment, though they are erased while it copies', async () => {
    const { app } = test.server;
    const folder = join(await emptyFolder(), 'bundle');
    let removed: number | undefined;
    const client = new Pg({ connectionString: databaseUrl });
    await client.connect();
    const { rows } = await client.query<{ key: string }>(`${storedKeys} limit 1`);
    const key = rows[0]?.key ?? '';
    const onSaid = (text: string) => {
      // The rows are read, the files not copied yet.
      if (!text.startsWith('Database:')) return;
      erasing = (async () => {
        await client.query('insert into pending_bytes (key, since) values ($1, now())', [key]);
        removed = await removeBytes(app, app.db, [key]);
      })();
    };
    let erasing = Promise.resolve();
    const manifest = await makeBackup(
      settings(test.dataDir, databaseUrl),
      folder,
      watched(undefined, onSaid),
    );
    await erasing;
    expect(removed).toBe(0);
    expect(manifest.files.missing).toBe(0);
    // Nothing is held any more.
    const copy = await app.files.size(key);
    expect(copy).toBeGreaterThan(0);
    await client.query('delete from pending_bytes where key = $1', [key]);
    await client.end();
  });

  it('lets a sweep go by, however much there is to sweep, and the next one takes it', async () => {
    const { app } = test.server;
    const client = await connectPatiently(databaseUrl);
    await client.query(
      `insert into pending_bytes select gen_random_uuid()::text, '2020-01-01' from generate_series(1, 150)`,
    );
    const pending = async () => {
      const { rowCount } = await client.query(`select 1 from pending_bytes where since < '2021-01-01'`);
      return rowCount;
    };
    expect(await lockBytes(client)).toBe(true);
    await sweepPendingBytes(app, app.db, new Date('2021-01-01'));
    expect(await pending()).toBe(150);
    await client.query('select pg_advisory_unlock_all()');
    await sweepPendingBytes(app, app.db, new Date('2021-01-01'));
    expect(await pending()).toBe(0);
    await client.end();
  });

  it('knows every key that the store holds', async () => {
    const client = await connectPatiently(databaseUrl);
    const { rows } = await client.query<{ key: string }>(
      `select key from (${storedKeys}) as named union select key from pending_bytes`,
    );
    await client.end();
    const names = await readdir(join(test.dataDir, 'files'), { recursive: true });
    const stored = names.map((name) => name.split('/').at(-1) ?? '').filter((name) => name.length === 36);
    expect(stored.toSorted()).toEqual(rows.map(({ key }) => key).toSorted());
  });

  it('names what was missing already, and goes on', async () => {
    const folder = join(await emptyFolder(), 'bundle');
    const [first = ''] = (await readFile(join(bundle, 'files.sha256'), 'utf8')).split('\n');
    const path = join(test.dataDir, first.split('  ')[1] ?? '');
    await rename(path, `${path}.away`);
    const manifest = await makeBackup(settings(test.dataDir, databaseUrl), folder, watched());
    await rename(`${path}.away`, path);
    expect(manifest.files.missing).toBe(1);
    expect(await readFile(join(folder, 'files.missing'), 'utf8')).toBe(`${path.split('/').at(-1)}\n`);
  });
});

describe('a backup that is stopped or cannot be made', () => {
  it('leaves nothing, wherever it was', async () => {
    for (const word of ['Database:', 'Files:']) {
      const parent = await emptyFolder();
      const stop = new AbortController();
      const onSaid = (text: string) => {
        if (text.startsWith(word)) stop.abort();
      };
      await expect(
        makeBackup(settings(test.dataDir, databaseUrl), join(parent, 'bundle'), watched(stop, onSaid)),
      ).rejects.toThrow('aborted');
      expect(await readdir(parent)).toEqual([]);
    }
    const early = new AbortController();
    early.abort();
    const parent = await emptyFolder();
    await expect(
      makeBackup(settings(test.dataDir, databaseUrl), join(parent, 'bundle'), watched(early)),
    ).rejects.toThrow('aborted');
    expect(await readdir(parent)).toEqual([]);
  });

  it('writes over nothing, and does not run beside another', async () => {
    const parent = await emptyFolder();
    await expect(makeBackup(settings(test.dataDir, databaseUrl), parent, watched())).rejects.toThrow(
      'is there already: name a folder that is not.',
    );
    const client = new Pg({ connectionString: databaseUrl });
    await client.connect();
    await client.query('select pg_advisory_lock($1)', [advisoryLocks.bytes]);
    await expect(
      makeBackup(settings(test.dataDir, databaseUrl), join(parent, 'bundle'), watched()),
    ).rejects.toThrow('Another backup of this database is being made');
    await client.end();
    expect(await readdir(parent)).toEqual([]);
  });

  it('says in one sentence where the data folder is wrong', async () => {
    const [one, other] = [await emptyFolder(), await emptyFolder()];
    const target = join(await emptyFolder(), 'bundle');
    await expect(makeBackup(settings(join(one, 'none')), target, watched())).rejects.toThrow(
      'There is no data folder',
    );
    await expect(makeBackup(settings(other), target, watched())).rejects.toThrow('There is no database in');
    await expect(makeBackup(settings(other, databaseUrl), target, watched())).rejects.toThrow(
      'There are no files in',
    );
  });
});

describe('a restore that cannot be made', () => {
  const into = async (source: string, database?: { url: string; drop: () => Promise<void> }) => {
    const target = database ?? (await createDatabase('template0'));
    const dataDir = await emptyFolder();
    const restored = restoreBackup(settings(dataDir, target.url), source, watched());
    return { restored, target, dataDir };
  };
  const tablesIn = async (url: string) => Object.keys(await contentOf(url));

  it('leaves a database alone that is not empty', async () => {
    const target = await createDatabase();
    const before = await contentOf(target.url);
    const { restored } = await into(bundle, target);
    await expect(restored).rejects.toThrow('The database is not empty');
    expect(await contentOf(target.url)).toEqual(before);
    await target.drop();
  });

  it.each([
    ['manifest.json', (text: Buffer) => Buffer.from(text.toString().replace('"rows": 1', '"rows": 2'))],
    ['files.sha256', (text: Buffer) => text.subarray(0, -1)],
    ['database/people.copy.gz', (text: Buffer) => text.subarray(0, -4)],
    ['database/notices.copy.gz', () => Buffer.alloc(0)],
  ])('finds that %s is damaged before it touches anything', async (part, spoil) => {
    const source = join(await emptyFolder(), 'bundle');
    await cp(bundle, source, { recursive: true });
    await writeFile(join(source, part), spoil(await readFile(join(source, part))));
    const { restored, target, dataDir } = await into(source);
    await expect(restored).rejects.toThrow(/is damaged: .+ is not what was written/);
    expect(await tablesIn(target.url)).toEqual([]);
    expect(await readdir(dataDir)).toEqual([]);
    await target.drop();
  });

  it('finds a file that is damaged or gone', async () => {
    for (const spoil of [(path: string) => writeFile(path, 'other'), (path: string) => rm(path)]) {
      const source = join(await emptyFolder(), 'bundle');
      await cp(bundle, source, { recursive: true });
      const [line = ''] = (await readFile(join(source, 'files.sha256'), 'utf8')).split('\n');
      await spoil(join(source, line.split('  ')[1] ?? ''));
      const { restored, target } = await into(source);
      await expect(restored).rejects.toThrow('is damaged: files/');
      await target.drop();
    }
  });

  it('refuses what is no backup, and one of a newer program', async () => {
    const { restored, target } = await into(await emptyFolder());
    await expect(restored).rejects.toThrow('is no finished backup');
    await target.drop();
    const source = join(await emptyFolder(), 'bundle');
    await cp(bundle, source, { recursive: true });
    const { writeManifest } = await import('#server/operator/backup/bundle.ts');
    const manifest = await readManifest(source);
    await rm(join(source, 'manifest.json'));
    const version = manifest.schema.version + 1e9;
    await writeManifest(source, { ...manifest, schema: { version, name: '9999_later' } });
    const later = await into(source);
    await expect(later.restored).rejects.toThrow('made by a newer version of this program');
    await later.target.drop();
  });

  it('is undone when it is stopped in the middle, and can be made again', async () => {
    const target = await createDatabase('template0');
    const dataDir = await emptyFolder();
    const stop = new AbortController();
    const onSaid = (text: string) => {
      if (text.startsWith('people ')) stop.abort();
    };
    await expect(restoreBackup(settings(dataDir, target.url), bundle, watched(stop, onSaid))).rejects.toThrow(
      'aborted',
    );
    expect(await tablesIn(target.url)).toEqual([]);
    await restoreBackup(settings(dataDir, target.url), bundle, watched());
    expect((await tablesIn(target.url)).length).toBeGreaterThan(50);
    await target.drop();
  });
});

/** Whether this machine lets us mount, in a namespace that goes with its process. */
const canMount = () => spawnSync('unshare', ['--mount', 'true']).status === 0;

describe('the built command', () => {
  let env: NodeJS.ProcessEnv;
  beforeAll(() => {
    env = { PATH: process.env['PATH'], DATA_DIR: test.dataDir, DATABASE_URL: databaseUrl };
  });
  const command = (...args: string[]) =>
    spawn(process.execPath, [join(inject('programFolder'), 'operate.js'), ...args], {
      env,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  const saidBy = (child: ReturnType<typeof command>) => {
    let said = '';
    child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
    return () => said;
  };

  it('makes a backup that can be read', async () => {
    const folder = join(await emptyFolder(), 'bundle');
    const child = command('backup', folder);
    const said = saidBy(child);
    const [code] = (await once(child, 'close')) as [number];
    expect([code, said()]).toEqual([0, expect.stringContaining(`The backup is in ${folder}.`)]);
    expect(await readManifest(folder)).toMatchObject({
      program: expect.stringMatching(/^\d+\.\d+\.\d+$/) as string,
    });
  });

  it('stops at Ctrl+C, also while it waits for a table, and leaves nothing', async () => {
    const parent = await emptyFolder();
    const holder = await connectPatiently(databaseUrl);
    await holder.query('begin; lock table people in access exclusive mode');
    const child = command('backup', join(parent, 'bundle'));
    const said = saidBy(child);
    await expect.poll(() => lockWaits(holder)).toBe(1);
    expect(await readdir(parent)).toEqual(['bundle.partial']);
    child.kill('SIGINT');
    const [code] = (await once(child, 'close')) as [number];
    await holder.query('rollback');
    await holder.end();
    expect([code, said()]).toEqual([130, expect.stringContaining('nothing of it was kept')]);
    expect(await readdir(parent)).toEqual([]);
  });

  it.runIf(canMount())('says in one sentence that the disk is full, and leaves nothing', async () => {
    const parent = await emptyFolder();
    // A small disk in a namespace of its own, whose mounts go with it; what is left on it is told at the end.
    const shell =
      'mount -t tmpfs -o size=64k tmpfs "$1" && disk=$1 && shift && "$@"; code=$?; ls -A "$disk" >&2; exit $code';
    const program = [process.execPath, join(inject('programFolder'), 'operate.js')];
    const child = spawn(
      'unshare',
      ['--mount', 'sh', '-c', shell, 'sh', parent, ...program, 'backup', join(parent, 'bundle')],
      { env, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    const said = saidBy(child);
    const [code] = (await once(child, 'close')) as [number];
    expect([code, said()]).toEqual([
      1,
      'The disk is full: nothing was kept. Make room, or name a folder on another disk.\n',
    ]);
  });
});

describe('the embedded database', () => {
  it('is backed up beside its server and without it, and restored into a new folder', async () => {
    const folder = await newFolder();
    const port = String(await freePort());
    const program = start({ DATA_DIR: folder, PORT: port });
    expect(await program.outcome).toHaveProperty('address');
    const { asha } = await peopled(folder);
    const parent = await emptyFolder();
    await makeBackup(settings(folder), join(parent, 'running'), watched());
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
    const target = await newFolder();
    await expect(restoreBackup(settings(folder), join(parent, 'running'), watched())).rejects.toThrow(
      'Another server already uses the data folder',
    );
    program.child.kill('SIGTERM');
    await once(program.child, 'exit');
    await makeBackup(settings(folder), join(parent, 'stopped'), watched());
    await restoreBackup(settings(target), join(parent, 'stopped'), watched());
    const restored = start({ DATA_DIR: target, PORT: String(await freePort()) });
    const { address } = (await restored.outcome) as { address: string };
    expect((await signInTo(address, asha)).token).toMatch(/\S{20}/);
  });
});
