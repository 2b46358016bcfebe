import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readFrameHeader } from '#contract/screen-share/frame.codec.ts';
import { auditLog } from '#server/core/schema.ts';
import { memberships } from '#server/directory/schema.ts';
import { screenShares } from '#server/screen-share/schema.ts';
import { soon } from '../../long.ts';
import { buildClubWorld } from '../club-world.ts';
import { openSocket } from '../realtime-client.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';
import type { World } from '../world.ts';
import { frameOf, isState, isTold, openRelay } from './relay-client.ts';

let test: TestServer;
let world: World;
let asha: Client;
let dev: Client;
beforeAll(async () => {
  test = await startTestServer();
  world = test.world;
});
beforeEach(async () => {
  await test.server.app.db.delete(screenShares);
  asha = await test.enter(world.asha);
  dev = await test.enter(world.dev);
});
afterAll(() => test.close());

const at = (name: '9A' | '9B' | '10A' | '10B') => ({
  grade: world.places[name].gradeId,
  division: world.places[name].divisionId,
});
const begin = async (client = asha, who = world.asha, place: '9A' | '10A' = '9A') => {
  const ids = { faculty_id: who.id, school_id: who.schoolId };
  return (await client.ok('start-video-screen', { ...at(place), ...ids })).data.share_id;
};
const hostPass = async (share_id: number) => (await asha.ok('setScreenShareRoom', { share_id })).pass;
const viewPass = async (share_id: number, client = dev) =>
  (await client.ok('get-screen-share', { share_id })).pass;
const host = async (share_id: number) => {
  const line = await openRelay(test.server.address, await hostPass(share_id));
  await line.until(isTold('open'));
  return line;
};
const viewer = async (share_id: number, client = dev, takes: 'video' | 'pictures' = 'video') => {
  const line = await openRelay(test.server.address, await viewPass(share_id, client), takes);
  await line.until(isTold('state'));
  return line;
};
const rowOf = async (id: number) =>
  (await test.server.app.db.select().from(screenShares).where(eq(screenShares.id, id)))[0];

describe('beginning to share', () => {
  it('is for a class one teaches, with somebody in it [CC-14, C4-06, PF-18, ER-28, NX-263]', async () => {
    const ids = { faculty_id: world.asha.id, school_id: 1 };
    expect(await asha.ok('student-available', at('9A'))).toMatchObject({ success: 'true', students: 1 });
    expect(await asha.call('start-video-screen', { ...at('9B'), ...ids })).toMatchObject({ status: 404 });
    const chetan = await test.enter(world.chetan);
    expect(await chetan.call('student-available', at('10B'))).toMatchObject({
      status: 422,
      error: {
        code: 'no_students',
        information: 'There are no students available for screen share in this grade and division.',
      },
    });
  });

  it('is for a batch one teaches, with somebody in it [PF-19, ER-28, VP-37]', async () => {
    const { db } = test.server.app;
    const clubs = await buildClubWorld(db);
    const leela = await test.enter(clubs.leela);
    const { roboticsMonday, roboticsSaturday } = clubs.batches;
    const there = ({ clubId, batchId }: typeof roboticsMonday) => ({ club: clubId, batch: batchId });
    expect(await leela.call('student-available', there(roboticsSaturday))).toMatchObject({ status: 404 });
    expect(await leela.call('student-available', {})).toMatchObject({ status: 400 });
    const ids = { faculty_id: clubs.leela.id, school_id: clubs.leela.schoolId };
    const { data } = await leela.ok('start-video-screen', { ...there(roboticsMonday), ...ids });
    const [mon, sat] = [await test.enter(clubs.mon), await test.enter(clubs.sat)];
    expect((await mon.ok('get-screen-share', {})).data).toMatchObject([{ share_id: data.share_id }]);
    expect((await sat.ok('get-screen-share', {})).data).toEqual([]);
    await db.delete(memberships).where(eq(memberships.personId, clubs.mon.id));
    expect(await leela.call('student-available', there(roboticsMonday))).toMatchObject({
      error: {
        code: 'no_students',
        information: 'There are no students available for screen share in this club and batch.',
      },
    });
  });

  it('is not for a demo school, whose passwords are public', async () => {
    const demo = await test.enter(world.demoFaculty);
    expect(await demo.call('student-available', { grade: 1, division: 1 })).toMatchObject({
      error: { code: 'demo_school' },
    });
  });

  it('goes on after a refresh, ends the share of another class, and tells the second teacher who shares', async () => {
    const first = await begin();
    expect(await begin()).toBe(first);
    const bina = await test.enter(world.bina);
    const ids = { faculty_id: world.bina.id, school_id: 1 };
    expect(await bina.call('start-video-screen', { ...at('9A'), ...ids })).toMatchObject({
      error: { code: 'shared_already', params: { host: 'Asha Test' } },
    });
    await begin(asha, world.asha, '10A');
    expect(await rowOf(first)).toMatchObject({ endReason: 'host' });
  });

  it('is told to the students of the class and to nobody else [VP-37, RP-17]', async () => {
    const esha = await test.enter(world.esha);
    const heard: string[] = [];
    const [devs, eshas] = [await openSocket(test, dev), await openSocket(test, esha)];
    eshas.onAny((event: string) => heard.push(event));
    const told = new Promise((resolve) => devs.once('screen-share', resolve));
    const share_id = await begin();
    await told;
    expect((await dev.ok('get-screen-share', {})).data).toMatchObject([
      { share_id, host: 'Asha Test', can_rejoin: true },
    ]);
    expect((await esha.ok('get-screen-share', {})).data).toEqual([]);
    expect(await esha.call('get-screen-share', { share_id })).toMatchObject({
      error: { code: 'share_over' },
    });
    expect(heard).toEqual([]);
    devs.close();
    eshas.close();
  });
});

describe('the relay', () => {
  it('carries frames as they are, and shows a late joiner at once what the others see [ML-06]', async () => {
    const share = await begin();
    const line = await host(share);
    const early = await viewer(share);
    for (const [index, kind] of (['key', 'delta', 'delta'] as const).entries())
      line.socket.send(frameOf(kind, index));
    await early.seen(3);
    const late = await viewer(share);
    await late.seen(3);
    expect(late.frames.map((frame) => readFrameHeader(frame))).toMatchObject([
      { kind: 'key', sequence: 0 },
      { kind: 'delta', sequence: 1 },
      { kind: 'delta', sequence: 2 },
    ]);
    expect(late.frames).toEqual(early.frames);
    await line.until((message) => JSON.stringify(message['names']) === '["Dev Test"]');
    line.say({ paused: true });
    await early.until(isState('paused'));
  });

  it('asks for pictures only while somebody needs them, and gives them to nobody else', async () => {
    const share = await begin();
    const line = await host(share);
    const [watches, reads] = [await viewer(share), await viewer(share, dev, 'pictures')];
    await line.until((message) => message['wanted'] === true);
    line.socket.send(frameOf('picture', 1));
    line.socket.send(frameOf('key', 2));
    await Promise.all([watches.seen(1), reads.seen(1)]);
    expect(watches.frames.map((frame) => readFrameHeader(frame)?.kind)).toEqual(['key']);
    expect(reads.frames.map((frame) => readFrameHeader(frame)?.kind)).toEqual(['picture']);
    const before = line.told.length;
    reads.socket.close();
    await line.until((message) => line.told.indexOf(message) >= before && message['wanted'] === false);
  });

  it('takes a pass once, for its own share, within a minute, from this site alone', async () => {
    const share = await begin();
    const pass = await viewPass(share);
    const first = await openRelay(test.server.address, pass);
    await first.until(isTold('state'));
    expect(await (await openRelay(test.server.address, pass)).closed).toBe(1000);
    expect(await (await openRelay(test.server.address, 'x.y')).closed).toBe(1000);
    const late = await viewPass(share);
    test.clock.now = new Date(test.clock.now.getTime() + 61_000);
    expect(await (await openRelay(test.server.address, late)).closed).toBe(1000);
    const origin = { origin: 'https://evil.example' };
    await expect(openRelay(test.server.address, late, 'video', origin)).rejects.toThrow('403');
  });

  it("opens to nobody by another's room, nor by a pass whose bearer signed out or left the class since", async () => {
    const share = await begin();
    const bina = await test.enter(world.bina);
    expect(await bina.call('setScreenShareRoom', { share_id: share })).toMatchObject({ status: 404 });
    const gone = await viewPass(share);
    await dev.raw('updateLogout', {});
    expect(await (await openRelay(test.server.address, gone)).closed).toBe(1000);
    dev = await test.enter(world.dev);
    const moved = await viewPass(share);
    const { db } = test.server.app;
    await db.delete(memberships).where(eq(memberships.personId, world.dev.id));
    expect(await (await openRelay(test.server.address, moved)).closed).toBe(1000);
    await db.insert(memberships).values({ schoolId: 1, personId: world.dev.id, ...world.places['9A'] });
    const over = await viewPass(share);
    await asha.ok('stop-screen-share', { share_id: share });
    expect(await (await openRelay(test.server.address, over)).closed).toBe(1000);
  });

  it('takes no address and no room of a client [NX-043, NX-045]', async () => {
    const theirs = 'https://evil.example/room';
    const ids = { faculty_id: world.asha.id, school_id: 1 };
    const sent = { host: theirs, hostUrl: theirs, publicUrl: theirs, auth: theirs, roomName: theirs };
    const { data } = await asha.ok('start-video-screen', { ...at('9A'), ...ids, ...sent });
    const way = await asha.ok('setScreenShareRoom', { share_id: data.share_id });
    expect(way).toMatchObject({ media_url: '', pass: expect.stringMatching(/./) });
    expect(await rowOf(data.share_id)).toMatchObject({ personId: world.asha.id, endReason: null });
    expect(JSON.stringify([data, way])).not.toContain('evil');
  });

  it('cuts a student off who sends anything, and writes it down', async () => {
    const share = await begin();
    const line = await viewer(share);
    line.socket.send(frameOf('key', 1));
    await line.closed;
    await expect
      .poll(async () =>
        (await test.server.app.db.select().from(auditLog)).filter(
          ({ action, personId }) => action === 'screen.refused' && personId === world.dev.id,
        ),
      )
      .toMatchObject([{ details: { why: 'viewer_spoke', share } }]);
  });

  it('cuts a host off who sends junk, too much or too often', async () => {
    const share = await begin();
    const junk = await host(share);
    junk.socket.send(Buffer.from([9, 9, 9]));
    await junk.closed;
    const large = await host(share);
    large.socket.send(Buffer.alloc(2 ** 20 + 1));
    expect(await large.closed).toBe(1009);
    const often = await host(share);
    for (let index = 0; index < 60; index += 1)
      often.socket.send(frameOf(index === 0 ? 'key' : 'delta', index));
    await often.closed;
  });
});

describe('the end of a share', () => {
  it('comes by its host, and everybody there is told [ST-29]', async () => {
    const share = await begin();
    const [line, watches] = [await host(share), await viewer(share)];
    const bina = await test.enter(world.bina);
    expect(await bina.call('stop-screen-share', { share_id: share })).toMatchObject({ status: 404 });
    await asha.ok('stop-screen-share', { share_id: share });
    expect(await watches.until(isTold('ended'))).toMatchObject({ reason: 'host' });
    await Promise.all([line.closed, watches.closed]);
    expect(await asha.call('setScreenShareRoom', { share_id: share })).toMatchObject({
      error: { code: 'share_over' },
    });
    expect(await rowOf(share)).toMatchObject({ endReason: 'host', mostViewers: 1 });
  });

  it("comes by an admin of the school, who sees what runs, and by no other's", async () => {
    const share = await begin();
    const watches = await viewer(share);
    const [admin, otherAdmin] = [await test.enter(world.admin), await test.enter(world.otherAdmin)];
    expect((await admin.ok('get-screen-share', {})).data).toMatchObject([
      { share_id: share, viewers: 1, can_rejoin: false },
    ]);
    expect((await otherAdmin.ok('get-screen-share', {})).data).toEqual([]);
    expect(await otherAdmin.call('stop-screen-share', { share_id: share })).toMatchObject({ status: 404 });
    await admin.ok('stop-screen-share', { share_id: share });
    expect(await watches.until(isTold('ended'))).toMatchObject({ reason: 'admin' });
  });

  it('comes when the host signs out [ST-29]', async () => {
    const share = await begin();
    const [, watches] = [await host(share), await viewer(share)];
    await asha.raw('updateLogout', {});
    expect(await watches.until(isTold('ended'))).toMatchObject({ reason: 'signed_out' });
    await expect.poll(async () => (await rowOf(share))?.endReason).toBe('signed_out');
  });

  it('comes when nothing is heard of the host for 25 s [ST-28, CO-18]', async () => {
    const share = await begin();
    const watches = await viewer(share);
    test.clock.now = new Date(test.clock.now.getTime() + 24_000);
    await hostPass(share);
    test.clock.now = new Date(test.clock.now.getTime() + 24_000);
    expect((await rowOf(share))?.endedAt).toBeNull();
    test.clock.now = new Date(test.clock.now.getTime() + 2_000);
    expect(await watches.until(isTold('ended'))).toMatchObject({ reason: 'expiry' });
  });

  it('comes for a teacher who left the class, however long their page goes on [ST-28]', async () => {
    const share = await begin();
    const { db } = test.server.app;
    const ofAsha = await db.delete(memberships).where(eq(memberships.personId, world.asha.id)).returning();
    test.clock.now = new Date(test.clock.now.getTime() + 24_000);
    expect(await asha.call('setScreenShareRoom', { share_id: share })).toMatchObject({
      error: { code: 'share_over' },
    });
    test.clock.now = new Date(test.clock.now.getTime() + 2_000);
    await expect.poll(async () => (await rowOf(share))?.endReason).toBe('expiry');
    await db.insert(memberships).values(ofAsha);
  });

  it("does not come while the host's line answers, though a hidden tab's timers rest [ST-28]", async () => {
    const share = await begin();
    const [line, watches] = [await host(share), await viewer(share)];
    test.clock.now = new Date(test.clock.now.getTime() + 60_000);
    const beatAt = async () => (await rowOf(share))?.beatAt.getTime();
    await expect.poll(beatAt).toBe(test.clock.now.getTime());
    expect((await rowOf(share))?.endedAt).toBeNull();
    expect(watches.told.some(isTold('ended'))).toBe(false);
    line.socket.close();
  });

  it('comes for a student alone who leaves the class, within a second', async () => {
    const share = await begin();
    const watches = await viewer(share);
    const { db } = test.server.app;
    const place = { schoolId: 1, personId: world.dev.id, ...world.places['9A'] };
    await db.delete(memberships).where(eq(memberships.personId, world.dev.id));
    const began = performance.now();
    expect(await watches.until(isTold('ended'))).toMatchObject({ reason: 'moved' });
    expect(performance.now() - began).toBeLessThan(soon);
    expect((await rowOf(share))?.endedAt).toBeNull();
    await db.insert(memberships).values(place);
  });
});
