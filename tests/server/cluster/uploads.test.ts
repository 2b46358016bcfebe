import { stat } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploadPath } from '#server/files/uploads.ts';
import { sampleFile, startTestServer, type TestServer } from '../test-server.ts';
import { arrived, beginUpload, claimUpload, idOf, sendPart } from '../uploading.ts';
import { hasRedis, type RedisServer, startRedis } from './redis-server.ts';

let redis: RedisServer;
let one: TestServer;
let other: TestServer;

describe.skipIf(!hasRedis)('an upload beside two processes that share a disk', () => {
  beforeAll(async () => {
    redis = await startRedis();
    one = await startTestServer({ REDIS_URL: redis.url, DATABASE_URL: 'postgresql://set/by-the-test' });
    other = await one.beside({});
  });
  afterAll(async () => {
    await other.close();
    await one.close();
    await redis.stop();
  });

  it('goes on at the other while the first still waits for its bytes', async () => {
    const { token } = await one.enter(one.world.asha);
    const picture = new Uint8Array(await sampleFile('picture.png'));
    const half = picture.slice(0, picture.length / 2);
    const [here, there] = [one.server.address, other.server.address];
    const upload = idOf(await beginUpload(here, token ?? '', 'picture.png', picture.length));
    // The line stalls after a half and nobody tells the server.
    const stalled = fetch(`${here}/uploads/${upload}`, {
      method: 'PATCH',
      headers: {
        'tus-resumable': '1.0.0',
        authorization: `Bearer ${token}`,
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
      },
      body: new ReadableStream({ start: (line) => line.enqueue(half) }),
      duplex: 'half',
    } as RequestInit).catch(() => null);
    await expect.poll(() => arrivedOnDisk(upload), { timeout: 30_000 }).toBeGreaterThan(0);
    const offset = await arrived(there, token ?? '', upload);
    expect(offset).toBeGreaterThan(0);
    const rest = await sendPart(there, token ?? '', upload, picture.slice(offset), offset);
    expect(rest.status).toBe(204);
    await stalled;
    expect(await claimUpload(there, token ?? '', upload, 'picture.png')).toMatchObject({ status: 200 });
  });

  const arrivedOnDisk = async (upload: string) => (await stat(uploadPath(one.server.app, upload))).size;
});
