import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { screenShares } from '#server/screen-share/schema.ts';
import { freePort } from '../program.ts';
import { frameOf, isState, isTold, openRelay } from '../screen-share/relay-client.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';
import { makeCertificate } from './nginx.ts';
import { hasRedis, type RedisServer, startRedis } from './redis-server.ts';

/** Two processes' worth of server that speak https themselves, with one certificate. */
let redis: RedisServer;
let folder: string;
let one: TestServer;
let other: TestServer;

describe.skipIf(!hasRedis)('two processes that speak https themselves', () => {
  beforeAll(async () => {
    // The certificate is signed by nobody.
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
    redis = await startRedis();
    folder = await mkdtemp(join(tmpdir(), 'banyan-https-'));
    const { cert, key } = makeCertificate(folder);
    one = await startTestServer({
      REDIS_URL: redis.url,
      DATABASE_URL: 'postgresql://set/by-the-test',
      TLS_CERT: cert,
      TLS_KEY: key,
      PUBLIC_URL: 'https://school.example',
      TRUSTED_PROXIES: '127.0.0.1',
    });
    other = await one.beside({});
  });
  afterAll(async () => {
    await other?.close();
    await one?.close();
    await redis?.stop();
    await rm(folder, { recursive: true, force: true });
    vi.unstubAllEnvs();
  });

  const begin = async (asha: Client) => {
    await one.server.app.db.delete(screenShares);
    const { gradeId, divisionId } = one.world.places['9A'];
    const ids = { faculty_id: one.world.asha.id, school_id: one.world.asha.schoolId };
    const { data } = await asha.ok('start-video-screen', { grade: gradeId, division: divisionId, ...ids });
    return data.share_id;
  };
  const hostAt = async (at: TestServer, share_id: number, asha: Client) =>
    openRelay(at.server.address, (await asha.ok('setScreenShareRoom', { share_id })).pass);
  const viewerAt = async (at: TestServer, share_id: number, dev: Client) =>
    openRelay(at.server.address, (await dev.ok('get-screen-share', { share_id })).pass, 'video', {
      // As the browser that opened the page by its public name.
      host: 'school.example',
      origin: 'https://school.example',
    });
  const warningsOf = (at: TestServer) =>
    at.warnings.filter(({ message }) => message.includes('INTERNAL_URL')).map(({ message }) => message);

  it('pass a shared screen from one to the other, large frames and the end of it too', async () => {
    expect(other.server.address).toMatch(/^https:/);
    const asha = await one.enter(one.world.asha);
    const dev = await other.enter(one.world.dev);
    const share = await begin(asha);
    const host = await hostAt(one, share, asha);
    await host.until(isTold('open'));
    const viewer = await viewerAt(other, share, dev);
    await viewer.until(isTold('state'));
    const frames = [frameOf('key', 1, 700_000), frameOf('delta', 2), frameOf('delta', 3, 300_000)];
    for (const frame of frames) host.socket.send(frame);
    await viewer.seen(3);
    expect(viewer.frames.map((frame, at) => frame.equals(frames[at] ?? Buffer.alloc(0)))).toEqual([
      true,
      true,
      true,
    ]);
    await host.until(({ told, names }) => told === 'viewers' && Array.isArray(names) && names.length === 1);
    host.say({ paused: true });
    await viewer.until(isState('paused'));
    await asha.ok('stop-screen-share', { share_id: share });
    await viewer.until(isTold('ended'));
    await viewer.closed;
    await host.closed;
  });

  it('let the share go on at the other when the process that had it is gone', async () => {
    const third = await one.beside({});
    const asha = await other.enter(one.world.asha);
    const dev = await other.enter(one.world.dev);
    const share = await begin(asha);
    const host = await hostAt(third, share, asha);
    await host.until(isTold('open'));
    const viewer = await viewerAt(other, share, dev);
    await viewer.until(isTold('state'));
    await third.close();
    await viewer.closed;
    const again = await hostAt(other, share, asha);
    await again.until(isTold('open'));
    const back = await viewerAt(one, share, dev);
    again.socket.send(frameOf('key', 2));
    await back.seen(1);
    again.socket.close();
    back.socket.close();
    expect([...warningsOf(one), ...warningsOf(other)]).toEqual([]);
  });

  it('say which of them cannot be reached inside, or that two name one address', async () => {
    const nowhere = `https://127.0.0.1:${await freePort()}`;
    const cannot = 'Another process cannot be reached at its address inside';
    const lost = await one.beside({ INTERNAL_URL: nowhere });
    await expect.poll(() => warningsOf(one)).toEqual([expect.stringContaining(cannot)]);
    await lost.close();
    expect(one.warnings.find(({ message }) => message.startsWith(cannot))).toMatchObject({
      address: nowhere,
    });
    const twin = await one.beside({ INTERNAL_URL: one.server.address });
    const same = 'Two processes say that they are reached at one address';
    for (const at of [one, twin]) await expect.poll(() => warningsOf(at).join()).toContain(same);
    await twin.close();
  });
});
