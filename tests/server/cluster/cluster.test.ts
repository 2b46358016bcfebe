import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { screenShares } from '#server/screen-share/schema.ts';
import { shareAsFaculty } from '../notice-inputs.ts';
import { heardAll } from '../realtime/last-hint.ts';
import { hearRealtime, openSocket } from '../realtime-client.ts';
import { frameOf, isTold, openRelay } from '../screen-share/relay-client.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';
import type { Named, World } from '../world.ts';
import { hasRedis, type RedisServer, startRedis } from './redis-server.ts';

/** Two processes' worth of server with one database, one folder and Redis between them. */
let redis: RedisServer;
let one: TestServer;
let other: TestServer;
let world: World;
let startedAt = 0;
const open: Socket[] = [];

const soon = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 30_000, interval: 25 });

describe.skipIf(!hasRedis)('two processes with Redis between them', () => {
  beforeAll(async () => {
    redis = await startRedis();
    // The tests give the address of their database themselves.
    const settings = { REDIS_URL: redis.url, DATABASE_URL: 'postgresql://set/by-the-test' };
    one = await startTestServer(settings);
    other = await one.beside({});
    startedAt = performance.now();
    world = one.world;
  });
  afterEach(() => {
    for (const socket of open.splice(0)) socket.disconnect();
  });
  afterAll(async () => {
    await other.close();
    await one.close();
    await redis.stop();
  });

  const noticeOf9A = (client: Client) =>
    shareAsFaculty(client, { grade: String(world.places['9A'].gradeId) });

  async function listen(at: TestServer, who: Named) {
    const socket = await openSocket(at, await at.enter(who));
    open.push(socket);
    const heard: number[] = [];
    socket.on('notice.changed', ({ noticeId }: { noticeId: number }) => heard.push(noticeId));
    return { at, socket, heard };
  }

  it('tell readers of both what changed at one, and nobody else', async () => {
    const asha = await one.enter(world.asha);
    const here = await listen(one, world.dev);
    const there = await listen(other, world.dev);
    const stranger = await listen(other, world.otherAdmin);
    const id = await noticeOf9A(asha);
    for (const { socket, at } of [here, there, stranger]) await heardAll(at, socket);
    expect([here, there, stranger].map(({ heard }) => heard.includes(id))).toEqual([true, true, false]);
  });

  it('tell a page that connects to one what changed at the other since it asked', async () => {
    const asha = await one.enter(world.asha);
    const watching = await listen(other, world.dev);
    const { token } = await other.enter(world.dev);
    // A page is taken to have asked five seconds earlier than it says; a process that is younger lets it ask again.
    await soon(() => expect(performance.now() - startedAt).toBeGreaterThan(6_000));
    const id = await noticeOf9A(asha);
    await heardAll(other, watching.socket);
    const late = io(other.server.address, {
      path: '/socket',
      transports: ['websocket'],
      auth: { token, askedAgo: 500 },
      forceNew: true,
    });
    open.push(late);
    const missed: number[] = [];
    late.on('notice.changed', ({ noticeId }: { noticeId: number }) => missed.push(noticeId));
    await soon(() => expect(missed).toContain(id));
  });

  it('let one person sign in at both at once, again and again', async () => {
    const signIns = Array.from({ length: 24 }, (_, index) =>
      (index % 2 === 0 ? one : other).signIn(world.esha),
    );
    expect(new Set((await Promise.all(signIns)).map(({ token }) => token)).size).toBe(24);
  });

  it('replay to a browser that comes back at the other what it missed', async () => {
    const asha = await one.enter(world.asha);
    const { token } = await one.enter(world.dev);
    const socket = io(one.server.address, {
      path: '/socket',
      transports: ['websocket'],
      auth: { token },
      forceNew: true,
      reconnectionDelay: 50,
    });
    open.push(socket);
    const heard: number[] = [];
    socket.on('notice.changed', ({ noticeId }: { noticeId: number }) => heard.push(noticeId));
    await new Promise((resolve) => socket.once('ready', resolve));
    const before = await noticeOf9A(asha);
    await soon(() => expect(heard).toContain(before));
    // Its line breaks, and the proxy leads it to the other process.
    const gone = new Promise((resolve) => socket.once('disconnect', resolve));
    socket.io.reconnection(false);
    socket.io.engine.close();
    await gone;
    const missed = await noticeOf9A(asha);
    (socket.io as unknown as { uri: string }).uri = other.server.address;
    socket.connect();
    await soon(() => expect(heard).toContain(missed));
    expect(socket.recovered).toBe(true);
  });

  it('end at the other what a forced logout at one ends: sockets and the realtime database hear why [ST-32, CC-13]', async () => {
    one.clock.now = new Date(one.clock.now.getTime() + 60_000);
    const admin = await one.signIn(world.admin);
    const dev = await other.signIn(world.dev);
    const socket = await openSocket(other, dev);
    open.push(socket);
    const told: string[] = [];
    socket.onAny((event: string) => told.push(event));
    const gone = new Promise((resolve) => socket.once('disconnect', resolve));
    const realtime = await hearRealtime(other, dev);
    // Whoever is signed out before they listen hears nothing.
    await realtime.until(() => true);
    one.clock.now = new Date(one.clock.now.getTime() + 10_000);
    expect(await one.server.app.broadcaster.connectedSessions(await sessionsOf(world.dev))).toHaveProperty(
      'size',
      1,
    );
    const target = {
      kind: 'division' as const,
      grade_id: world.places['9A'].gradeId,
      division_id: world.places['9A'].divisionId,
    };
    await admin.ok('force-logout', { request_id: randomUUID(), school_id: 1, target });
    await gone;
    expect(told.some((event) => event.includes('logout') || event.includes('logged'))).toBe(true);
    expect(await realtime.until((value) => value !== null)).toMatchObject({ status: 1 });
    expect((await dev.call('get-froala-key', {})).ok).toBe(false);
    expect(await one.server.app.broadcaster.connectedSessions(await sessionsOf(world.dev))).toHaveProperty(
      'size',
      0,
    );
    realtime.stop();
  });

  const sessionsOf = async ({ id, schoolId }: Named) => {
    const { rows } = await one.server.app.database.pool.query<{ id: string }>(
      'select id from sessions where school_id = $1 and person_id = $2',
      [schoolId, id],
    );
    return rows.map((row) => row.id);
  };

  describe('and a shared screen', () => {
    beforeEach(async () => {
      await one.server.app.db.delete(screenShares);
    });

    const begin = async (asha: Client) => {
      const { gradeId, divisionId } = world.places['9A'];
      const ids = { faculty_id: world.asha.id, school_id: world.asha.schoolId };
      const { data } = await asha.ok('start-video-screen', { grade: gradeId, division: divisionId, ...ids });
      return data.share_id;
    };
    const hostAt = async (at: TestServer, share_id: number, asha: Client) => {
      const { pass } = await asha.ok('setScreenShareRoom', { share_id });
      const line = await openRelay(at.server.address, pass);
      await line.until(isTold('open'));
      return line;
    };
    const viewerAt = async (at: TestServer, share_id: number, dev: Client) => {
      const { pass } = await dev.ok('get-screen-share', { share_id });
      const line = await openRelay(at.server.address, pass);
      await line.until(isTold('state'));
      return line;
    };

    it('is watched at one while its teacher is at the other; who ends it ends it everywhere', async () => {
      const asha = await one.enter(world.asha);
      const dev = await other.enter(world.dev);
      const share = await begin(asha);
      const host = await hostAt(one, share, asha);
      const viewer = await viewerAt(other, share, dev);
      host.socket.send(frameOf('key', 1));
      host.socket.send(frameOf('delta', 2));
      await viewer.seen(2);
      await host.until(({ told, names }) => told === 'viewers' && Array.isArray(names) && names.length === 1);
      // The number of those who watch is known wherever it is asked for.
      const atOther = await other.enter(world.asha);
      expect((await atOther.ok('get-screen-share', {})).data).toMatchObject([{ viewers: 1 }]);
      await atOther.ok('stop-screen-share', { share_id: share });
      await viewer.until(isTold('ended'));
      await host.until(isTold('ended'));
    });

    it('survives lines that break before it is known who has the share', async () => {
      const { hostname, port } = new URL(other.server.address);
      // While Redis says nothing, a connection waits a second for the answer.
      redis.freeze();
      const broken = Array.from({ length: 20 }, async () => {
        const line = connect(Number(port), hostname);
        await once(line, 'connect');
        line.write(
          `GET /screen?share=1 HTTP/1.1\r\nHost: ${hostname}:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
            'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n',
        );
        await arrivedAt(other);
        line.resetAndDestroy();
      });
      await Promise.all(broken);
      redis.thaw();
      const asha = await other.enter(world.asha);
      const share = await begin(asha);
      const host = await hostAt(other, share, asha);
      expect(host.told).toContainEqual({ told: 'open' });
      host.socket.close();
    });

    /** A later request was answered, so an earlier one was read. */
    const arrivedAt = async (at: TestServer) =>
      expect((await fetch(`${at.server.address}/healthz`)).status).toBe(200);

    it('goes on at the other when the process that had it is gone', async () => {
      const third = await one.beside({});
      const asha = await other.enter(world.asha);
      const dev = await other.enter(world.dev);
      const share = await begin(asha);
      const host = await hostAt(third, share, asha);
      const viewer = await viewerAt(other, share, dev);
      host.socket.send(frameOf('key', 1));
      await viewer.seen(1);
      await third.close();
      await viewer.closed;
      const again = await hostAt(other, share, asha);
      const back = await viewerAt(other, share, dev);
      again.socket.send(frameOf('key', 2));
      await back.seen(1);
      expect(back.frames).toHaveLength(1);
      again.socket.close();
      back.socket.close();
    });
  });

  it('go on working while Redis is away, and let browsers look again once it is back', async () => {
    const asha = await one.enter(world.asha);
    const here = await listen(one, world.dev);
    const there = await listen(other, world.dev);
    await redis.stop();
    const id = await noticeOf9A(asha);
    await soon(() => expect(here.heard).toContain(id));
    expect(there.heard).not.toContain(id);
    const askedAgain = new Promise((resolve) => there.socket.once('ready', resolve));
    await redis.start();
    await askedAgain;
    const next = await noticeOf9A(asha);
    await soon(() => expect(there.heard).toContain(next));
  });

  it('go on working beside a Redis that says nothing', async () => {
    const asha = await one.enter(world.asha);
    const here = await listen(one, world.dev);
    const there = await listen(other, world.dev);
    redis.freeze();
    try {
      const id = await noticeOf9A(asha);
      await soon(() => expect(here.heard).toContain(id));
      const admin = await one.enter(world.admin);
      expect((await admin.call('get-froala-key', {})).ok).toBe(true);
    } finally {
      redis.thaw();
    }
    await soon(async () => {
      const next = await noticeOf9A(asha);
      await heardAll(one, here.socket);
      expect(there.heard).toContain(next);
    });
  });
});
