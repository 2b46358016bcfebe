import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploadPath } from '#server/files/disk-shelf.ts';
import { useTemporaryFolder } from '#tests/files/temporary-folder.ts';
import { type S3Store, startS3Store } from '../s3-store.ts';
import { sampleFile, startTestServer, type TestServer } from '../test-server.ts';
import { arrived, beginUpload, claimUpload, idOf, sendPart, stallAfter } from '../uploading.ts';
import { hasRedis, type RedisServer, startRedis } from './redis-server.ts';

describe.skipIf(!hasRedis).each([
  { shared: 'a disk', isBucket: false },
  { shared: 'a bucket and no disk', isBucket: true },
])('an upload beside two processes that share $shared', ({ isBucket }) => {
  let redis: RedisServer;
  let s3: S3Store | null = null;
  let one: TestServer;
  let other: TestServer;
  const folder = useTemporaryFolder();
  beforeAll(async () => {
    redis = await startRedis();
    if (isBucket) s3 = await startS3Store();
    const settings = { REDIS_URL: redis.url, DATABASE_URL: 'postgresql://set/by-the-test' };
    one = await startTestServer({ ...settings, ...s3?.env });
    other = await one.beside(isBucket ? { DATA_DIR: folder.path('other') } : {});
  });
  afterAll(async () => {
    await other.close();
    await one.close();
    await redis.stop();
    await s3?.stop();
  });

  it('goes on at the other while the first still waits for its bytes', async () => {
    const { token } = await one.enter(one.world.asha);
    const picture = new Uint8Array(await sampleFile('picture.png'));
    const half = picture.slice(0, picture.length / 2);
    const [here, there] = [one.server.address, other.server.address];
    const upload = idOf(await beginUpload(here, token ?? '', 'picture.png', picture.length));
    // The line stalls after a half and nobody tells the server.
    const stalled = stallAfter(here, token ?? '', upload, half);
    await expect.poll(() => comeTo(upload), { timeout: 30_000 }).toBeGreaterThan(0);
    const offset = await arrived(there, token ?? '', upload);
    expect(offset).toBeGreaterThan(0);
    const rest = await sendPart(there, token ?? '', upload, picture.slice(offset), offset);
    expect(rest.status).toBe(204);
    await stalled;
    expect(await claimUpload(there, token ?? '', upload, 'picture.png')).toMatchObject({ status: 200 });
  });

  /** Bytes that the first process has got, whether or not they are put away. */
  const comeTo = async (upload: string) => {
    const { uploadFolder } = one.server.app;
    if (!isBucket) return (await stat(uploadPath(one.server.app, upload))).size;
    const parts = (await readdir(uploadFolder)).filter((name) => name.startsWith('part-'));
    const sizes = await Promise.all(parts.map(async (name) => (await stat(join(uploadFolder, name))).size));
    return Math.max(0, ...sizes);
  };
});
