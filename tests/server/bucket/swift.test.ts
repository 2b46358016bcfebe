import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#server/core/config.ts';
import { Bucket } from '#server/files/bucket/bucket.ts';
import { createBucketFileStore } from '#server/files/bucket/bucket-files.ts';
import { noBytes } from '#server/files/bucket/sign-request.ts';
import { tryBucket } from '#server/files/bucket/try-bucket.ts';
import { fileStoreContract } from '#tests/files/file-store-contract.ts';
import { useTemporaryFolder } from '#tests/files/temporary-folder.ts';
import { hasSwift, startSwift } from '../swift-store.ts';
import { sampleFile, startTestServer, type TestServer } from '../test-server.ts';
import { claimUpload, sendWhole } from '../uploading.ts';

/** Another program than s3rver, by other people: it checks signatures, sums and the region. */
describe.skipIf(!hasSwift)('swift with its gateway for S3', () => {
  const folder = useTemporaryFolder();
  let swift: Awaited<ReturnType<typeof startSwift>>;
  let bucket: Bucket;
  const open = (more: Record<string, string> = {}) => {
    const { bucket: settings } = readConfig({ ...swift.env, ...more });
    if (!settings) throw new Error('There is no bucket.');
    return new Bucket(settings);
  };
  beforeAll(async () => {
    swift = await startSwift();
    bucket = open();
  });
  afterAll(async () => {
    bucket.close();
    await swift.stop();
  });

  fileStoreContract(
    'in swift',
    () => createBucketFileStore(bucket),
    (bytes) => folder.write(bytes),
  );

  it('does all that files need of a store', async () => {
    expect(await tryBucket(bucket)).toBeLessThan(2_000);
  });

  it.each([
    [{ S3_SECRET_ACCESS_KEY: 'other' }, 'does not take the signature'],
    [{ S3_ACCESS_KEY_ID: 'test:nobody' }, 'does not take the signature'],
    [{ S3_BUCKET: 'another-one' }, 'has no bucket of this name'],
    [{ S3_REGION: 'eu-west-1' }, 'is of another region'],
  ])('refuses %o, and it is told why', async (wrong, says) => {
    const other = open(wrong);
    await expect(other.look()).rejects.toThrow(says);
    other.close();
  });

  it('refuses bytes that are not those that were signed', async () => {
    const sent = { size: 3, md5: '900150983cd24fb0d6963f7d28e17f72', read: () => Buffer.from('abc') };
    await expect(bucket.put('files/other', { ...sent, sha256: noBytes })).rejects.toThrow('BadDigest');
  });

  it('has the files of a server: an upload by parts is claimed, and read in part', async () => {
    const test: TestServer = await startTestServer({ ...swift.env, S3_PREFIX: 'school' });
    try {
      const asha = await test.enter(test.world.asha);
      const token = asha.token ?? '';
      const bytes = await sampleFile('notice.pdf');
      const upload = await sendWhole(test.server.address, token, 'notice.pdf', bytes);
      const claimed = await claimUpload(test.server.address, token, upload, 'notice.pdf');
      expect(claimed.status).toBe(200);
      const part = await asha.get(`/files/${claimed.fileId}`, { range: 'bytes=100-199' });
      expect(part.status).toBe(206);
      expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(100, 200))).toBe(true);
      await test.server.jobs().drain();
    } finally {
      await test.close();
    }
  });

  it('gives back a large file as it was', async () => {
    const large = randomBytes(12 * 2 ** 20);
    const key = crypto.randomUUID();
    const store = createBucketFileStore(bucket);
    await store.putBytes(key, large);
    expect((await buffer(await store.open(key))).equals(large)).toBe(true);
  });
});
