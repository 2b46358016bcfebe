import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { freePort, newFolder, peopled, start, stopEverything } from '../program.ts';
import { startS3Store } from '../s3-store.ts';
import { placeOfFiles } from '../test-server.ts';
import { arrived, beginUpload, claimUpload, idOf, sendPart, signInTo } from '../uploading.ts';

afterEach(stopEverything);

const part = 2 ** 20;

/** A film the checks let through: the sample, with a box of nothing behind it, eight parts long. */
async function film(): Promise<Buffer> {
  const sample = await readFile(new URL('../../../server/seeds/data/files/clip-360p.mp4', import.meta.url));
  const free = Buffer.alloc(8 * part - sample.length, 7);
  free.writeUInt32BE(free.length, 0);
  free.write('free', 4);
  return Buffer.concat([sample, free]);
}

it('an upload goes on after the server was killed in its middle, and is whole [QU-03]', async () => {
  const folder = await newFolder();
  const store = placeOfFiles.isBucket ? await startS3Store() : null;
  const env = {
    ...store?.env,
    DATA_DIR: folder,
    PORT: String(await freePort()),
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
  const { address } = server;
  const { asha } = await peopled(folder);
  const { token, cookie } = await signInTo(address, asha);
  const upload = idOf(await beginUpload(address, token, 'film.mp4', bytes.length));
  const send = (from: number, to: number) =>
    sendPart(address, token, upload, new Uint8Array(bytes.subarray(from, to)), from);
  const offset = () => arrived(address, token, upload);
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
  const claimed = await claimUpload(address, token, upload, 'film.mp4');
  expect(claimed.status).toBe(200);
  const read = await fetch(`${address}/files/${claimed.fileId}`, { headers: { cookie } });
  expect(Buffer.from(await read.arrayBuffer()).equals(bytes)).toBe(true);
  // On the disk a kill may leave what came of a part, where parts are put into a bucket: the sweep takes it.
  const left = (await store?.names('uploads/')) ?? (await readdir(join(folder, 'uploads')));
  expect(left).toEqual([]);
  await stopEverything();
  await store?.stop();
});
