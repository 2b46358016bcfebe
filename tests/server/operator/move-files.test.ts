import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Registered, registerProcess } from '#server/cluster/one-process.ts';
import { readConfig } from '#server/core/config.ts';
import { advisoryLocks } from '#server/db/advisory-locks.ts';
import { newFileKey } from '#server/files/file-store.ts';
import { openFiles } from '#server/files/open-files.ts';
import { diagnose, makeBackup, moveFiles, restoreBackup } from '#server/operator/index.ts';
import { connectPatiently } from '#server/operator/open-installation.ts';
import { storedKeys } from '#server/operator/stored-keys.ts';
import { freePort, newFolder, start, stopEverything } from '../program.ts';
import { refusing, type S3Store, startS3Store } from '../s3-store.ts';
import { createDatabase, sampleFile, startTestServer, type TestServer } from '../test-server.ts';
import { signInTo } from '../uploading.ts';

let s3: S3Store;
let database: Awaited<ReturnType<typeof createDatabase>>;
let test: TestServer;
/** As the program is before it serves. */
let registered: Registered;
let keys: string[];
let fileId: string;
let isServing = true;
const folders: string[] = [];

const watched = (stop = new AbortController(), onSaid: (text: string) => void = () => undefined) => ({
  say: onSaid,
  progress: onSaid,
  signal: stop.signal,
});
const envOf = (more: Record<string, string> = {}): Record<string, string> => ({
  DATA_DIR: test.dataDir,
  DATABASE_URL: database.url,
  PORT: '0',
  ...s3.env,
  ...more,
});
const move = (
  to: 's3' | 'disk',
  { isChecked = false, isErased = false, ...env }: Record<string, unknown> = {},
) =>
  moveFiles(
    readConfig(envOf(env as Record<string, string>)),
    {
      to,
      isChecked: Boolean(isChecked),
      isErased: Boolean(isErased),
    },
    watched(),
  );

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'banyan-move-'));
  folders.push(folder);
  return folder;
}

beforeAll(async () => {
  s3 = await startS3Store();
  database = await createDatabase();
  test = await startTestServer({}, { ...database, drop: async () => undefined });
  const { log } = test.server.app;
  registered = await registerProcess({ databaseUrl: database.url, isShared: false, version: '1.0.0', log });
  const asha = await test.enter(test.world.asha);
  for (const name of ['notice.pdf', 'photo.jpg', 'notice.docx']) {
    const upload = await test.finishedUpload(test.world.asha, name, await sampleFile(name));
    fileId = (await asha.ok('handle-upload-files', { upload_id: upload, org_name: name })).data.file_path;
  }
  await test.server.jobs().drain();
  const client = await connectPatiently(database.url);
  keys = (await client.query<{ key: string }>(storedKeys)).rows.map(({ key }) => key);
  await client.end();
});
afterAll(async () => {
  if (isServing) await stopServing();
  await database.drop();
  await s3.stop();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

async function stopServing(): Promise<void> {
  isServing = false;
  await test.server.close();
  await registered.leave();
}

const inBucket = async () => (await s3.names('files/')).map((name) => name.slice('files/'.length));

describe('moving files to a bucket and back', () => {
  it('beside a running server copies what there is, and says that a last run is to come', async () => {
    const stop = new AbortController();
    const onSaid = (text: string) => {
      if (text.startsWith('2 of ')) stop.abort();
    };
    const asked = { to: 's3', isChecked: false, isErased: false } as const;
    await expect(moveFiles(readConfig(envOf()), asked, watched(stop, onSaid))).rejects.toThrow('aborted');
    expect(await inBucket()).toEqual(keys.slice(0, 2));
    expect(await move('s3')).toMatchObject({ copied: keys.length - 2, there: 2, missing: 0, isWhole: false });
    expect(await inBucket()).toEqual(keys);
  });

  it('is not made beside a backup or another move', async () => {
    const client = await connectPatiently(database.url);
    await client.query('select pg_advisory_lock($1)', [advisoryLocks.bytes]);
    await expect(move('s3')).rejects.toThrow('A backup is being made, or files are being moved already');
    await client.end();
  });

  it('goes on after a kill in its middle', async () => {
    for (const name of await inBucket()) await openFiles(readConfig(envOf())).files.remove(name);
    // The third file stands still on its way.
    let puts = 0;
    const reached = new Promise<void>((resolve) => {
      s3.misdeed = ({ method, url }) => {
        if (method === 'PUT' && url?.includes('/files/')) puts += 1;
        if (puts === 3) resolve();
        return puts >= 3;
      };
    });
    const child = spawn(
      process.execPath,
      [join(inject('programFolder'), 'operate.js'), 'move-files', '--to', 's3'],
      {
        env: { PATH: process.env['PATH'], ...envOf() },
        stdio: 'ignore',
      },
    );
    await reached;
    child.kill('SIGKILL');
    await once(child, 'exit');
    s3.misdeed = null;
    expect(await inBucket()).toEqual(keys.slice(0, 2));
    await expect
      .poll(async () => move('s3').catch(() => null))
      .toMatchObject({ copied: keys.length - 2, there: 2 });
  });

  it('without a server is whole: the server then reads them from there', async () => {
    await stopServing();
    expect(await move('s3')).toMatchObject({ copied: 0, there: keys.length, nameless: 0, isWhole: true });
    const program = start(envOf({ DATA_DIR: await newFolder(), PORT: String(await freePort()) }));
    const outcome = await program.outcome;
    if (!('address' in outcome)) throw new Error(outcome.said);
    const { cookie } = await signInTo(outcome.address, test.world.asha);
    const read = await fetch(`${outcome.address}/files/${fileId}`, { headers: { cookie } });
    expect(Buffer.from(await read.arrayBuffer()).equals(await sampleFile('notice.docx'))).toBe(true);
    // While it serves, the last run is still to come.
    expect(await move('s3')).toMatchObject({ isWhole: false });
    await stopEverything();
  });

  it('finds what a store spoilt, and what only one place has', async () => {
    const [first = '', second = ''] = keys;
    await s3.spoil(`files/${first}`);
    expect(await move('s3')).toMatchObject({ copied: 0 });
    expect(await move('s3', { isChecked: true })).toMatchObject({ copied: 1, there: keys.length - 1 });
    const path = join(test.dataDir, 'files', second.slice(0, 2), second.slice(2, 4), second);
    await rename(path, `${path}-away`);
    expect(await move('s3')).toMatchObject({ there: keys.length, missing: 0 });
    await openFiles(readConfig(envOf())).files.remove(second);
    expect(await move('s3')).toMatchObject({ there: keys.length - 1, missing: 1 });
    await rename(`${path}-away`, path);
    expect(await move('s3')).toMatchObject({ copied: 1 });
  });

  it('leaves what no row names, and erases it where that is asked for', async () => {
    const { files } = openFiles(readConfig(envOf()));
    await files.putBytes(newFileKey(), Buffer.from('erased since'));
    expect(await move('s3')).toMatchObject({ nameless: 1 });
    expect(await inBucket()).toHaveLength(keys.length + 1);
    expect(await move('s3', { isErased: true })).toMatchObject({ nameless: 1 });
    expect(await inBucket()).toEqual(keys);
  });

  it('goes back to a disk', async () => {
    const DATA_DIR = await emptyFolder();
    expect(await move('disk', { DATA_DIR })).toMatchObject({ copied: keys.length, isWhole: true });
    const names = await readdir(join(DATA_DIR, 'files'), { recursive: true });
    expect(
      names
        .map((name) => name.split('/').at(-1) ?? '')
        .filter((name) => name.length === 36)
        .toSorted(),
    ).toEqual(keys);
    expect(await readdir(join(DATA_DIR, 'uploads'))).toEqual([]);
  });

  it('says in one sentence why it cannot', async () => {
    await expect(
      moveFiles(
        readConfig({ DATA_DIR: test.dataDir, DATABASE_URL: database.url }),
        { to: 's3', isChecked: false, isErased: false },
        watched(),
      ),
    ).rejects.toThrow('Set S3_ENDPOINT');
    s3.misdeed = refusing(403, 'AccessDenied');
    await expect(move('s3')).rejects.toThrow('does not let this key do that');
    s3.misdeed = null;
  });
});

describe('an installation whose files are in a bucket', () => {
  it('is backed up and restored into another bucket, byte for byte', async () => {
    const bundle = join(await emptyFolder(), 'bundle');
    const DATA_DIR = await emptyFolder();
    const manifest = await makeBackup(readConfig(envOf({ DATA_DIR })), bundle, watched());
    expect(manifest.files).toMatchObject({ count: keys.length, missing: 0 });
    const target = await createDatabase('template0');
    const restored = envOf({ DATA_DIR, DATABASE_URL: target.url, S3_PREFIX: 'restored' });
    await restoreBackup(readConfig(restored), bundle, watched());
    expect((await s3.names('restored/files/')).map((name) => name.slice('restored/files/'.length))).toEqual(
      keys,
    );
    await target.drop();
  });

  it('is looked at by the doctor: files that are missing, a store that refuses', async () => {
    const look = async () =>
      (await diagnose(envOf(), { ...watched(), looksAtFiles: true })).filter(({ what }) =>
        /files/.test(what),
      );
    expect(await look()).toEqual([
      expect.objectContaining({ state: 'fine', what: 'store of files' }),
      expect.objectContaining({ state: 'fine', says: `${keys.length} are all there, and no other.` }),
    ]);
    const [first = ''] = keys;
    await openFiles(readConfig(envOf())).files.remove(first);
    expect(await look()).toContainEqual(
      expect.objectContaining({ state: 'wrong', says: `1 that rows name are missing: ${first}` }),
    );
    s3.misdeed = refusing(403, 'SignatureDoesNotMatch');
    const refused = await look();
    s3.misdeed = null;
    expect(refused).toEqual([
      expect.objectContaining({
        state: 'wrong',
        says: expect.stringContaining('does not take the signature') as string,
        todo: expect.stringContaining('S3_SECRET_ACCESS_KEY') as string,
      }),
    ]);
  });
});
