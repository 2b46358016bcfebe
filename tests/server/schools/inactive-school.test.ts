import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { realtimePass } from '#server/auth/realtime-pass.ts';
import { schools } from '#server/directory/schema.ts';
import { jobs } from '#server/jobs/schema.ts';
import { adminInput, listed, shareAsFaculty, shareAsOffice } from '../notice-inputs.ts';
import { mailsSent } from '../outbox.ts';
import { openSocket } from '../realtime-client.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';
import { password, type World } from '../world.ts';

/** A school that is switched off, and every way in: nobody gets in, and nothing is lost. */
let test: TestServer;
let world: World;
let office: Client;
beforeAll(async () => {
  test = await startTestServer();
  world = test.world;
  office = await test.signIn(world.superAdmin);
});
afterAll(() => test.close());

const device = { deviceId: 'd', browser: 'b', os: 'o', tz: 'UTC' };
async function turn(isActive: boolean): Promise<void> {
  const { data } = await office.ok('get-school-admin-module', { school_id: 1 });
  const rows = [{ id: 1, version: data.version }];
  expect((await office.ok('set-school-status', { rows, isActive })).refused).toEqual([]);
}
const statusOf = async (act: Promise<{ status: number }>) => (await act).status;
const happens = (heard: { once: (event: string, done: () => void) => unknown }, event: string) =>
  new Promise<void>((resolve) => heard.once(event, () => resolve()));

describe('a school that is switched off', () => {
  it('lets nobody in by any way, ends what is open, mails nothing, and has all of it again', async () => {
    const { asha, dev, esha, admin } = world;
    await test.server.app.db.execute(sql`update people set login_name = 'S00002' where id = ${esha.id}`);
    const teacher = await test.signIn(asha);
    const pupil = await test.signIn(dev);
    const notice = await shareAsFaculty(teacher, { grade: String(world.places['9A'].gradeId) });
    const before = await listed(pupil, dev, 'active');
    expect(before).toContain(notice);
    const link = (await teacher.ok('create-student-link', { student_id: dev.id })).data;
    const token = new URL(link.path, 'http://x').pathname.split('/').at(-1) ?? '';
    const code = (await teacher.ok('generate-sign-in-code', { student_id: dev.id })).data.code;
    const feed = (await teacher.ok('make-calendar-feed', {})).data.path;
    const pass = await pupil.ok('get-realtime-ticket', {});
    const socket = await openSocket(test, pupil);
    const gone = happens(socket, 'disconnect');

    await turn(false);
    await gone;
    expect({
      token: await statusOf(pupil.call('get-psw-status', {})),
      cookie: await statusOf(pupil.call('resume-session', {})),
      file: await statusOf(pupil.get('/portraits/00000000-0000-4000-8000-000000000000')),
      upload: await statusOf(
        fetch(`${test.server.address}/uploads`, {
          method: 'POST',
          headers: {
            authorization: `Bearer ${teacher.token}`,
            'tus-resumable': '1.0.0',
            'upload-length': '1',
          },
        }),
      ),
      password: await statusOf(
        test.anonymous.call('login', { email: admin.loginName, password, deviceDetails: device }),
      ),
      student: await statusOf(
        test.anonymous.call('studentLogin', {
          email: 'S00002',
          password,
          schoolId: 1,
          deviceDetails: device,
        }),
      ),
      code: await statusOf(
        test.anonymous.call('login', {
          email: dev.loginName,
          password: '',
          otp: code,
          login_type: 'otp',
          deviceDetails: device,
        }),
      ),
      link: await statusOf(
        test.anonymous.call('student-auto-login', { schoolId: 1, token, deviceDetails: device }),
      ),
      calendar: await statusOf(fetch(`${test.server.address}${feed}`)),
    }).toEqual({
      token: 401,
      cookie: 401,
      file: 401,
      upload: 401,
      password: 403,
      student: 403,
      code: 403,
      link: 401,
      calendar: 404,
    });
    await expect(openSocket(test, pupil)).rejects.toThrow('unauthorized');
    expect(await realtimePass.read(test.server.app, pass.ticket)).toBeNull();

    await turn(true);
    const again = await test.signIn(dev);
    expect(await listed(again, dev, 'active')).toEqual(before);
    expect(
      (await again.ok('get-notice-details', { notice_id: notice, user_id: dev.id, action: 'view' })).data,
    ).toBeTruthy();
  });

  it('is told apart for people, who read that the school is off', async () => {
    await turn(false);
    const answer = await test.anonymous.call('login', {
      email: world.asha.loginName,
      password,
      deviceDetails: device,
    });
    expect(answer).toMatchObject({ status: 403, error: { code: 'inactive_account' } });
    expect(answer.ok ? '' : answer.error.information).toContain('school is switched off');
    // Who does not know the password learns nothing of it.
    const wrong = await test.anonymous.call('login', {
      email: world.asha.loginName,
      password: 'Wrong@123',
      deviceDetails: device,
    });
    expect(wrong.status).toBe(401);
    await turn(true);
  });

  it('gets neither codes nor links nor notices by mail', async () => {
    const admin = await test.signIn(world.admin);
    await admin.ok('create-notice', await adminInput(admin, { notify_email: 1, noticeSendFor: 2 }));
    // A code to choose a new password was mailed while all was well.
    const askForCode = async () => {
      const { ticket, sum } = await test.anonymous.ok('get-captcha', {});
      return test.anonymous.ok('forgotPassword', {
        email: 'asha@test.example',
        userType: 4,
        formSession: crypto.randomUUID(),
        recaptcha: `sum:${sum[0] + sum[1]}:${ticket}`,
      });
    };
    await askForCode();
    const [reset] = await mailsSent(test, 'password-reset-');
    const code = /#code=([\w-]{43})/.exec(reset?.text ?? '')?.[1] ?? '';
    await test.server.app.db.delete(jobs).where(eq(jobs.kind, 'notice-mail'));
    await admin.ok(
      'create-notice',
      await adminInput(admin, { notify_email: 1, title: 'Off', noticeSendFor: 2 }),
    );
    await shareAsOffice(office, { notify_email: 1, notice_title: 'From the office' });
    await turn(false);
    await test.anonymous.ok('send-sign-in-code', { email: world.asha.loginName });
    await askForCode();
    test.clock.now = new Date(test.clock.now.getTime() + 60_000);
    const sent = [
      ...(await mailsSent(test, 'sign-in-code-')),
      ...(await mailsSent(test, 'notice-')),
      ...(await mailsSent(test, 'digest-')),
    ];
    const school1 = ['admin', 'asha', 'bina', 'chetan', 'dev', 'esha', 'farid'];
    expect(sent.filter(({ to }) => school1.some((name) => to.toLowerCase().startsWith(name)))).toEqual([]);
    expect(sent.length).toBeGreaterThan(0);
    expect(await mailsSent(test, 'password-reset-')).toHaveLength(1);
    const answer = await test.anonymous.ok('updatePassword', {
      password: 'Better@12',
      confirmPassword: 'Better@12',
      code,
    });
    expect(answer.status).toBe('warning');
    await turn(true);
  });

  it('is one of a list like any other, and changing it twice is one change', async () => {
    const { db } = test.server.app;
    const [school] = await db.select().from(schools).where(eq(schools.id, 4));
    const rows = [
      { id: 4, version: school?.version ?? 0 },
      { id: 5, version: 77 },
    ];
    const answer = await office.ok('set-school-status', { rows, isActive: false });
    expect(answer.done).toEqual([{ id: 4, version: (school?.version ?? 0) + 1 }]);
    expect(answer.refused).toMatchObject([{ id: 5, code: 'stale' }]);
    const again = await office.ok('set-school-status', { rows: [rows[0]!], isActive: false });
    expect(again.done).toEqual(answer.done);
    const { rows: log } = await db.execute(sql`select 1 from audit_log where details ->> 'schoolId' = '4'`);
    expect(log).toHaveLength(1);
  });

  it('is never the office itself', async () => {
    const answer = await office.call('set-school-status', { rows: [{ id: 0, version: 1 }], isActive: false });
    expect(answer.status).toBe(400);
  });
});
