import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  key,
  type LivekitDouble,
  readToken,
  secret,
  startLivekitDouble,
} from '../screen-share/livekit-double.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { hasRedis, type RedisServer, startRedis } from './redis-server.ts';

let redis: RedisServer;
let livekit: LivekitDouble;
let one: TestServer;

describe.skipIf(!hasRedis)('rooms of a LiveKit server that two processes look after', () => {
  beforeAll(async () => {
    redis = await startRedis();
    livekit = await startLivekitDouble();
    one = await startTestServer({
      REDIS_URL: redis.url,
      DATABASE_URL: 'postgresql://set/by-the-test',
      LIVEKIT_URL: livekit.url,
      LIVEKIT_KEY: key,
      LIVEKIT_SECRET: secret,
    });
  });
  afterAll(async () => {
    await one.close();
    livekit.close();
    await redis.stop();
  });

  it('keep whom the other one let in, also before this one had started, and lose strangers', async () => {
    const { world } = one;
    const [asha, dev] = [await one.enter(world.asha), await one.enter(world.dev)];
    const { gradeId, divisionId } = world.places['9A'];
    const ids = { faculty_id: world.asha.id, school_id: world.asha.schoolId };
    const { data } = await asha.ok('start-video-screen', { grade: gradeId, division: divisionId, ...ids });
    const identityOf = ({ pass }: { readonly pass: string }) => String(readToken(pass)['sub']);
    const host = identityOf(await asha.ok('setScreenShareRoom', { share_id: data.share_id }));
    const other = await one.beside({});
    try {
      const viewer = identityOf(await dev.ok('get-screen-share', { share_id: data.share_id }));
      const room = `banyan-share-${data.share_id}`;
      livekit.rooms.set(room, [host, viewer, 'stranger']);
      // Rounds of both: whoever a process did not know would be let go.
      livekit.asked.length = 0;
      const looks = () => livekit.asked.filter(({ method }) => method === 'ListParticipants').length;
      await vi.waitFor(() => expect(looks()).toBeGreaterThanOrEqual(4), { timeout: 60_000, interval: 100 });
      expect(livekit.rooms.get(room)).toEqual([host, viewer]);
      // Known to the process that counts, and to the other one.
      const atOther = await other.enter(world.asha);
      expect((await atOther.ok('get-screen-share', {})).data).toMatchObject([{ viewers: 1 }]);
    } finally {
      await other.close();
    }
  });
});
