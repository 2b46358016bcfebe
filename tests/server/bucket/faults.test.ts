import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { refusing, type S3Store, startS3Store } from '../s3-store.ts';
import { type Client, sampleFile, startTestServer, type TestServer } from '../test-server.ts';
import { arrived, beginUpload, claimUpload, idOf, sendPart } from '../uploading.ts';

let s3: S3Store;
let test: TestServer;
let asha: Client;
let picture: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  s3 = await startS3Store();
  test = await startTestServer({ ...s3.env });
  asha = await test.enter(test.world.asha);
  picture = new Uint8Array(await sampleFile('picture.png'));
});
afterEach(async () => {
  s3.misdeed = null;
  await s3.up();
});
afterAll(async () => {
  await test.close();
  await s3.stop();
});

const token = () => asha.token ?? '';
const address = () => test.server.address;

async function keptFile(): Promise<string> {
  const upload = await test.finishedUpload(test.world.asha, 'notice.pdf', await sampleFile('notice.pdf'));
  return (await asha.ok('handle-upload-files', { upload_id: upload, org_name: 'notice.pdf' })).data.file_path;
}

describe('while the store of files does not answer', () => {
  it('a file is answered 503 with when to try again, the operator reads why, and after it all goes on', async () => {
    const path = `/files/${await keptFile()}`;
    expect((await asha.get(path)).status).toBe(200);
    await s3.down();
    const answer = await asha.get(path);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await answer.json()).toMatchObject({
      code: 'unavailable',
      information: 'The server is busy. Try again in a moment.',
    });
    expect(test.warnings.at(-1)).toMatchObject({
      message: 'A call was answered 503',
      reason: expect.stringContaining('The store of files') as string,
    });
    // What needs no file works as ever.
    await asha.ok('get-upload-room', {});
    const ready = await asha.get('/readyz');
    expect([ready.status, await ready.json()]).toEqual([
      503,
      expect.objectContaining({ reasons: ['The store of files does not answer.'] }),
    ]);
    await s3.up();
    expect((await asha.get(path)).status).toBe(200);
    await expect.poll(async () => (await asha.get('/readyz')).status).toBe(200);
  });

  it('an upload loses nothing that was acknowledged, and goes on', async () => {
    const upload = idOf(await beginUpload(address(), token(), 'picture.png', picture.length));
    const half = picture.slice(0, picture.length / 2);
    expect((await sendPart(address(), token(), upload, half)).status).toBe(204);
    await s3.down();
    const cut = await sendPart(address(), token(), upload, picture.slice(half.length), half.length);
    expect([cut.status, await cut.json()]).toEqual([503, expect.objectContaining({ code: 'unavailable' })]);
    expect((await claimUpload(address(), token(), upload, 'picture.png')).status).toBe(503);
    await s3.up();
    expect(await arrived(address(), token(), upload)).toBe(half.length);
    const rest = await sendPart(address(), token(), upload, picture.slice(half.length), half.length);
    expect(rest.status).toBe(204);
    // The store goes away in the middle of the claim too.
    s3.misdeed = refusing(
      503,
      'ServiceUnavailable',
      ({ method, url }) => method === 'PUT' && !!url?.includes('/files/'),
    );
    expect((await claimUpload(address(), token(), upload, 'picture.png')).status).toBe(503);
    s3.misdeed = null;
    const claimed = await claimUpload(address(), token(), upload, 'picture.png');
    expect(claimed.status).toBe(200);
    expect(await s3.names(`uploads/${upload}`)).toEqual([]);
    const read = await asha.get(`/files/${claimed.fileId}`, { range: 'bytes=0-7' });
    expect([read.status, Buffer.from(await read.arrayBuffer())]).toEqual([
      206,
      Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    ]);
  });
});

describe('a store that refuses', () => {
  it('for want of room is told as a full disk is, and the upload stays to be claimed again', async () => {
    const photo = await sampleFile('photo.jpg');
    const upload = await test.finishedUpload(test.world.asha, 'photo.jpg', photo);
    s3.misdeed = refusing(507, 'InsufficientStorage', ({ method }) => method === 'PUT');
    const full = await asha.call('handle-upload-files', { upload_id: upload, org_name: 'photo.jpg' });
    expect(full).toMatchObject({ ok: false, error: { code: 'disk_full' } });
    s3.misdeed = null;
    await asha.ok('handle-upload-files', { upload_id: upload, org_name: 'photo.jpg' });
  });

  it('since the key is no more, or the clock wrong, says so to who watches, without a secret', async () => {
    const path = `/files/${await keptFile()}`;
    for (const [code, says] of [
      ['InvalidAccessKeyId', 'does not know the key'],
      ['RequestTimeTooSkewed', "has a clock too far from this machine's"],
    ] as const) {
      s3.misdeed = refusing(403, code);
      test.clock.now = new Date(test.clock.now.getTime() + 60_000);
      expect((await asha.get(path)).status).toBe(503);
      expect(test.warnings.at(-1)?.['reason']).toContain(says);
      expect(JSON.stringify(test.warnings)).not.toContain('S3RVER');
    }
  });
});
