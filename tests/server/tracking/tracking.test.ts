import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { saveSettings } from '#server/schools/queries/settings.ts';
import { seedVideos } from '#server/seeds/videos.ts';
import { loginDays, pageTimes } from '#server/tracking/schema.ts';
import { startTestServer, type TestServer } from '../test-server.ts';

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer();
});
afterAll(() => test.close());

const stored = () => test.server.app.db.select().from(pageTimes);
const page = (pageUrl: string, timeSpent = 4000) => ({
  pageUrl,
  timeSpent,
  expireTime: test.clock.now.getTime(),
});

async function track(schoolId: 1 | 2, on: boolean) {
  const admin = schoolId === 1 ? test.world.admin : test.world.otherAdmin;
  const changes = [{ key: 'track_page_time', authValue: on ? 1 : 0 } as const];
  await saveSettings(test.server.app.db, { schoolId, by: admin.id, at: test.clock.now }, changes);
}

it('nothing is stored until the school asks for it, and then for this school alone [ST-44, QU-70, NX-042]', async () => {
  const dev = await test.signIn(test.world.dev);
  expect(await dev.ok('set-user-activity-track', { pages: [page('/student')] })).toMatchObject({ stored: 0 });
  expect(await stored()).toEqual([]);
  await track(1, true);
  expect(await dev.ok('set-user-activity-track', { pages: [page('/student')] })).toMatchObject({ stored: 1 });
  const other = await test.signIn(test.world.otherStudent);
  expect(await other.ok('set-user-activity-track', { pages: [page('/student')] })).toMatchObject({
    stored: 0,
  });
  expect(await stored()).toMatchObject([
    { schoolId: 1, personId: test.world.dev.id, page: '/student', milliseconds: 4000 },
  ]);
});

it('ids and queries of an address are never stored, whatever a browser sends [EN-18]', async () => {
  const dev = await test.signIn(test.world.dev);
  await dev.ok('set-user-activity-track', {
    pages: [page('/student-login/3/b64f00ffee?userId=S1#x'), page('/view-features-video/0a1b-22')],
  });
  const pages = (await stored()).map((row) => row.page);
  expect(pages).toEqual(expect.arrayContaining(['/student-login/:id/:id', '/view-features-video/:id']));
  expect(pages.join()).not.toMatch(/userId|\d/);
});

it('signing out stores what was not sent yet [LO-08, CC-05]', async () => {
  const before = (await stored()).length;
  const asha = await test.signIn(test.world.asha);
  await asha.ok('updateLogout', { pages: [page('/schedule/faculty'), page('/myteaching/dashboard')] });
  expect(await stored()).toHaveLength(before + 2);
  expect((await asha.call('extend-session', {})).ok).toBe(false);
});

it('a forced logout takes the last pages too, once, for a minute, and nothing else [LO-08]', async () => {
  const { admin, bina } = test.world;
  const target = { kind: 'person', person_id: bina.id } as const;
  const signOutBina = async () => {
    const leaver = await test.signIn(bina);
    const office = await test.signIn(admin);
    await office.ok('force-logout', { request_id: randomUUID(), school_id: 1, target });
    return leaver;
  };
  const before = (await stored()).length;
  const leaver = await signOutBina();
  const handIn = (client: typeof leaver) =>
    client.call('updateLogout', { pages: [page('/schedule/faculty')] });
  expect(await leaver.call('set-user-activity-track', { pages: [page('/')] })).toMatchObject({ status: 401 });
  expect(await leaver.call('extend-session', {})).toMatchObject({ status: 401 });
  expect(await handIn(leaver)).toMatchObject({ ok: true });
  expect(await handIn(leaver)).toMatchObject({ ok: false, status: 401 });
  expect(await stored()).toHaveLength(before + 1);

  const late = await signOutBina();
  const start = test.clock.now;
  test.clock.now = new Date(start.getTime() + 60_000);
  expect(await handIn(late)).toMatchObject({ ok: false, status: 401 });
  test.clock.now = start;
  expect(await stored()).toHaveLength(before + 1);
});

it.each([
  ['more than 500 pages', Array.from({ length: 501 }, () => ({ pageUrl: '/', timeSpent: 1, expireTime: 1 }))],
  ['a time that is none', [{ pageUrl: '/', timeSpent: -1, expireTime: 1 }]],
  ['more than a day', [{ pageUrl: '/', timeSpent: 86_400_001, expireTime: 1 }]],
])('%s is refused [CC-08]', async (_what, pages) => {
  const dev = await test.signIn(test.world.dev);
  expect(await dev.call('set-user-activity-track', { pages })).toMatchObject({ ok: false, status: 400 });
});

it('after 180 days a job removes them, whatever a browser’s clock said [QU-70]', async () => {
  const dev = await test.signIn(test.world.dev);
  const tomorrow = { ...page('/student'), expireTime: test.clock.now.getTime() + 400 * 86_400_000 };
  await dev.ok('set-user-activity-track', { pages: [tomorrow] });
  const start = test.clock.now;
  test.clock.now = new Date(start.getTime() + 2 * 86_400_000);
  await test.server.jobs().drain();
  expect((await stored()).length).toBeGreaterThan(0);
  test.clock.now = new Date(start.getTime() + 182 * 86_400_000);
  await test.server.jobs().drain();
  expect(await stored()).toEqual([]);
  test.clock.now = start;
});

it('a day of the school is marked once, by the school’s calendar [LG-15, CO-21, NX-049]', async () => {
  const { dev } = test.world;
  test.clock.now = new Date('2026-11-18T18:00:00Z');
  const client = await test.signIn(dev);
  const mark = { id: dev.id, role: 3, school: 1 } as const;
  // 18:29 UTC is 23:59 in India; two minutes later it is the next day there.
  test.clock.now = new Date('2026-11-18T18:29:00Z');
  expect(await client.ok('users-logs', mark)).toMatchObject({ day: '2026-11-18' });
  await client.ok('users-logs', mark);
  test.clock.now = new Date('2026-11-18T18:31:00Z');
  expect(await client.ok('users-logs', mark)).toMatchObject({ day: '2026-11-19' });
  expect((await test.server.app.db.select().from(loginDays)).map((row) => row.day)).toEqual([
    '2026-11-18',
    '2026-11-19',
  ]);
});

it('a film for everybody is watched without a session, one for a role is not [RT-07, QU-53, CC-10, VW-10, NX-032]', async () => {
  await seedVideos(test.server.app);
  const { data } = await test.anonymous.ok('features-video', { id: '' });
  expect(data).toHaveLength(1);
  const [film] = data;
  const [same] = (await test.anonymous.ok('features-video', { id: film!.id })).data;
  expect(same).toEqual(film);
  for (const path of [film!.tool_cover, film!.video_captions[0]!.path, film!.video_resolutions[0]!.path])
    expect((await test.anonymous.get(path)).status).toBe(200);
  const part = await test.anonymous.get(film!.video_path, { range: 'bytes=0-99' });
  expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 100]);

  const dev = await test.signIn(test.world.dev);
  const [first] = (await dev.ok('get-onboarding-video', {})).data;
  expect(first?.title).toBe('First steps for students');
  expect((await dev.get(first!.video_path)).status).toBe(200);
  expect((await test.anonymous.get(first!.video_path)).status).toBe(404);
  const asha = await test.signIn(test.world.asha);
  expect((await asha.get(first!.video_path)).status).toBe(404);
  for (const id of [first!.id, '00000000-0000-4000-8000-000000000000', '../x', '1'])
    expect(await test.anonymous.call('features-video', { id })).toMatchObject({ status: 404 });
  for (const path of ['caption-9', 'caption-', 'constructor-0', 'videoKey'])
    expect((await test.anonymous.get(`/videos/${film!.id}/${path}`)).status).not.toBe(200);
});

it('asking for films is counted by address [QU-53]', async () => {
  const limited = await startTestServer({ RATE_LIMITS: 'on' });
  try {
    const answers: number[] = [];
    for (let times = 0; times < 101; times++)
      answers.push((await limited.anonymous.call('features-video', { id: '' })).status);
    expect([answers[99], answers[100]]).toEqual([200, 429]);
  } finally {
    await limited.close();
  }
});
