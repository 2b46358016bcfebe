import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#server/core/config.ts';
import { StartRefused } from '#server/core/start-refused.ts';
import { Bucket } from '#server/files/bucket/bucket.ts';
import { createBucketFileStore } from '#server/files/bucket/bucket-files.ts';
import { fewAtOnce } from '#server/files/bucket/few-at-once.ts';
import { StoreFault } from '#server/files/bucket/store-fault.ts';
import { refuseUnusable, tryBucket } from '#server/files/bucket/try-bucket.ts';
import { newFileKey } from '#server/files/file-store.ts';
import { refusing, type S3Store, startS3Store } from '../server/s3-store.ts';
import { fileStoreContract, keepBytesIn } from './file-store-contract.ts';
import { useTemporaryFolder } from './temporary-folder.ts';

const folder = useTemporaryFolder();
let s3: S3Store;
let bucket: Bucket;
const settingsOf = (more: Record<string, string> = {}) => {
  const settings = readConfig({ ...s3.env, ...more }).bucket;
  if (!settings) throw new Error('There is no bucket.');
  return settings;
};
beforeAll(async () => {
  s3 = await startS3Store();
  bucket = new Bucket(settingsOf());
});
afterEach(() => {
  s3.misdeed = null;
});
afterAll(async () => {
  bucket.close();
  await s3.stop();
});
const store = () => createBucketFileStore(bucket);

fileStoreContract('in a bucket', store, (bytes) => folder.write(bytes));

/** By a word of OpenSSL's that takes dates. */
function selfSigned(dates: readonly string[]): { key: Buffer; cert: Buffer } {
  const home = mkdtempSync(folder.path('authority-'));
  writeFileSync(
    join(home, 'ca.cnf'),
    '[ca]\ndefault_ca=d\n[d]\nnew_certs_dir=.\ndatabase=index.txt\nserial=serial\ndefault_md=sha256\npolicy=p\ndefault_days=30\n[p]\ncommonName=supplied\n[req]\ndistinguished_name=dn\n[dn]\n',
  );
  writeFileSync(join(home, 'index.txt'), '');
  writeFileSync(join(home, 'serial'), '01');
  const openssl = (words: string, more: readonly string[] = []) =>
    execFileSync('openssl', [...words.split(' '), ...more], { cwd: home, stdio: 'ignore' });
  openssl('req -new -newkey rsa:2048 -nodes -subj /CN=localhost -keyout key -out request -config ca.cnf');
  openssl('ca -batch -config ca.cnf -selfsign -keyfile key -in request -out cert -notext', dates);
  return { key: readFileSync(join(home, 'key')), cert: readFileSync(join(home, 'cert')) };
}

const faultOf = async (work: Promise<unknown>): Promise<StoreFault> => {
  const error: unknown = await work.then(
    () => null,
    (found: unknown) => found,
  );
  if (!(error instanceof StoreFault)) throw error ?? new Error('Nothing was refused.');
  return error;
};

describe('a bucket with a prefix', () => {
  it('has its objects below it, and sees no other', async () => {
    const other = new Bucket(settingsOf({ S3_PREFIX: 'school/one' }));
    const key = await keepBytesIn(createBucketFileStore(other), Buffer.from('below'));
    expect(await s3.names('school/')).toEqual([`school/one/files/${key}`]);
    const seen: string[] = [];
    for await (const each of createBucketFileStore(other).list()) seen.push(each.key);
    expect(seen).toEqual([key]);
    other.close();
  });
});

describe('a list longer than an answer', () => {
  it('is read to its end', async () => {
    const other = new Bucket(settingsOf({ S3_PREFIX: 'many' }));
    const many = createBucketFileStore(other);
    const keys = await Promise.all(Array.from({ length: 7 }, () => keepBytesIn(many, Buffer.from('x'))));
    s3.misdeed = (request) => {
      if (request.url?.includes('prefix=')) request.url += '&max-keys=3';
      return false;
    };
    const listed: string[] = [];
    for await (const { key } of many.list()) listed.push(key);
    expect(listed).toEqual(keys.toSorted());
    other.close();
  });
});

describe('what a store did not keep as it came', () => {
  it('is found after each write by its size and its sum, and removed: nothing at all, more of it, other bytes', async () => {
    const putIn = (misdeed: S3Store['misdeed']) => {
      s3.misdeed = misdeed;
      return faultOf(store().putBytes(newFileKey(), Buffer.from('a file')));
    };
    const answering = (method: string, headers: Record<string, string>): S3Store['misdeed'] => {
      return (request, response) => {
        if (request.method !== method) return false;
        request.resume();
        response.writeHead(200, headers).end();
        return true;
      };
    };
    expect((await putIn(answering('PUT', { etag: '"0"' }))).message).toContain('does not give back');
    // As one that stored the framing of the transfer with the bytes.
    expect((await putIn(answering('HEAD', { 'content-length': '91' }))).message).toContain(
      'does not give back',
    );
    const spoiling: S3Store['misdeed'] = (request, response) => {
      if (request.method !== 'GET')
        return answering('HEAD', { 'content-length': '6' })?.(request, response) ?? false;
      response.writeHead(200, { 'content-length': '6' }).end('A file');
      return true;
    };
    expect((await putIn(spoiling)).message).toContain('does not give back');
    s3.misdeed = null;
    for (const name of await s3.names('files/'))
      expect(await buffer(await bucket.get(name))).not.toEqual(Buffer.from('a file'));
  });

  it('is found where its tag is no sum of the bytes: the object is read again', async () => {
    const bytes = Buffer.from('of a key of its own');
    const tagged: S3Store['misdeed'] = (request, response) => {
      if (request.method !== 'HEAD') return false;
      response.writeHead(200, { etag: '"f00-2"', 'content-length': String(bytes.length) }).end();
      return true;
    };
    s3.misdeed = tagged;
    const key = newFileKey();
    s3.asked.length = 0;
    await store().putBytes(key, bytes);
    expect(s3.asked).toContain(`GET files/${key}`);
    s3.misdeed = (request, response) => {
      if (tagged(request, response)) return true;
      if (request.method !== 'GET') return false;
      response.writeHead(200, { 'content-length': String(bytes.length) }).end(Buffer.alloc(bytes.length));
      return true;
    };
    const spoilt = newFileKey();
    const fault = await faultOf(store().putBytes(spoilt, bytes));
    expect(fault.message).toContain('does not give back what it was given');
    s3.misdeed = null;
    expect(await s3.names(`files/${spoilt}`)).toEqual([]);
  });
});

describe('a store that cannot be used', () => {
  it.each([
    [403, 'InvalidAccessKeyId', 'does not know the key', 'ESTORE'],
    [403, 'SignatureDoesNotMatch', 'does not take the signature', 'ESTORE'],
    [403, 'RequestTimeTooSkewed', "has a clock too far from this machine's", 'ESTORE'],
    [403, 'AccessDenied', 'does not let this key do that', 'ESTORE'],
    [404, 'NoSuchBucket', 'has no bucket of this name', 'ESTORE'],
    [301, 'PermanentRedirect', 'is of another region', 'ESTORE'],
    [507, 'InsufficientStorage', 'has no room left', 'ENOSPC'],
    [403, 'QuotaExceeded', 'has no room left', 'ENOSPC'],
    [409, 'XMinioStorageFull', 'has no room left', 'ENOSPC'],
    [418, 'Teapot', 'refuses (Teapot)', 'ESTORE'],
  ] as const)('is named: %i %s', async (status, code, says, kind) => {
    s3.misdeed = refusing(status, code);
    const fault = await faultOf(store().putBytes(newFileKey(), Buffer.from('x')));
    expect([fault.message, fault.code]).toEqual([expect.stringContaining(says), kind]);
    expect(fault.message).not.toContain('S3RVER');
  });

  it('keeps a server from its start, in one sentence with what to do', async () => {
    s3.misdeed = refusing(403, 'InvalidAccessKeyId');
    const refused = await refuseUnusable(settingsOf()).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(StartRefused);
    expect((refused as Error).message).toMatch(
      /^The store of files 127\.0\.0\.1:\d+\/school-files does not know the key \(InvalidAccessKeyId\)\. Look at S3_ACCESS_KEY_ID\.$/,
    );
    s3.misdeed = null;
    await refuseUnusable(settingsOf());
    expect(await s3.names('tried/')).toEqual([]);
  });

  it('is away, or nowhere', async () => {
    await s3.down();
    expect((await faultOf(store().size(newFileKey()))).message).toContain('does not answer (ECONNREFUSED)');
    await s3.up();
    const nowhere = new Bucket(settingsOf({ S3_ENDPOINT: 'http://nowhere.invalid:9000' }));
    expect((await faultOf(nowhere.look())).message).toMatch(/has a name that no machine has/);
    nowhere.close();
  });

  it.each([
    ['of somebody whom this machine does not know', 'of an authority that this machine does not know', []],
    [
      'that expired',
      'has a certificate that expired',
      ['-startdate', '20200101000000Z', '-enddate', '20200201000000Z'],
    ],
  ])('has a certificate %s', async (_, says, dates) => {
    const server = createTlsServer(selfSigned(dates));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const there = new Bucket(settingsOf({ S3_ENDPOINT: `https://localhost:${port}` }));
    expect((await faultOf(there.look())).message).toContain(says);
    there.close();
    server.close();
  });

  it('does not speak https where it should', async () => {
    const secure = s3.env['S3_ENDPOINT']?.replace('http:', 'https:') ?? '';
    const plain = new Bucket(settingsOf({ S3_ENDPOINT: secure }));
    expect((await faultOf(plain.look())).message).toContain('does not speak https');
    plain.close();
  });

  it('is asked again where that helps, and no more than that', async () => {
    let left = 2;
    s3.misdeed = (request, response) =>
      left-- > 0 && refusing(503, 'SlowDown', ({ method }) => method !== 'HEAD')(request, response);
    const key = newFileKey();
    await store().putBytes(key, Buffer.from('in the end'));
    expect((await buffer(await store().open(key))).toString()).toBe('in the end');
    left = 3;
    expect((await faultOf(store().open(key))).message).toContain('has too much to do');
  });

  it('that breaks off in the middle of a file breaks the reader, who gets no shorter file', async () => {
    const bytes = randomBytes(2 ** 20);
    const key = await keepBytesIn(store(), bytes);
    s3.misdeed = (request, response) => {
      if (request.method !== 'GET') return false;
      response.writeHead(200, { 'content-length': String(bytes.length) });
      response.write(bytes.subarray(0, 1000), () => response.destroy());
      return true;
    };
    await expect((async () => buffer(await store().open(key)))()).rejects.toThrow('aborted');
  });

  it('that gives no parts of files is refused', async () => {
    s3.misdeed = (request) => {
      delete request.headers.range;
      return false;
    };
    expect((await faultOf(tryBucket(bucket))).message).toContain('does not give parts of files');
  });
});

describe('settings of a store', () => {
  it('are refused when they are half there, and have usual values', () => {
    const { S3_ENDPOINT, S3_BUCKET, ...rest } = s3.env as Record<string, string>;
    expect(() => readConfig({ S3_ENDPOINT: S3_ENDPOINT ?? '' })).toThrow('belong together');
    expect(() => readConfig({ ...rest })).toThrow('belong together');
    expect(() => readConfig({ S3_REGION: 'eu-west-1' })).toThrow('are of use with them only');
    expect(() => readConfig({ ...s3.env, S3_BUCKET: 'Has Blanks' })).toThrow('S3_BUCKET must be a name like');
    expect(() => readConfig({ ...s3.env, S3_PREFIX: '../up' })).toThrow('S3_PREFIX must be a name like');
    expect(() => readConfig({ ...s3.env, S3_ENDPOINT: 'ftp://store' })).toThrow(
      'S3_ENDPOINT must be an address',
    );
    expect(settingsOf()).toMatchObject({ region: 'us-east-1', prefix: '', hasBucketInPath: true });
    expect(settingsOf({ S3_PREFIX: 'a/b', S3_FORCE_PATH_STYLE: 'off' })).toMatchObject({
      prefix: 'a/b/',
      hasBucketInPath: false,
    });
    expect(S3_BUCKET).toBe('school-files');
  });
});

describe('few at once', () => {
  it('hands a place on, also after a failure', async () => {
    const few = fewAtOnce(2);
    let [running, most] = [0, 0];
    const job = (fails: boolean) => async () => {
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
      if (fails) throw new Error('failed');
    };
    await Promise.allSettled(Array.from({ length: 9 }, (_, at) => few(job(at % 3 === 0))));
    expect([most, running]).toEqual([2, 0]);
  });
});
