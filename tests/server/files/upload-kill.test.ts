import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { calls, decodeAnswer, wrapRequest } from '#contract';
import { createPayloadCodec } from '#server/core/payload-codec.ts';
import { demoPassword } from '#server/seeds/demo-logins.ts';
import { freePort, newFolder, start, stopEverything } from '../program.ts';
import { metadataOf } from '../uploading.ts';

afterEach(stopEverything);

const part = 2 ** 20;
const claim = calls['handle-upload-files'];
const codec = createPayloadCodec('banyan-payload');
const tus = { 'tus-resumable': '1.0.0' };

/** A film the checks let through: the sample, with a box of nothing behind it, eight parts long. */
async function film(): Promise<Buffer> {
  const sample = await readFile(new URL('../../../server/seeds/data/files/clip-360p.mp4', import.meta.url));
  const free = Buffer.alloc(8 * part - sample.length, 7);
  free.writeUInt32BE(free.length, 0);
  free.write('free', 4);
  return Buffer.concat([sample, free]);
}

async function signIn(address: string): Promise<{ authorization: string; cookie: string }> {
  const response = await fetch(`${address}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: 'F00001',
      password: demoPassword,
      deviceDetails: { deviceId: '', browser: '', os: '', tz: 'UTC' },
    }),
  });
  const { api_token } = (await response.json()) as { api_token: string };
  const [cookie = ''] = (response.headers.get('set-cookie') ?? '').split(';');
  return { authorization: `Bearer ${api_token}`, cookie };
}

it('an upload goes on after the server was killed in its middle, and is whole [QU-03]', async () => {
  const folder = await newFolder();
  const env = {
    DATA_DIR: folder,
    PORT: String(await freePort()),
    DEMO_DATA: 'on',
    RATE_LIMITS: 'off',
    DEVICES_AT_ONCE: 'allow',
  };
  const bytes = await film();
  const running = async () => {
    const server = start(env);
    const outcome = await server.outcome;
    if (!('address' in outcome)) throw new Error(outcome.said);
    return { ...server, address: outcome.address };
  };
  let server = await running();
  const created = await fetch(`${server.address}/uploads`, {
    method: 'POST',
    headers: {
      ...tus,
      ...(await signIn(server.address)),
      'upload-length': String(bytes.length),
      'upload-metadata': metadataOf('film.mp4'),
    },
  });
  const path = new URL(created.headers.get('location') ?? '', server.address).pathname;
  const send = async (from: number, to: number) =>
    fetch(server.address + path, {
      method: 'PATCH',
      headers: {
        ...tus,
        ...(await signIn(server.address)),
        'upload-offset': String(from),
        'content-type': 'application/offset+octet-stream',
      },
      body: new Uint8Array(bytes.subarray(from, to)),
    });
  const offset = async () => {
    const head = await fetch(server.address + path, {
      method: 'HEAD',
      headers: { ...tus, ...(await signIn(server.address)) },
    });
    return Number(head.headers.get('upload-offset'));
  };
  for (let kills = 0; kills < 2; kills += 1) {
    const from = await offset();
    expect((await send(from, from + part)).status).toBe(204);
    // In the middle of the next part.
    const cut = send(from + part, from + 3 * part).catch(() => null);
    server.child.kill('SIGKILL');
    await once(server.child, 'exit');
    await cut;
    server = await running();
    // What was acknowledged is there; of the part in flight any beginning may be.
    expect(await offset()).toBeGreaterThanOrEqual(from + part);
    expect(await offset()).toBeLessThanOrEqual(from + 3 * part);
  }
  for (let at = await offset(); at < bytes.length; at = await offset())
    expect((await send(at, at + part)).status).toBe(204);
  const upload_id = path.split('/').at(-1) ?? '';
  const claimed = await fetch(`${server.address}/api/v1/handle-upload-files`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(await signIn(server.address)) },
    body: JSON.stringify(wrapRequest(claim.request, { upload_id, org_name: 'film.mp4' }, codec)),
  });
  expect(claimed.status).toBe(200);
  const answer = decodeAnswer(claim, await claimed.json(), codec) as { data: { file_path: string } };
  const { file_path } = answer.data;
  const read = await fetch(`${server.address}/files/${file_path}`, { headers: await signIn(server.address) });
  const hash = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');
  expect(hash(new Uint8Array(await read.arrayBuffer()))).toBe(hash(bytes));
  expect(await readdir(join(folder, 'uploads'))).toEqual([]);
}, 180_000);
