import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';
import { type Named, password, type World } from '../world.ts';

let test: TestServer;
let world: World;
beforeAll(async () => {
  test = await startTestServer();
  world = test.world;
});
afterAll(() => test.close());

const deviceDetails = { deviceId: 'd', browser: 'b', os: 'o', tz: 'UTC' };
const signInWith = (who: Named, secret: string) =>
  test.anonymous.call('login', { email: who.loginName, password: secret, deviceDetails });

const change = (client: Client, who: Named, current: string, next: string, confirm = next) =>
  client.call('change-Password', {
    currentPassword: current,
    password: next,
    confirmPassword: confirm,
    roleId: who.role,
  });
const setTo = (who: Named, key: string, authValue: number) =>
  test
    .signIn(who)
    .then((admin) =>
      admin.ok('save-user-profile-setting', { school_id: who.schoolId, settings: [{ key, authValue }] }),
    );

describe('changing one’s password', () => {
  it('ends every session of the person and lets the new password in, the old one no more [NX-029, CC-06, ER-20]', async () => {
    const [here, there] = [await test.signIn(world.bina), await test.signIn(world.bina)];
    const bystander = await test.signIn(world.asha);
    expect(await change(here, world.bina, password, 'Banyan#27')).toMatchObject({
      ok: true,
      data: { status: 'true' },
    });
    for (const client of [here, there])
      expect((await client.raw('faculty-by-id', { id: world.bina.id })).status).toBe(401);
    expect((await bystander.raw('faculty-by-id', { id: world.asha.id })).status).toBe(200);
    expect((await signInWith(world.bina, password)).status).toBe(401);
    expect((await signInWith(world.bina, 'Banyan#27')).status).toBe(200);
  });

  it('verifies the current password here, with few tries, written down [QU-05, VP-22, ER-20]', async () => {
    const chetan = await test.signIn(world.chetan);
    const before = test.clock.now;
    for (let n = 0; n < 5; n++) {
      expect(await change(chetan, world.chetan, `Wrong@${n}00`, 'Banyan#27')).toMatchObject({
        status: 422,
        error: {
          code: 'current_incorrect',
          information: 'Current password is incorrect.',
          fields: { currentPassword: 'Current password is incorrect.' },
        },
      });
    }
    expect(await change(chetan, world.chetan, password, 'Banyan#27')).toMatchObject({
      status: 429,
      error: { code: 'too_many_attempts' },
    });
    // Whoever knows the password can still sign in: only the guessing waits.
    expect((await signInWith(world.chetan, password)).status).toBe(200);
    const { rows } = await test.server.app.db.execute(
      sql`select count(*)::int as n from audit_log where action = 'password.current_refused' and person_id = ${world.chetan.id}`,
    );
    expect(rows).toEqual([{ n: 5 }]);
    test.clock.now = new Date(before.getTime() + 2 * 60_000);
    expect((await change(chetan, world.chetan, password, 'Banyan#27')).ok).toBe(true);
    test.clock.now = before;
  });

  it.each([
    ['Short#1', 'Password should contain 8 or more characters.'],
    ['nodigits#x', 'A password needs a letter, a digit and one of $@!#&.'],
    ['noSign1234', 'A password needs a letter, a digit and one of $@!#&.'],
    ['with sp#1', 'A password has no spaces.'],
    [password, 'Previous password can not be new password.'],
    [`Aa1#${'x'.repeat(21)}`, 'A password has at most 24 characters.'],
  ])('refuses %s in words [VP-09, VP-12, QC-22, QC-23]', async (next, information) => {
    const asha = await test.signIn(world.asha);
    expect(await change(asha, world.asha, password, next)).toMatchObject({
      status: 422,
      error: { code: 'bad_fields', information, fields: { password: information } },
    });
  });

  it('refuses another confirmation and another role, and asks students less [VP-11, VP-13, VP-14]', async () => {
    const asha = await test.signIn(world.asha);
    expect(await change(asha, world.asha, password, 'Banyan#27', 'Banyan#28')).toMatchObject({
      error: { fields: { confirmPassword: 'New password and confirm password should be same.' } },
    });
    expect((await change(asha, world.dev, password, 'Banyan#27')).status).toBe(403);
    const dev = await test.signIn(world.dev);
    expect((await change(dev, world.dev, password, 'mango7')).ok).toBe(true);
    expect((await signInWith(world.dev, 'mango7')).status).toBe(200);
  });

  it('within a profile keeps this session and ends the others [EN-36, VP-16, VP-17, VP-18, ST-36]', async () => {
    const [here, there] = [await test.signIn(world.asha), await test.signIn(world.asha)];
    const { version } = (await here.ok('faculty-by-id', { id: world.asha.id })).data;
    const save = (next: string, current: string) =>
      here.call('edit-faculty', {
        id: world.asha.id,
        version,
        password: next,
        confirmPassword: next,
        current_password: current,
      });
    expect(await save('Kite77', password)).toMatchObject({
      error: { fields: { password: 'Password should contain 8 or more characters.' } },
    });
    expect(await save(password, password)).toMatchObject({
      error: { fields: { password: 'The new password must be different from the old password.' } },
    });
    expect(await save('Kite flown 7'.replaceAll(' ', ''), 'Wrong@123')).toMatchObject({
      error: { fields: { current_password: 'Current password is incorrect.' } },
    });
    expect(await save('Kiteflown7', password)).toMatchObject({
      ok: true,
      data: { data: { information: 'Your password has been changed.' } },
    });
    expect((await here.raw('faculty-by-id', { id: world.asha.id })).status).toBe(200);
    expect((await there.raw('faculty-by-id', { id: world.asha.id })).status).toBe(401);
  });
});

describe('resetting somebody’s password', () => {
  it('gives a one-time code to the school’s admin once, ends what was open and writes it down [NX-257, C2-02, ER-22, QU-06]', async () => {
    const admin = await test.signIn(world.admin);
    const open = await test.signIn(world.esha);
    const reset = await admin.ok('reset-person-password', { user_id: 's2' });
    expect(reset).toMatchObject({ data: 1, name: 'Esha Test' });
    expect(reset.code).toMatch(/^[a-z]{4}-\d{4}-[a-z]{4}$/);
    expect((await open.raw('student-by-id', { id: world.esha.id })).status).toBe(401);
    expect((await signInWith(world.esha, password)).status).toBe(401);
    expect((await signInWith(world.esha, reset.code)).status).toBe(200);
    const { rows } = await test.server.app.db.execute(
      sql`select person_id, details, (select psw_change_status from people where login_name = 'S2') as asked
        from audit_log where action = 'password.reset'`,
    );
    expect(rows).toEqual([{ person_id: world.admin.id, details: { personId: world.esha.id }, asked: 0 }]);
    expect(JSON.stringify(rows)).not.toContain(reset.code);
    const faculty = { faculty_id: world.clubFaculty.id, admin_id: world.admin.id };
    expect((await admin.call('reset-faculty-password', faculty)).status).toBe(404);
  });

  it('is for students one teaches, and never for oneself, an admin or another school [RP-11]', async () => {
    const admin = await test.signIn(world.admin);
    const bina = await test.server.app.db.execute(
      sql`update people set password_hash = (select password_hash from people where login_name = 'A1') where login_name in ('F2', 'S1', 'F1')`,
    );
    expect(bina.rowCount).toBe(3);
    const teacher = await test.signIn(world.bina);
    const status = async (client: Client, who: Named) =>
      (await client.call('reset-person-password', { person_id: who.id })).status;
    expect(await status(teacher, world.dev)).toBe(200);
    expect(await status(teacher, world.farid)).toBe(403);
    expect(await status(teacher, world.asha)).toBe(403);
    expect(await status(teacher, world.admin)).toBe(403);
    expect(await status(teacher, world.otherStudent)).toBe(404);
    expect(await status(admin, world.admin)).toBe(403);
    expect(await status(admin, world.otherFaculty)).toBe(404);
    expect((await admin.call('reset-person-password', { user_id: 'NOBODY' })).status).toBe(404);
  });

  it('holds only as far as the school lets staff see passwords [RP-11, QU-06]', async () => {
    const admin = await test.signIn(world.admin);
    const ask = (who: Named) => admin.call('reset-person-password', { person_id: who.id });
    await setTo(world.admin, 'faculty_pass_visible_ToAdmin', 0);
    expect(await ask(world.chetan)).toMatchObject({ status: 403, error: { code: 'not_allowed' } });
    expect((await ask(world.farid)).ok).toBe(true);
    await setTo(world.admin, 'student_pass_visible_TofacultyAdmin', 0);
    expect(await ask(world.farid)).toMatchObject({ status: 403, error: { code: 'not_allowed' } });
    await setTo(world.admin, 'faculty_pass_visible_ToAdmin', 1);
    expect((await ask(world.chetan)).ok).toBe(true);
  });
});

it('no answer about a person carries a password, a hash or `slag` [EN-37, EN-38, EN-39, QU-05]', async () => {
  const admin = await test.signIn(world.admin);
  const other = await test.signIn(world.otherFaculty);
  const student = await test.signIn(world.otherStudent);
  const { version } = (await other.ok('faculty-by-id', { id: world.otherFaculty.id })).data;
  const answers = [
    await signInWith(world.otherFaculty, password),
    await other.call('faculty-by-id', { id: world.otherFaculty.id }),
    await other.call('edit-faculty', { id: world.otherFaculty.id, version, mobile: '9876543210' }),
    await other.call('edit-faculty', {
      id: world.otherFaculty.id,
      version: version + 1,
      password: 'Kiteflown7',
      confirmPassword: 'Kiteflown7',
      current_password: password,
    }),
    await student.call('student-by-id', { id: world.otherStudent.id }),
    await admin.call('admin-profile-by-id', { id: world.admin.id }),
    await admin.call('update-admin-profile', { id: world.admin.id, version: 99, mobile: '9876543210' }),
    await change(student, world.otherStudent, 'Wrong@123', 'mango7'),
    await change(student, world.otherStudent, password, 'mango7'),
  ];
  expect(answers.filter(({ ok }) => ok)).toHaveLength(7);
  const text = JSON.stringify(answers);
  for (const secret of [password, 'Kiteflown7', 'Wrong@123', 'mango7', '$argon2', 'slag', 'assword_hash'])
    expect(text).not.toContain(secret);
});
