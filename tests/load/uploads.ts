/**
 * How much the server's memory grows while 10 people upload 100 MB each at once: `npx tsx tests/load/uploads.ts
 * [uploads] [megabytes]`. The built product runs on 127.0.0.1 in a temporary folder, which is removed at the end; the
 * script ends by itself after five minutes at the latest. Bar: less than 100 MB.
 */
import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { calls } from '#contract/catalogue.ts';
import { wrapRequest } from '#contract/core/payload.codec.ts';
import { createPayloadCodec } from '#server/core/payload-codec.ts';
import { demoPassword } from '#server/seeds/demo-logins.ts';
import { metadataOf } from '#tests/server/uploading.ts';
import { buildServer, mailSent, memoryOf, startPostgres, startProduct, stopEverything } from './programs.ts';

const uploads = Number(process.argv[2] ?? 10);
const megabytes = Number(process.argv[3] ?? 100);
const part = 2 ** 20;
const limitMilliseconds = 5 * 60_000;
const claim = calls['handle-upload-files'];
const codec = createPayloadCodec('banyan-payload');
const say = (text: string) => process.stdout.write(`${text}\n`);

/** The sample film with an empty box behind it: what the checks let through, of any size. */
async function filmHead(size: number): Promise<Buffer> {
  const sample = await readFile(new URL('../../server/seeds/data/files/clip-360p.mp4', import.meta.url));
  const box = Buffer.alloc(8);
  box.writeUInt32BE(size - sample.length, 0);
  box.write('free', 4);
  return Buffer.concat([sample, box]);
}

async function tokenOf(address: string, login: string): Promise<string> {
  const response = await fetch(`${address}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: login,
      password: demoPassword,
      deviceDetails: { deviceId: '', browser: '', os: '', tz: 'UTC' },
    }),
  });
  if (!response.ok) throw new Error(`${login}: ${await response.text()}`);
  return ((await response.json()) as { api_token: string }).api_token;
}

async function upload(address: string, token: string, size: number, head: Buffer): Promise<void> {
  const headers = { 'tus-resumable': '1.0.0', authorization: `Bearer ${token}` };
  const created = await fetch(`${address}/uploads`, {
    method: 'POST',
    headers: {
      ...headers,
      'upload-length': String(size),
      'upload-metadata': metadataOf('film.mp4'),
    },
  });
  const target = new URL(created.headers.get('location') ?? '', address);
  const blank = Buffer.alloc(part);
  for (let at = 0; at < size; at += part) {
    const body = Buffer.from(blank.subarray(0, Math.min(part, size - at)));
    if (at < head.length) head.copy(body, 0, at, at + body.length);
    await patch(target, { ...headers, 'upload-offset': String(at) }, body);
  }
  const upload_id = target.pathname.split('/').at(-1) ?? '';
  const claimed = await fetch(`${address}/api/v1/handle-upload-files`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(wrapRequest(claim.request, { upload_id, org_name: 'film.mp4' }, codec)),
  });
  if (!claimed.ok) throw new Error(`Not kept: ${await claimed.text()}`);
}

function patch(target: URL, headers: Record<string, string>, body: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(target, {
      method: 'PATCH',
      headers: {
        ...headers,
        'content-type': 'application/offset+octet-stream',
        'content-length': body.length,
      },
    });
    sent.on('error', reject);
    sent.on('response', (response) => {
      response.resume();
      response.on('end', () =>
        response.statusCode === 204 ? resolve() : reject(new Error(`Part refused: ${response.statusCode}`)),
      );
    });
    sent.end(body);
  });
}

async function main(): Promise<void> {
  await buildServer();
  const postgres = await startPostgres();
  const product = await startProduct(postgres.url, postgres.folder);
  await mailSent(postgres.url);
  const address = `http://127.0.0.1:${product.port}`;
  const size = megabytes * 2 ** 20;
  const head = await filmHead(size);
  const token = await tokenOf(address, 'F00001');
  // The first upload loads what every later one has.
  await upload(address, token, 4 * part, await filmHead(4 * part));
  const before = memoryOf(product);
  let peak = before;
  const look = setInterval(() => {
    peak = Math.max(peak, memoryOf(product));
  }, 200);
  const started = performance.now();
  await Promise.all(Array.from({ length: uploads }, () => upload(address, token, size, head)));
  const seconds = (performance.now() - started) / 1000;
  clearInterval(look);
  say(`${uploads} uploads of ${megabytes} MB at once: ${seconds.toFixed(1)} s, all kept`);
  say(
    `memory of the server: ${before.toFixed(0)} MB before, ${peak.toFixed(0)} MB at the most, ${(peak - before).toFixed(0)} MB more (bar: 100)`,
  );
}

const late = setTimeout(() => {
  say('Too slow: stopped.');
  void stopEverything().then(() => process.exit(1));
}, limitMilliseconds);
try {
  await main();
} finally {
  clearTimeout(late);
  await stopEverything();
}
