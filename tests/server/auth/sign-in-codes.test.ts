import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CallOf } from '#contract/catalogue.ts';
import type { CallInput } from '#contract/core/define-call.ts';
import { mailsSent } from '../outbox.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { password } from '../world.ts';

let test: TestServer;
const morning = new Date('2026-11-18T06:00:00Z');
beforeAll(async () => {
  test = await startTestServer({ SESSION_MINUTES: '10080' });
});
afterAll(() => test.close());
beforeEach(() => {
  test.clock.now = morning;
});

const deviceDetails = { deviceId: 'd', browser: 'b', os: 'o', tz: 'UTC' };
const signIn = (input: Partial<CallInput<CallOf<'login'>>> & { email: string }) =>
  test.anonymous.call('login', { deviceDetails, ...input });
const withCode = (email: string, otp: string, type_otp: '' | 'student' | 'email' = '') =>
  signIn({ email, otp, login_type: 'otp', type_otp });
const after = (minutes: number) => {
  test.clock.now = new Date(morning.getTime() + minutes * 60_000);
};

async function mailedCode(loginName: string): Promise<string> {
  const before = new Set((await mailsSent(test, 'sign-in-code-')).map(({ text }) => text));
  await test.anonymous.ok('send-sign-in-code', { email: loginName });
  const [fresh] = (await mailsSent(test, 'sign-in-code-')).filter(({ text }) => !before.has(text));
  return /^(\d{6}) is the one-time code to sign in as/m.exec(fresh?.text ?? '')?.[1] ?? 'no code';
}

/** Another six digits than these. */
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('a one-time code by mail', () => {
  it('goes to the address on file and signs in once [LG-01, QU-13]', async () => {
    const code = await mailedCode('f1');
    expect((await mailsSent(test, 'sign-in-code-')).at(-1)?.to).toBe('Asha@test.example');
    expect(await withCode('F1', wrong(code))).toMatchObject({
      status: 401,
      error: { information: 'Invalid username or one-time code.' },
    });
    const person = await withCode('F1', code, 'email');
    expect(person).toMatchObject({ ok: true, data: { UserAccessData: [{ user_id: test.world.asha.id }] } });
    expect((await withCode('F1', code)).status).toBe(401);
  });

  it('signs nobody else in, and is no teacher’s code [QU-13]', async () => {
    const code = await mailedCode('F2');
    expect((await withCode('F1', code)).status).toBe(401);
    expect((await withCode('F2', code, 'student')).status).toBe(401);
    expect((await withCode('F2', code, 'email')).status).toBe(200);
  });

  it('lets one in of two who come with it at once', async () => {
    const code = await mailedCode('F2');
    const answers = await Promise.all([1, 2, 3].map(() => withCode('F2', code)));
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '401', '401']);
  });

  it('holds ten minutes, and a newer one takes its place', async () => {
    const first = await mailedCode('F3');
    const second = await mailedCode('F3');
    // Once in a million times the second is the first again.
    const old = first === second ? wrong(second) : first;
    expect((await withCode('F3', old)).status).toBe(401);
    after(10);
    expect((await withCode('F3', second)).status).toBe(401);
    const third = await mailedCode('F3');
    after(19.9);
    expect((await withCode('F3', third)).status).toBe(200);
  });

  it('is worth nothing after five wrong tries, even sent at once, and the account waits [security.md]', async () => {
    const code = await mailedCode('S3');
    await Promise.all([1, 2, 3, 4, 5].map(() => withCode('S3', wrong(code))));
    expect((await withCode('S3', code)).status).toBe(429);
    after(6);
    expect((await withCode('S3', code)).status).toBe(401);
  });

  it('is kept as a hash alone', async () => {
    const code = await mailedCode('S1');
    const { rows } = await test.server.app.db.execute(
      sql`select t.secret_hash, j.payload::text as payload from one_time_secrets t, jobs j`,
    );
    expect(JSON.stringify(rows)).toContain('$argon2id$');
    expect(JSON.stringify(rows)).not.toContain(`"${code}`);
  });

  it('answers known and unknown names with the same words and the same work [QU-26]', async () => {
    const known = await test.anonymous.ok('send-sign-in-code', { email: 'F1' });
    const unknown = await test.anonymous.ok('send-sign-in-code', { email: 'NOBODY' });
    expect(unknown).toEqual(known);
    const { rows } = await test.server.app.db.execute(
      sql`select payload from jobs where kind = 'sign-in-code-mail' order by id desc limit 2`,
    );
    expect(rows.map((row) => Object.keys(row['payload'] as object).toSorted())).toEqual([
      ['personId', 'schoolId'],
      ['personId', 'schoolId'],
    ]);
    const refused = [await withCode('F1', '000000'), await withCode('NOBODY', '000000')];
    expect(refused[0]).toEqual(refused[1]);
  });
});

describe('a one-time code of a teacher', () => {
  it('signs their student in once and is written down [LG-01, QU-13]', async () => {
    const asha = await test.signIn(test.world.asha);
    const { data } = await asha.ok('generate-sign-in-code', { student_id: test.world.dev.id });
    expect(data).toMatchObject({ username: 'S1', first_name: 'Dev', expires_in: 600 });
    expect((await withCode('S1', data.code, 'student')).status).toBe(200);
    expect((await withCode('S1', data.code, 'student')).status).toBe(401);
    const { rows } = await test.server.app.db.execute(
      sql`select person_id, details from audit_log where action = 'sign_in_code.made'`,
    );
    expect(rows).toEqual([{ person_id: test.world.asha.id, details: { for: test.world.dev.id } }]);
  });

  it('is for students of their school alone', async () => {
    const asha = await test.signIn(test.world.asha);
    for (const other of [test.world.otherStudent, test.world.bina, test.world.admin])
      expect((await asha.call('generate-sign-in-code', { student_id: other.id })).status).toBe(404);
  });

  it('is for those the teacher teaches, for every student where an admin makes it [QU-13]', async () => {
    const { asha, admin, farid, esha } = test.world;
    const statusOf = async (who: typeof asha, student_id: number) => {
      const client = await test.signIn(who);
      const answers = [
        await client.call('generate-sign-in-code', { student_id }),
        await client.call('create-student-link', { student_id }),
        await client.call('revoke-sign-in-help', { student_id }),
      ];
      return answers.map(({ status }) => status);
    };
    expect(await statusOf(asha, farid.id)).toEqual([200, 200, 200]);
    expect(await statusOf(asha, esha.id)).toEqual([403, 403, 403]);
    expect(await statusOf(admin, esha.id)).toEqual([200, 200, 200]);
  });

  it('is taken back, and so is the link, unless it was used before [QU-13, RT-04]', async () => {
    const asha = await test.signIn(test.world.asha);
    const student_id = test.world.dev.id;
    const { data: code } = await asha.ok('generate-sign-in-code', { student_id });
    const { data: link } = await asha.ok('create-student-link', { student_id });
    expect(await asha.ok('revoke-sign-in-help', { student_id })).toMatchObject({ revoked: 2 });
    expect((await withCode('S1', code.code, 'student')).status).toBe(401);
    const [, , schoolId, token = ''] = link.path.split('/');
    const opened = await test.anonymous.call('student-auto-login', {
      schoolId: Number(schoolId),
      token,
      deviceDetails,
    });
    expect(opened).toMatchObject({ status: 401, error: { code: 'link_over' } });

    const { data: used } = await asha.ok('generate-sign-in-code', { student_id });
    expect((await withCode('S1', used.code, 'student')).status).toBe(200);
    expect(await asha.ok('revoke-sign-in-help', { student_id })).toMatchObject({ revoked: 0 });
    const { rows } = await test.server.app.db.execute(
      sql`select details from audit_log where action = 'sign_in_help.revoked' and details->>'for' = ${String(student_id)}
        order by details->>'count'`,
    );
    expect(rows).toEqual([
      { details: { for: student_id, count: 0 } },
      { details: { for: student_id, count: 2 } },
    ]);
  });
});

describe('a sign-in', () => {
  it('takes one secret, the one its way asks for, and never an empty password [LG-06, QC-54]', async () => {
    const bodies = [
      { password: '', otp: '' },
      { login_type: 'otp', password, otp: '' },
      { login_type: 'otp', password, otp: '123456' },
      { login_type: 'otp', otp: '12345' },
      { login_type: 'otp', otp: 'abcdef' },
      { login_type: 'password', otp: '123456' },
      { login_type: 'demo', password: '', otp: '' },
      { login_type: 'demo', password: '', otp: '', isDemo: 1 },
      { password: '', otp: '', isDemo: 1 },
      { login_type: 'token', password },
    ];
    for (const body of bodies) {
      const { status } = await test.anonymous.raw('login', { email: 'A5', deviceDetails, ...body });
      expect([body, status]).toEqual([body, 400]);
    }
    expect((await signIn({ email: 'A5', password, isDemo: 1 })).status).toBe(200);
  });

  it('of studentLogin is for students of the school it names [CC-02, VP-03, QC-24, NX-046]', async () => {
    await test.server.app.db.execute(
      sql`update people set login_name = 'S00001' where id = ${test.world.esha.id}`,
    );
    const student = (schoolId: number, email = 'S00001') =>
      test.anonymous.call('studentLogin', { email, password, schoolId, deviceDetails });
    expect((await student(1)).status).toBe(200);
    expect((await student(2)).status).toBe(401);
    expect((await student(1, 'F1')).status).toBe(400);
    expect((await student(1, 'ICTADM_001')).status).toBe(401);
  });
});
