import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '#server/core/config.ts';
import { memberships } from '#server/directory/schema.ts';
import { screenShares } from '#server/screen-share/schema.ts';
import { soon } from '../../long.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';
import type { World } from '../world.ts';
import { key, type LivekitDouble, readToken, secret, startLivekitDouble } from './livekit-double.ts';

let livekit: LivekitDouble;
let test: TestServer;
let world: World;
let asha: Client;
let dev: Client;
beforeAll(async () => {
  livekit = await startLivekitDouble();
  const settings = { LIVEKIT_URL: livekit.url, LIVEKIT_KEY: key, LIVEKIT_SECRET: secret };
  test = await startTestServer(settings);
  world = test.world;
});
beforeEach(async () => {
  await test.server.app.db.delete(screenShares);
  livekit.asked.length = 0;
  livekit.rooms.clear();
  asha = await test.enter(world.asha);
  dev = await test.enter(world.dev);
});
afterAll(async () => {
  await test.close();
  livekit.close();
});

const begin = async () => {
  const { gradeId, divisionId } = world.places['9A'];
  const ids = { faculty_id: world.asha.id, school_id: 1, host: 'https://evil.example', roomName: 'theirs' };
  const { data } = await asha.ok('start-video-screen', { grade: gradeId, division: divisionId, ...ids });
  return data.share_id;
};
const hostWay = (share_id: number) => asha.ok('setScreenShareRoom', { share_id });
const viewWay = (share_id: number) => dev.ok('get-screen-share', { share_id });
const identityIn = ({ pass }: { readonly pass: string }) => String(readToken(pass)['sub']);
const roomOf = (share: number) => `banyan-share-${share}`;
/** Another share may end at the same moment, one of the test before. */
const isIn =
  (share: number) =>
  ({ body }: { readonly body: object }) =>
    'room' in body && body.room === roomOf(share);
/** Both are in the room. */
const meet = async () => {
  const share = await begin();
  const [host, viewer] = [identityIn(await hostWay(share)), identityIn(await viewWay(share))];
  livekit.rooms.set(roomOf(share), [host, viewer]);
  return { share, host, viewer };
};
const rowOf = async (id: number) =>
  (await test.server.app.db.select().from(screenShares).where(eq(screenShares.id, id)))[0];
const wordOf = (data: unknown): unknown => JSON.parse(Buffer.from(String(data), 'base64').toString());

describe('shares that a LiveKit server carries', () => {
  it('are opened by a token for one room and a minute: the host sends a screen, a student only watches', async () => {
    const share = await begin();
    const [host, viewer] = [await hostWay(share), await viewWay(share)];
    expect([host.media_url, viewer.media_url]).toEqual([livekit.url, livekit.url]);
    const at = Math.floor(test.clock.now.getTime() / 1000);
    const common = { iss: key, nbf: at - 10, exp: at + 60 };
    const video = { room: roomOf(share), roomJoin: true, canPublishData: false };
    expect(readToken(host.pass)).toEqual({
      ...common,
      sub: expect.stringMatching(/^host-[0-9a-f]{32}$/),
      name: 'Asha Test',
      video: { ...video, canPublish: true, canPublishSources: ['screen_share'], canSubscribe: false },
    });
    expect(readToken(viewer.pass)).toEqual({
      ...common,
      sub: expect.stringMatching(/^viewer-[0-9a-f]{32}$/),
      name: 'Dev Test',
      video: { ...video, canPublish: false, canPublishSources: [], canSubscribe: true },
    });
    expect(await dev.ok('get-screen-share', {})).toMatchObject({ pass: '', media_url: '' });
  });

  it('are for those of the class alone', async () => {
    const share = await begin();
    const [esha, bina] = [await test.enter(world.esha), await test.enter(world.bina)];
    expect(await esha.call('get-screen-share', { share_id: share })).toMatchObject({
      error: { code: 'share_over' },
    });
    expect(await bina.call('setScreenShareRoom', { share_id: share })).toMatchObject({ status: 404 });
  });

  it('end for everybody when the host stops: they are told, and the room goes [ST-29]', async () => {
    const { share } = await meet();
    await asha.ok('stop-screen-share', { share_id: share });
    const told = await livekit.until(({ method }) => method === 'SendData');
    expect(told).toMatchObject({ grant: { room: roomOf(share), roomAdmin: true } });
    expect(wordOf(told.body['data'])).toEqual({ told: 'ended', reason: 'host' });
    const gone = await livekit.until(({ method }) => method === 'DeleteRoom');
    expect(gone).toMatchObject({ grant: { roomCreate: true }, body: { room: roomOf(share) } });
  });

  it('end within a second for a student who signs out, and for nobody else', async () => {
    const { share, host, viewer } = await meet();
    const began = performance.now();
    await dev.raw('updateLogout', {});
    const gone = await livekit.until((asked) => asked.method === 'RemoveParticipant' && isIn(share)(asked));
    expect(performance.now() - began).toBeLessThan(soon);
    expect(gone.body).toEqual({ room: roomOf(share), identity: viewer });
    expect(livekit.rooms.get(roomOf(share))).toEqual([host]);
    expect((await rowOf(share))?.endedAt).toBeNull();
  });

  it('end within a second for a student who leaves the class', async () => {
    const { share, viewer } = await meet();
    const { db } = test.server.app;
    await db.delete(memberships).where(eq(memberships.personId, world.dev.id));
    const began = performance.now();
    const told = await livekit.until((asked) => asked.method === 'SendData' && isIn(share)(asked));
    expect(told.body['destination_identities']).toEqual([viewer]);
    expect(wordOf(told.body['data'])).toEqual({ told: 'ended', reason: 'moved' });
    await livekit.until((asked) => asked.method === 'RemoveParticipant' && isIn(share)(asked));
    expect(performance.now() - began).toBeLessThan(soon);
    expect((await rowOf(share))?.endedAt).toBeNull();
    await db.insert(memberships).values({ schoolId: 1, personId: world.dev.id, ...world.places['9A'] });
  });

  it('end when the host signs out', async () => {
    const { share } = await meet();
    await asha.raw('updateLogout', {});
    await livekit.until(({ method }) => method === 'DeleteRoom');
    expect((await rowOf(share))?.endReason).toBe('signed_out');
  });

  it('are looked after in rounds: strangers go, viewers are counted, and the host is heard of', async () => {
    const { share, host, viewer } = await meet();
    livekit.rooms.set(roomOf(share), [host, viewer, 'viewer-of-before']);
    test.clock.now = new Date(test.clock.now.getTime() + 20_000);
    const gone = await livekit.until((asked) => asked.method === 'RemoveParticipant' && isIn(share)(asked));
    expect(gone.body).toEqual({ room: roomOf(share), identity: 'viewer-of-before' });
    await expect.poll(async () => (await rowOf(share))?.mostViewers).toBe(1);
    await expect.poll(async () => (await rowOf(share))?.beatAt.getTime()).toBe(test.clock.now.getTime());
    expect((await asha.ok('get-screen-share', {})).data).toMatchObject([{ viewers: 1 }]);
  });
});

describe('the settings of a LiveKit server', () => {
  it('come together, with an address of a socket and a secret as long as LiveKit wants', () => {
    const all = { LIVEKIT_URL: 'wss://media.example/', LIVEKIT_KEY: key, LIVEKIT_SECRET: secret };
    expect(readConfig(all).livekit).toEqual({ url: 'wss://media.example', key, secret });
    expect(readConfig({}).livekit).toBeUndefined();
    expect(() => readConfig({ ...all, LIVEKIT_KEY: '' })).toThrow(
      'LIVEKIT_URL, LIVEKIT_KEY and LIVEKIT_SECRET belong together: set all three, or none.',
    );
    expect(() => readConfig({ ...all, LIVEKIT_URL: 'https://media.example' })).toThrow(
      'LIVEKIT_URL must be an address like wss://media.school.example',
    );
    expect(() => readConfig({ ...all, LIVEKIT_SECRET: 'short' })).toThrow(
      'LIVEKIT_SECRET needs 32 characters.',
    );
  });
});
