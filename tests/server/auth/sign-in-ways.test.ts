import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';
import { type Named, password } from '../world.ts';

let test: TestServer;
const morning = new Date('2026-11-18T06:00:00Z');
beforeAll(async () => {
  test = await startTestServer({
    SESSION_MINUTES: '10080',
    DEVICES_AT_ONCE: 'ask',
    PARTNER_ADDRESSES: 'portal=https://portal.example/home',
  });
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.now = morning;
  await test.server.app.db.execute(sql`update sessions set ended_at = now() where ended_at is null`);
});
const after = (minutes: number) => {
  test.clock.now = new Date(morning.getTime() + minutes * 60_000);
};
const auditOf = async (action: string) =>
  (await test.server.app.db.execute(sql`select person_id, details from audit_log where action = ${action}`))
    .rows;

const device = (deviceId: string) => ({ deviceId, browser: `${deviceId} browser`, os: 'os', tz: 'UTC' });
const signInOn = (who: Named, deviceId: string, endOthers: 0 | 1 = 0) =>
  test.anonymous.call('login', {
    email: who.loginName,
    password,
    deviceDetails: device(deviceId),
    endOthers,
  });
const isLive = async (answer: Awaited<ReturnType<typeof signInOn>>) =>
  answer.ok &&
  (await test.anonymous.raw('get-psw-status', {}, { authorization: `Bearer ${answer.data.api_token}` }))
    .status === 200;

describe('signing in on a second device', () => {
  it('asks, and ends the first one when that is wished [LG-07, QU-15, QU-26, CO-14]', async () => {
    const first = await signInOn(test.world.asha, 'laptop');
    expect(await signInOn(test.world.asha, 'phone')).toMatchObject({
      status: 409,
      error: { code: 'multi_device', information: 'You are already logged in on another device.' },
    });
    expect(await isLive(first)).toBe(true);
    const second = await signInOn(test.world.asha, 'phone', 1);
    expect([await isLive(first), await isLive(second)]).toEqual([false, true]);
    // The first device can say why it was signed out.
    const token = first.ok ? first.data.api_token : '';
    const refused = await test.anonymous.raw('get-psw-status', {}, { authorization: `Bearer ${token}` });
    expect(JSON.parse(refused.text)).toMatchObject({ code: 'unauthorized', params: { ended: 'elsewhere' } });
    expect(await auditOf('sessions.ended_elsewhere')).toContainEqual({
      person_id: test.world.asha.id,
      details: { sessions: 1 },
    });
  });

  it('lets one in and asks the others when ten devices sign in at the same moment [LG-07]', async () => {
    const { pool } = test.server.app.database;
    const other = await pool.connect();
    const waiting = async () =>
      (
        await pool.query(
          "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
        )
      ).rowCount;
    // No session can be written until all ten have looked whether there is one, or wait for their turn to look.
    await other.query('begin; lock table sessions in share mode');
    const all = Promise.all(Array.from({ length: 10 }, (_, n) => signInOn(test.world.bina, `d${n}`)));
    // Vacuuming may wait beside them.
    await expect.poll(waiting).toBeGreaterThanOrEqual(10);
    await other.query('commit');
    other.release();
    const answers = await all;
    const counts = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect([counts(200), counts(409)]).toEqual([1, 9]);
    const ended = await Promise.all([1, 2, 3].map((n) => signInOn(test.world.bina, `e${n}`, 1)));
    expect((await Promise.all([...answers, ...ended].map(isLive))).filter(Boolean)).toHaveLength(1);
  });

  it('tells nothing of it to who has not got the password [QU-26]', async () => {
    await signInOn(test.world.asha, 'laptop');
    const wrong = {
      email: 'F1',
      password: 'Wrong@123',
      deviceDetails: device('phone'),
      endOthers: 1 as const,
    };
    expect((await test.anonymous.call('login', wrong)).status).toBe(401);
    expect((await signInOn(test.world.asha, 'phone')).status).toBe(409);
  });

  it('does not count the same device, an ended session or one that ran out [LG-07]', async () => {
    const first = await signInOn(test.world.asha, 'laptop');
    expect((await signInOn(test.world.asha, 'laptop')).status).toBe(200);
    expect(await isLive(first)).toBe(true);
    after(10_080);
    expect((await signInOn(test.world.asha, 'phone')).status).toBe(200);
  });

  it('counts a browser that keeps no device id as another device [LG-07]', async () => {
    await signInOn(test.world.asha, 'unknown');
    expect((await signInOn(test.world.asha, 'unknown')).status).toBe(409);
  });

  it('follows the wish of a school before the setting of the server [LG-07]', async () => {
    await test.server.app.db.execute(sql`update schools set devices_at_once = 1 where id = 1`);
    expect((await signInOn(test.world.bina, 'laptop')).status).toBe(200);
    expect((await signInOn(test.world.bina, 'phone')).status).toBe(200);
    await test.server.app.db.execute(sql`update schools set devices_at_once = null where id = 1`);
    expect((await signInOn(test.world.bina, 'tablet')).status).toBe(409);
  });

  it('does not use a one-time code up by asking [LG-07]', async () => {
    const asha = await test.signIn(test.world.asha);
    await signInOn(test.world.dev, 'laptop');
    const { data } = await asha.ok('generate-sign-in-code', { student_id: test.world.dev.id });
    const withCode = (endOthers: 0 | 1) =>
      test.anonymous.call('login', {
        email: 'S1',
        otp: data.code,
        login_type: 'otp',
        deviceDetails: device('phone'),
        endOthers,
      });
    expect((await withCode(0)).status).toBe(409);
    expect((await withCode(1)).status).toBe(200);
  });
});

describe('the list of devices', () => {
  it('shows a person’s own live sessions, this one marked, and ends one of them [CC-07, QU-14, NX-037]', async () => {
    await test.server.app.db.execute(sql`update schools set devices_at_once = 1 where id = 1`);
    const lost = await signInOn(test.world.asha, 'phone');
    const asha = await test.signIn(test.world.asha);
    await test.signIn(test.world.bina);
    const { data } = await asha.ok('get-multiuser-device', {});
    expect(data.map(({ browser, is_this }) => `${browser} ${is_this}`).toSorted()).toEqual([
      'phone browser false',
      'test true',
    ]);
    expect(data[0]?.since).toBe(morning.toISOString());
    const phone = data.find(({ is_this }) => !is_this)?.session ?? '';
    await asha.ok('end-my-session', { session: phone });
    expect(await isLive(lost)).toBe(false);
    expect((await asha.ok('get-multiuser-device', {})).data).toHaveLength(1);
    expect((await asha.call('end-my-session', { session: phone })).status).toBe(404);
    expect(await auditOf('session.ended')).toContainEqual({
      person_id: test.world.asha.id,
      details: { session: phone },
    });
    await test.server.app.db.execute(sql`update schools set devices_at_once = null where id = 1`);
  });

  it('counts people, not sessions, of the asker’s school [CC-07, NX-036]', async () => {
    const admin = await test.signIn(test.world.admin);
    await signInOn(test.world.asha, 'laptop');
    await signInOn(test.world.asha, 'laptop');
    await signInOn(test.world.otherAdmin, 'laptop');
    expect((await admin.ok('get-logged-in-user', {})).count).toBe(2);
    const office = await test.signIn(test.world.superAdmin);
    expect((await office.ok('get-logged-in-user', {})).count).toBe(4);
  });
});

describe('a student’s link', () => {
  const makeLink = async (who = test.world.asha) => {
    const teacher = await test.signIn(who);
    const { data } = await teacher.ok('create-student-link', { student_id: test.world.dev.id });
    const [, schoolId = '', token = ''] = /^\/student-login\/(\d+)\/([\w-]{43})$/.exec(data.path) ?? [];
    return { schoolId: Number(schoolId), token };
  };
  const follow = (link: { schoolId: number; token: string }) =>
    test.anonymous.call('student-auto-login', { ...link, deviceDetails: device('tablet') });

  it('signs the student in once, of two at once one, and is written down [RT-04, CC-11, VP-03]', async () => {
    const link = await makeLink();
    const answers = await Promise.all([1, 2, 3].map(() => follow(link)));
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '401', '401']);
    expect(answers.find(({ ok }) => ok)).toMatchObject({
      data: { UserAccessData: [{ user_id: test.world.dev.id, role_id: 3 }] },
    });
    expect(await follow(link)).toMatchObject({ error: { code: 'link_over' } });
    const { rows } = await test.server.app.db.execute(
      sql`select count(*)::int as live from sessions where person_id = ${test.world.dev.id} and ended_at is null`,
    );
    expect(rows).toEqual([{ live: 1 }]);
    expect(await auditOf('student_link.used')).toHaveLength(1);
  });

  it('is refused at another school, after ten minutes, and once a newer one was made [RT-04]', async () => {
    const link = await makeLink();
    expect((await follow({ ...link, schoolId: 2 })).status).toBe(401);
    after(10);
    expect((await follow(link)).status).toBe(401);
    after(0);
    const newer = await makeLink();
    expect((await follow(link)).status).toBe(401);
    expect((await follow(newer)).status).toBe(200);
  });

  it('is no code for anything else, and is kept as a hash alone [security.md]', async () => {
    const link = await makeLink();
    const other = { code: link.token, password: 'Better@12', confirmPassword: 'Better@12' };
    expect(await test.anonymous.ok('updatePassword', other)).toMatchObject({ status: 'warning' });
    const { rows } = await test.server.app.db.execute(
      sql`select (select json_agg(t) from one_time_secrets t)::text as a, (select json_agg(l) from audit_log l)::text as b`,
    );
    expect(JSON.stringify(rows)).not.toContain(link.token);
    expect((await follow(link)).status).toBe(200);
  });

  it('of a student who was switched off meanwhile opens nothing [RT-04]', async () => {
    const link = await makeLink();
    const setActive = (isActive: boolean) =>
      test.server.app.db.execute(
        sql`update people set is_active = ${isActive} where id = ${test.world.dev.id}`,
      );
    await setActive(false);
    expect((await follow(link)).status).toBe(401);
    await setActive(true);
  });
});

describe('a demo shortcut', () => {
  const enter = (email: string, grant: string, more: object = {}) =>
    test.anonymous.raw('login', {
      email,
      password: '',
      otp: '',
      login_type: 'demo',
      grant,
      deviceDetails: device('demo'),
      ...more,
    });
  const grantFor = async (client: Client, role: 2 | 3 | 4) => client.ok('get-demo-grant', { role });

  it('lets who is signed in to a demo school be another role of it, once [SM-15, QC-54]', async () => {
    for (const [role, person] of [
      [4, test.world.demoFaculty],
      [3, test.world.demoStudent],
      [2, test.world.demoAdmin],
    ] as const) {
      const admin = await test.signIn(test.world.demoAdmin);
      const { grant, username } = await grantFor(admin, role);
      expect(username).toBe(person.loginName);
      expect((await enter(username, grant)).status).toBe(200);
      expect((await enter(username, grant)).status).toBe(401);
    }
  });

  it('ends the session it was asked for in, and no other, as the new one begins [SM-15]', async () => {
    const first = await signInOn(test.world.demoAdmin, 'first');
    const second = await signInOn(test.world.demoAdmin, 'first');
    if (!first.ok) throw new Error('refused');
    const ask = (role: number) =>
      test.anonymous.raw('get-demo-grant', { role }, { authorization: `Bearer ${first.data.api_token}` });
    const { grant, username } = JSON.parse((await ask(3)).text) as { grant: string; username: string };
    const other = JSON.parse((await ask(4)).text) as { grant: string };
    expect((await enter('A5', grant)).status).toBe(401);
    expect(await isLive(first)).toBe(true);
    const entered = await enter(username, grant);
    const { api_token } = JSON.parse(entered.text) as { api_token: string };
    expect([await isLive(first), await isLive(second)]).toEqual([false, true]);
    expect((await ask(4)).status).toBe(401);
    expect((await enter('F51', other.grant)).status).toBe(401);
    // The way back is another shortcut, from the session of now.
    const back = await test.anonymous.raw(
      'get-demo-grant',
      { role: 2 },
      { authorization: `Bearer ${api_token}` },
    );
    expect(back.status).toBe(200);
  });

  it('is good for a minute, for its own person, and cannot be made up [QC-54]', async () => {
    const faculty = await test.signIn(test.world.demoFaculty);
    const { grant } = await grantFor(faculty, 3);
    expect((await enter('A5', grant)).status).toBe(401);
    expect((await enter('F1', grant)).status).toBe(401);
    expect((await enter('S51', `${grant}x`)).status).toBe(401);
    const { ticket } = await test.anonymous.ok('get-captcha', {});
    expect((await enter('S51', ticket)).status).toBe(401);
    expect((await enter('S51', grant)).status).toBe(200);
    const late = await grantFor(await test.signIn(test.world.demoFaculty), 3);
    after(1);
    expect((await enter('S51', late.grant)).status).toBe(401);
  });

  it('is not offered outside a demo school, whatever the body says [QC-54, RP-16]', async () => {
    const admin = await test.signIn(test.world.admin);
    expect(await admin.call('get-demo-grant', { role: 4 })).toMatchObject({
      error: { code: 'demo_unavailable' },
    });
    expect((await admin.raw('get-demo-grant', { role: 4, isDemo: 1, school_id: 5 })).status).toBe(422);
    expect((await admin.raw('get-demo-grant', { role: 1 })).status).toBe(400);
    expect((await test.anonymous.raw('get-demo-grant', { role: 4 })).status).toBe(401);
  });

  it('is told to the sub-admin of a demo school alone [RP-16, QU-68]', async () => {
    const rolesOf = async (who: Named) => {
      const answer = await signInOn(who, 'demo', 1);
      return answer.ok ? answer.data.demo_roles : null;
    };
    expect(await rolesOf(test.world.demoAdmin)).toEqual([]);
    await test.server.app.db.execute(
      sql`update people set sub_role = 2 where id in (${test.world.demoAdmin.id}, ${test.world.admin.id})`,
    );
    expect(await rolesOf(test.world.demoAdmin)).toEqual([2, 3, 4]);
    expect(await rolesOf(test.world.admin)).toEqual([]);
    expect(await rolesOf(test.world.demoFaculty)).toEqual([]);
  });
});

it('marks the admins of a demo school, and tells all its people that it is one [QU-17]', async () => {
  const { demoAdmin, demoFaculty, demoStudent, admin } = test.world;
  const marks = async (who: Named) => {
    const { isDemo, UserAccessData } = await (await test.enter(who)).ok('resume-session', {});
    return [isDemo, UserAccessData[0]?.is_demo_school];
  };
  expect(await marks(demoAdmin)).toEqual([1, 1]);
  expect(await marks(demoFaculty)).toEqual([0, 1]);
  expect(await marks(demoStudent)).toEqual([0, 1]);
  expect(await marks(admin)).toEqual([0, 0]);
});

describe('a partner’s school', () => {
  it('tells its people the message, and an address of the server’s list [LO-02, LO-03, EN-19]', async () => {
    const set = (message: string, key: string) =>
      test.server.app.db.execute(
        sql`update schools set partner_message = ${message}, partner_key = ${key} where id = 2`,
      );
    const partnerOf = async () => {
      const answer = await signInOn(test.world.otherStudent, 'laptop', 1);
      if (!answer.ok) throw new Error('refused');
      const { is_partner, partner_message, partner_url } = answer.data;
      return [is_partner, partner_message, partner_url];
    };
    expect(await partnerOf()).toEqual([0, '', '']);
    await set('Back to <b>portal</b>', 'portal');
    expect(await partnerOf()).toEqual([1, 'Back to <b>portal</b>', 'https://portal.example/home']);
    await set('Bye', 'https://evil.example');
    expect(await partnerOf()).toEqual([1, 'Bye', '']);
  });
});
