import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { Upload } from '@tus/server';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#server/core/config.ts';
import { Bucket } from '#server/files/bucket/bucket.ts';
import { createBucketShelf } from '#server/files/bucket/bucket-shelf.ts';
import { UploadParts } from '#server/files/bucket/upload-parts.ts';
import { refusing, type S3Store, startS3Store } from '../server/s3-store.ts';
import { useTemporaryFolder } from './temporary-folder.ts';

const folder = useTemporaryFolder();
let s3: S3Store;
let bucket: Bucket;
let places: { uploads: string; copies: string; reserve: number };
beforeAll(async () => {
  s3 = await startS3Store();
  const { bucket: settings } = readConfig(s3.env);
  if (!settings) throw new Error('There is no bucket.');
  bucket = new Bucket(settings);
  places = { uploads: folder.path('uploads'), copies: folder.path('reading'), reserve: 0 };
  await mkdir(places.uploads);
  await mkdir(places.copies);
});
afterEach(() => {
  s3.misdeed = null;
});
afterAll(async () => {
  bucket.close();
  await s3.stop();
});

/** Another process, which knows nothing of what the first one did. */
const aProcess = () => new UploadParts(bucket, places.uploads);
const shelf = () => createBucketShelf(bucket, places);

let begun = 0;
async function begin(size: number): Promise<string> {
  begun += 1;
  const id = `s1-p1-notice-${String(begun).padStart(24, '0')}`;
  await aProcess().begin(new Upload({ id, size, offset: 0, metadata: { filename: 'film.mp4' } }));
  return id;
}

describe('an upload in a bucket', () => {
  it('goes on at another process, part by part, and is gathered as it came [QU-03]', async () => {
    const bytes = randomBytes(300_000);
    const id = await begin(bytes.length);
    for (let at = 0; at < bytes.length; ) {
      const to = Math.min(bytes.length, at + 70_000);
      at = await aProcess().append(Readable.from([bytes.subarray(at, to)]), id, at);
      expect((await aProcess().arrived(id)).offset).toBe(at);
    }
    const whole = await aProcess().arrived(id);
    expect(whole).toMatchObject({
      size: bytes.length,
      offset: bytes.length,
      metadata: { filename: 'film.mp4' },
    });
    expect(await shelf().use(id, (path) => readFile(path))).toEqual(bytes);
    expect(await readdir(places.uploads)).toEqual([]);
    expect(await readdir(places.copies)).toEqual([]);
    await shelf().forget(id);
    await shelf().forget(id);
    expect(await s3.names(`uploads/${id}`)).toEqual([]);
    await expect(aProcess().arrived(id)).rejects.toMatchObject({ status_code: 404 });
  });

  it('keeps what came before the line broke', async () => {
    const id = await begin(1_000);
    const broken = Readable.from(
      (async function* line() {
        yield Buffer.alloc(400, 1);
        throw new Error('aborted');
      })(),
    );
    await expect(aProcess().append(broken, id, 0)).rejects.toMatchObject({ status_code: 500 });
    expect((await aProcess().arrived(id)).offset).toBe(400);
    expect(await readdir(places.uploads)).toEqual([]);
  });

  it('is cut into objects where a client sends all at once', async () => {
    const bytes = randomBytes(20 * 2 ** 20);
    const id = await begin(bytes.length);
    expect(await aProcess().append(Readable.from(pieces(bytes)), id, 0)).toBe(bytes.length);
    expect(await s3.names(`uploads/${id}/0`)).toHaveLength(3);
    expect((await shelf().use(id, (path) => readFile(path))).equals(bytes)).toBe(true);
    await shelf().forget(id);
  });

  it('counts no part that is half there, and none behind a hole; of two that begin at one place the longer one', async () => {
    const id = await begin(100);
    const put = (from: number, size: number) =>
      aProcess().append(Readable.from([Buffer.alloc(size, 7)]), id, from);
    await put(50, 10);
    expect((await aProcess().arrived(id)).offset).toBe(0);
    await put(0, 20);
    await put(0, 50);
    expect((await aProcess().arrived(id)).offset).toBe(60);
    s3.misdeed = ({ method, url }, response) => {
      // A store that shows what it is still writing.
      if (method !== 'GET' || !url?.includes('prefix=')) return false;
      response.end(
        `<ListBucketResult><IsTruncated>false</IsTruncated><Contents><Key>uploads/${id}/00000000000000-50</Key><Size>49</Size></Contents></ListBucketResult>`,
      );
      return true;
    };
    expect((await aProcess().arrived(id)).offset).toBe(0);
  });

  it('loses nothing acknowledged when the store fails, and goes on after it', async () => {
    const id = await begin(200);
    await aProcess().append(Readable.from([Buffer.alloc(100, 1)]), id, 0);
    s3.misdeed = refusing(507, 'InsufficientStorage', ({ method }) => method === 'PUT');
    const more = () => aProcess().append(Readable.from([Buffer.alloc(100, 2)]), id, 100);
    await expect(more()).rejects.toMatchObject({ code: 'ENOSPC' });
    s3.misdeed = null;
    await s3.down();
    await expect(more()).rejects.toMatchObject({ code: 'ESTORE' });
    await s3.up();
    expect((await aProcess().arrived(id)).offset).toBe(100);
    expect(await more()).toBe(200);
    expect(await readdir(places.uploads)).toEqual([]);
  });

  it('of a name that is none of ours is not looked for', async () => {
    s3.asked.length = 0;
    for (const id of ['../files', 'S1', '', 'a'.repeat(200), 's1/p1'])
      await expect(aProcess().arrived(id)).rejects.toMatchObject({ status_code: 404 });
    expect(s3.asked).toEqual([]);
  });

  it('of no bytes is a file all the same, and one that is not there is none', async () => {
    const id = await begin(0);
    expect(await shelf().use(id, (path) => readFile(path, 'utf8'))).toBe('');
    await expect(shelf().use('s1-p1-notice-none', (path) => readFile(path))).rejects.toMatchObject({
      code: 'ENOENT',
    });
  });

  it('has what a reader wrote beside it at any process, also where the reader failed', async () => {
    const id = await begin(3);
    await shelf().place(id, Buffer.from('abc'), 'list.csv');
    const failed = shelf().use(
      id,
      async (path) => {
        await writeFile(`${path}.sheets`, '[1]');
        throw new Error('unreadable');
      },
      ['.rows', '.sheets'],
    );
    await expect(failed).rejects.toThrow('unreadable');
    await shelf().forget(id);
    expect(await shelf().useKept(id, ['.sheets'], (path) => readFile(`${path}.sheets`, 'utf8'))).toBe('[1]');
    await shelf().forgetKept(id, ['.rows', '.sheets']);
    expect(await s3.names('kept/')).toEqual([]);
  });

  it('waits for room on the disk of the process that reads it', async () => {
    const id = await begin(3);
    await shelf().place(id, Buffer.from('abc'), 'list.csv');
    const full = createBucketShelf(bucket, { ...places, reserve: Number.MAX_SAFE_INTEGER });
    await expect(full.use(id, (path) => readFile(path))).rejects.toMatchObject({ code: 'ENOSPC' });
  });

  it('that nobody claimed is swept, and a younger one stays', async () => {
    const id = await begin(3);
    await shelf().sweep(new Date(Date.now() - 60_000));
    expect(await s3.names(`uploads/${id}`)).toHaveLength(1);
    await shelf().sweep(new Date(Date.now() + 60_000));
    expect(await s3.names('uploads/')).toEqual([]);
  });
});

function* pieces(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
}
