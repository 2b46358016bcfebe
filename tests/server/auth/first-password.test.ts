import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';
import { type Named, password } from '../world.ts';

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer();
});
afterAll(() => test.close());

const mustChange = (who: Named) =>
  test.server.app.db.execute(
    sql`update people set psw_change_status = 0, psw_skips = 0 where id = ${who.id}`,
  );
const statusOf = async (client: Client) => (await client.ok('get-psw-status', {})).psw_change_status;
const change = (
  client: Client,
  secret: string,
  more: { currentPassword?: string; confirmPassword?: string } = {},
) =>
  client.call('change-password-after-login', {
    password: secret,
    confirmPassword: secret,
    currentPassword: password,
    ...more,
  });

describe('a password given by somebody else', () => {
  it('is asked to be changed at every sign-in until it is [LG-13, LG-14, CC-06, QU-16, EN-13, NX-030, NX-038]', async () => {
    const { asha } = test.world;
    const settled = await test.signIn(asha);
    expect(await statusOf(settled)).toBe(1);
    await mustChange(asha);
    const client = await test.signIn(asha);
    const other = await test.signIn(asha);
    expect(await statusOf(client)).toBe(0);
    expect((await change(client, 'Own@1234')).status).toBe(200);
    expect(await statusOf(client)).toBe(1);
    // The session that changed it stays, every other one ends.
    for (const ended of [settled, other]) expect((await ended.raw('get-psw-status', {})).status).toBe(401);
    const { rows } = await test.server.app.db.execute(
      sql`select action from audit_log where person_id = ${asha.id} and action like 'password.%'`,
    );
    expect(rows).toEqual([{ action: 'password.changed' }]);
  });

  it('can be put off three times, each time for one session [LG-14, NX-044]', async () => {
    const { bina } = test.world;
    await mustChange(bina);
    for (const left of [2, 1, 0]) {
      const client = await test.signIn(bina);
      expect(await client.ok('get-psw-status', {})).toMatchObject({
        psw_change_status: 0,
        skips_left: left + 1,
      });
      expect(await client.ok('skip-password-after-login', { skip: 1 })).toMatchObject({ skips_left: left });
      expect(await statusOf(client)).toBe(1);
    }
    const last = await test.signIn(bina);
    expect(await last.ok('get-psw-status', {})).toMatchObject({ psw_change_status: 0, skips_left: 0 });
    expect(await last.call('skip-password-after-login', { skip: 1 })).toMatchObject({
      status: 422,
      error: { code: 'no_skip_left' },
    });
    expect((await last.raw('skip-password-after-login', { skip: 0 })).status).toBe(400);
  });
});

describe('changing it', () => {
  it('asks for the present password, checked here, and makes guesses wait [VP-10, VP-22]', async () => {
    const { chetan } = test.world;
    const client = await test.signIn(chetan);
    for (let n = 0; n < 5; n++)
      expect(await change(client, 'Own@1234', { currentPassword: `Wrong@${n}` })).toMatchObject({
        status: 422,
        error: { code: 'wrong_password', fields: { currentPassword: 'Current password is incorrect.' } },
      });
    expect((await change(client, 'Own@1234')).status).toBe(429);
  });

  it('refuses what the rules refuse, beside the field [VP-09, VP-11, VP-12, VP-15, QC-22, QC-23]', async () => {
    const admin = await test.signIn(test.world.admin);
    const complaint = async (client: Client, secret: string, confirmPassword = secret) => {
      const answer = await change(client, secret, { confirmPassword });
      return answer.ok ? 'accepted' : answer.error.fields;
    };
    const classes = { password: 'A password needs a letter, a digit and one of $@!#&.' };
    expect(await complaint(admin, 'Own@12')).toEqual({
      password: 'Password should contain 8 or more characters.',
    });
    expect(await complaint(admin, 'password1')).toEqual(classes);
    expect(await complaint(admin, 'Password@')).toEqual(classes);
    expect(await complaint(admin, 'Own @1234')).toEqual({ password: 'A password has no spaces.' });
    expect(await complaint(admin, 'Own@1234', 'Own@1235')).toEqual({
      confirmPassword: 'New password and confirm password should be same.',
    });
    expect(await complaint(admin, password)).toEqual({
      password: 'Previous password can not be new password.',
    });
    expect(await complaint(admin, `Own@${'1'.repeat(21)}`)).toEqual({
      password: 'A password has at most 24 characters.',
    });
    const student = await test.signIn(test.world.dev);
    expect(await complaint(student, 'simple')).toEqual({
      password: 'A password needs two of these: small letters, capital letters, digits, signs.',
    });
    expect(await complaint(student, 'abc12')).toEqual({
      password: 'Password should contain 6 or more characters.',
    });
    expect(await complaint(student, 'abc123')).toBe('accepted');
    // The longest that is taken can be signed in with.
    const longest = `Own@${'1'.repeat(20)}`;
    expect(await complaint(admin, longest)).toBe('accepted');
    const deviceDetails = { deviceId: 'd', browser: 'b', os: 'o', tz: 'UTC' };
    const login = await test.anonymous.call('login', { email: 'A1', password: longest, deviceDetails });
    expect(login.status).toBe(200);
  });

  it('is closed to a demo school [VP-14, VP-32, RP-07]', async () => {
    const client = await test.signIn(test.world.demoFaculty);
    expect(await change(client, 'Own@1234')).toMatchObject({ status: 403, error: { code: 'demo_school' } });
    await mustChange(test.world.demoFaculty);
    expect(await statusOf(await test.signIn(test.world.demoFaculty))).toBe(1);
  });

  it('follows the minimum the operator set [QC-23]', async () => {
    const strict = await startTestServer({ PASSWORD_MIN_STAFF: '12', PASSWORD_MIN_STUDENT: '3' });
    const admin = await strict.signIn(strict.world.admin);
    expect((await admin.ok('get-psw-status', {})).minimum).toBe(12);
    expect((await change(admin, 'Own@1234')).status).toBe(422);
    expect((await change(admin, 'Own@12345678')).status).toBe(200);
    const student = await strict.signIn(strict.world.dev);
    expect((await change(student, 'a1b')).status).toBe(200);
    await strict.close();
  });

  it('gives the browser an empty editor key [CC-07, QU-41, NX-034]', async () => {
    const client = await test.signIn(test.world.esha);
    expect(await client.ok('get-froala-key', {})).toEqual({ status: 'true', key: '' });
  });
});
