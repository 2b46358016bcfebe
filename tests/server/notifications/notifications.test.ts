import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { notifyOfNotice } from '#server/notices/notice-notifications.ts';
import { facultyInput, shareAsFaculty } from '../notice-inputs.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';
import type { World } from '../world.ts';

/** No waves: of one school. */
const atOnce = { renew: 0, after: 0, from: 0, until: 0 };

let test: TestServer;
let world: World;
const clients: Partial<Record<keyof World, Client>> = {};
const who = (name: keyof World) => clients[name] as Client;
const names = ['asha', 'bina', 'chetan', 'dev', 'esha', 'farid', 'admin', 'demoFaculty'] as const;

beforeAll(async () => {
  test = await startTestServer({ SESSION_MINUTES: '10080' });
  world = test.world;
  for (const name of names) clients[name] = await test.signIn(world[name]);
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.now = new Date('2026-11-18T06:00:00Z');
  for (const name of names.slice(0, -1)) await who(name).ok('clear-all-notifications', {});
});

const list = (name: (typeof names)[number]) =>
  who(name).ok('notifications', { schoolId: world[name].schoolId });
const jobs = () => test.server.jobs().drain();
const in9A = () => ({ grade: String(world.places['9A'].gradeId) });
const told = async (title: string) => {
  const found: string[] = [];
  for (const name of names.slice(0, -1))
    if ((await list(name)).data.some(({ message }) => message === title)) found.push(name);
  return found;
};

describe('who is told of a notice', () => {
  it('are its readers, without the author, each once [PF-05, EN-42]', async () => {
    const id = await shareAsFaculty(who('asha'), { ...in9A(), title: 'For grade 9' });
    await jobs();
    expect(await told('For grade 9')).toEqual(['bina', 'dev', 'esha']);
    const [row] = (await list('dev')).data;
    expect(row).toMatchObject({ username: 'Asha Test', kind: 'notice', read: 0, url: `/student?open=${id}` });
    for (let again = 0; again < 3; again += 1)
      await notifyOfNotice(test.server.app, { schoolId: 1, noticeId: id, version: 1, ...atOnce, renew: 1 });
    expect((await list('dev')).data).toHaveLength(1);
  });

  it('are told when it becomes visible, not before [QU-22]', async () => {
    await shareAsFaculty(who('asha'), {
      ...in9A(),
      title: 'For Friday',
      share_date: '2026-11-20',
      due_date: '2026-11-21',
    });
    await jobs();
    expect(await told('For Friday')).toEqual([]);
    // Midnight in Kolkata.
    test.clock.now = new Date('2026-11-19T18:29:00Z');
    await jobs();
    expect(await told('For Friday')).toEqual([]);
    test.clock.now = new Date('2026-11-19T18:31:00Z');
    await jobs();
    expect(await told('For Friday')).toEqual(['bina', 'dev', 'esha']);
  });

  it('see it only while they can read it, wherever they are moved meanwhile [PF-05, NX-301, NX-303]', async () => {
    await shareAsFaculty(who('asha'), {
      ...in9A(),
      division: String(world.places['9A'].divisionId),
      title: 'For 9A alone',
    });
    await jobs();
    const move = (to: '9A' | '9B') =>
      test.server.app.db.execute(
        sql`update memberships set division_id = ${world.places[to].divisionId} where person_id = ${world.dev.id}`,
      );
    const seen = async () => {
      const { data, count } = await list('dev');
      const { data: short } = await who('dev').ok('get-student-notification', {});
      return [data.length, count, short.notification.length];
    };
    expect(await seen()).toEqual([1, 1, 1]);
    await move('9B');
    expect(await seen()).toEqual([0, 0, 0]);
    await move('9A');
    expect(await seen()).toEqual([1, 1, 1]);
  });

  it('are told again of news, and only new readers of a change of readers', async () => {
    const id = await shareAsFaculty(who('asha'), { ...in9A(), title: 'First words' });
    await jobs();
    const read = async () => {
      const [row] = (await list('dev')).data;
      await who('dev').ok('count-decrease-notifications', { id: row?.id ?? 0 });
    };
    await read();
    const edit = async (version: number, changes: object) => {
      await who('asha').ok(
        'create-faculty-notice',
        await facultyInput(who('asha'), {
          ...in9A(),
          ...changes,
          id,
          noticeSubmitType: 'edit',
          noticeVersion: version,
        }),
      );
      await jobs();
    };
    await edit(1, {
      title: 'First words',
      grade: `${world.places['9A'].gradeId},${world.places['10A'].gradeId}`,
    });
    expect((await list('dev')).count).toBe(0);
    expect((await list('farid')).count).toBe(1);
    await edit(2, { title: 'Second words' });
    expect((await list('dev')).data.map(({ message, read: isRead }) => [message, isRead])).toEqual([
      ['Second words', 0],
    ]);
  });
});

describe('who is told no more', () => {
  it('are readers who lost it, and everybody once it is switched off', async () => {
    const both = `${world.places['9A'].gradeId},${world.places['10A'].gradeId}`;
    const id = await shareAsFaculty(who('asha'), { grade: both, title: 'For two grades' });
    await jobs();
    expect(await told('For two grades')).toEqual(['bina', 'chetan', 'dev', 'esha', 'farid']);
    const edit = async (noticeVersion: number, changes: object) => {
      const input = { ...in9A(), title: 'For two grades', ...changes };
      await who('asha').ok(
        'create-faculty-notice',
        await facultyInput(who('asha'), { ...input, id, noticeSubmitType: 'edit', noticeVersion }),
      );
      await jobs();
    };
    await edit(1, {});
    expect(await told('For two grades')).toEqual(['bina', 'dev', 'esha']);
    await edit(2, { status: 0 });
    expect(await told('For two grades')).toEqual([]);
  });

  it('still hear the news of a change that another one overtook', async () => {
    const id = await shareAsFaculty(who('asha'), { ...in9A(), title: 'Old words' });
    await jobs();
    await who('dev').ok('count-decrease-notifications', { id: (await list('dev')).data[0]?.id ?? 0 });
    for (const noticeVersion of [1, 2])
      await who('asha').ok(
        'create-faculty-notice',
        await facultyInput(who('asha'), {
          ...in9A(),
          title: 'New words',
          id,
          noticeSubmitType: 'edit',
          noticeVersion,
        }),
      );
    await jobs();
    expect((await list('dev')).data.map(({ message, read }) => [message, read])).toEqual([['New words', 0]]);
  });
});

describe('reading and clearing', () => {
  beforeEach(async () => {
    for (const title of ['One', 'Two', 'Three'])
      await shareAsFaculty(who('asha'), { ...in9A(), title: `${title} ${Math.random()}` });
    await jobs();
  });

  it('counts down as they are read [PF-09, SM-03, CD-01, NX-299]', async () => {
    const { data, count } = await list('dev');
    expect(count).toBe(3);
    const id = data[0]?.id ?? 0;
    expect(await who('dev').ok('count-decrease-notifications', { id })).toEqual({ status: 1, count: 2 });
    expect(await who('dev').ok('count-decrease-notifications', { id })).toEqual({ status: 1, count: 2 });
    expect((await list('esha')).count).toBe(3);
  });

  it('is handed out by kind: notices and activities to a teacher, assessments apart [ST-42, NX-300, NX-302, NX-304, NX-305]', async () => {
    for (const kind of ['activity', 'assessment'])
      await test.server.app.db.execute(
        sql`insert into notifications (school_id, person_id, kind, cause, version, from_name, message, url, created_at)
          select 1, id, ${kind}, ${`${kind}:1`}, 1, 'Admin', ${kind}, '/', ${test.clock.now.toISOString()}::timestamptz
          from people where id in (${world.bina.id}, ${world.dev.id})`,
      );
    const messages = (rows: readonly { readonly message: string }[]) => rows.map(({ message }) => message);
    const activities = await who('dev').ok('get-student-activity-notification', {});
    expect(messages(activities.data)).toEqual(['activity']);
    const teachers = await who('bina').ok('get-teacher-notification', {});
    expect(teachers.data.map(({ kind }) => kind).toSorted()).toEqual([
      'activity',
      'notice',
      'notice',
      'notice',
    ]);
    const assessments = await who('bina').ok('teacher-assessment-notification', {});
    expect(messages(assessments.data)).toEqual(['assessment']);
    const id = assessments.data[0]?.id ?? 0;
    const before = (await list('bina')).count;
    expect(await who('bina').ok('update-assessment-notification', { id })).toEqual({
      status: 1,
      count: before - 1,
    });
  });

  it("clears some, or all, and nobody else's [ST-38, ST-39, ER-24, CD-01, NX-297, NX-298]", async () => {
    const { data } = await list('dev');
    const others = (await list('esha')).data;
    await who('dev').ok('clear-selected-notifications', { ids: [data[0]?.id ?? 0, others[0]?.id ?? 0] });
    expect((await list('dev')).data).toHaveLength(2);
    expect((await list('esha')).data).toHaveLength(3);
    await who('dev').ok('clear-all-notifications', {});
    expect(await list('dev')).toMatchObject({ data: [], count: 0 });
  });

  it('needs the token although its method is GET, and is never stored [QU-56]', async () => {
    const path = '/api/v1/clear-all-notifications';
    const bare = await fetch(`${test.server.address}${path}`, {
      headers: { cookie: `banyan_session=${who('dev').cookie}` },
    });
    expect(bare.status).toBe(401);
    const answer = await who('dev').get(path);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect((await list('dev')).count).toBe(0);
  });

  it('is not for the demo school [RP-07]', async () => {
    expect(await who('demoFaculty').call('clear-all-notifications', {})).toMatchObject({
      ok: false,
      error: { code: 'demo_school' },
    });
  });

  it('forgets after 90 days [QU-52]', async () => {
    test.clock.now = new Date('2027-02-17T06:00:00Z');
    clients.dev = await test.signIn(world.dev);
    expect((await list('dev')).data).toEqual([]);
    await jobs();
    test.clock.now = new Date('2026-11-18T06:00:00Z');
    expect((await list('esha')).data).toEqual([]);
  });
});

describe('preferences', () => {
  it('mute a kind, and keep quiet at night in the school’s time', async () => {
    await shareAsFaculty(who('asha'), { ...in9A(), title: 'Loud' });
    await jobs();
    const wish = (muted: 'notice'[], quiet_from = '', quiet_to = '') =>
      who('dev').ok('save-notification-preferences', { muted, quiet_from, quiet_to });
    await wish(['notice']);
    expect(await list('dev')).toMatchObject({ data: [], count: 0 });
    await wish([], '21:30', '07:00');
    expect(await list('dev')).toMatchObject({ count: 1, quiet: 0 });
    // 23:30 in Kolkata.
    test.clock.now = new Date('2026-11-18T18:00:00Z');
    expect(await list('dev')).toMatchObject({ count: 1, quiet: 1 });
    expect(await who('dev').ok('get-notification-preferences', {})).toEqual({
      muted: [],
      quiet_from: '21:30',
      quiet_to: '07:00',
      mail: 'now',
    });
    expect(
      await who('dev').call('save-notification-preferences', {
        muted: [],
        quiet_from: '21:30',
        quiet_to: '',
      }),
    ).toMatchObject({
      ok: false,
      status: 400,
      error: { fields: { quiet_to: 'Please enter both times, or neither.' } },
    });
  });
});
