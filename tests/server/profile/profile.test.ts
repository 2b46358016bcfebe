import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { SettingKey } from '#contract/core/school-settings.ts';
import { type Client, sampleFile, startTestServer, type TestServer } from '../test-server.ts';
import type { Named, World } from '../world.ts';

let test: TestServer;
let world: World;
let admin: Client;
beforeAll(async () => {
  test = await startTestServer();
  world = test.world;
  admin = await test.signIn(world.admin);
});
afterAll(() => test.close());

const set = (key: SettingKey, authValue: number) =>
  admin.ok('save-user-profile-setting', { school_id: 1, settings: [{ key, authValue }] });
/** Switched back after each test. */
const touched: [SettingKey, number][] = [];
const choose = async (key: SettingKey, authValue: number, before: number) => {
  touched.push([key, before]);
  await set(key, authValue);
};
afterEach(async () => {
  for (const [key, before] of touched.splice(0)) await set(key, before);
});

const facultyOf = async (client: Client, who: Named) =>
  (await client.ok('faculty-by-id', { id: who.id })).data;
const valid = { mobile: '9876543210', gender: 'Male' };

const portrait = async (width = 400, height = 400) =>
  sharp({ create: { width, height, channels: 3, background: '#3a7' } })
    .withExif({ IFD3: { GPSLatitude: '28/1 36/1 0/1' } })
    .jpeg()
    .toBuffer();
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

describe('a profile', () => {
  it('is read by its owner in the shape of their role, without any password [EN-36, EN-37, EN-38, EN-39, CC-10, QU-44, NX-184, NX-264]', async () => {
    const asha = await test.signIn(world.asha);
    expect(await facultyOf(asha, world.asha)).toMatchObject({
      firstName: 'Asha',
      user_id: 'F1',
      school_name: 'First School',
      school_admin_name: 'Admin Test',
      grade: 'Grade 9, Grade 10',
      grade_division: 'Grade 9 A, Grade 10 A',
      strength: '',
      is_active: 1,
    });
    const dev = await test.signIn(world.dev);
    expect((await dev.ok('student-by-id', { id: world.dev.id })).data).toMatchObject({
      first_name: 'Dev',
      className: 'Grade 9',
      sectionName: 'A',
      schoolName: 'First School',
    });
    expect((await admin.ok('admin-profile-by-id', { id: world.admin.id })).data).toMatchObject({
      firstName: 'Admin',
      user_id: 'A1',
    });
    expect(await asha.call('faculty-by-id', { id: world.bina.id })).toMatchObject({ status: 403 });
  });

  it('is saved field by field and comes back; the office’s and the other person’s stay [ST-33, C2-01, CC-08, ER-21, NX-182]', async () => {
    const bina = await test.signIn(world.bina);
    const { version } = await facultyOf(bina, world.bina);
    const saved = await bina.ok('edit-faculty', {
      id: world.bina.id,
      version,
      ...valid,
      firstName: 'बीना',
      lastName: ' ',
      alternate_contact: '+919876543211',
    });
    expect(saved).toMatchObject({
      success: 'true',
      data: {
        status: 'true',
        information: 'Your profile has been saved.',
        firstName: 'बीना',
        version: version + 1,
      },
    });
    expect(await facultyOf(bina, world.bina)).toMatchObject({
      firstName: 'बीना',
      lastName: '',
      mobile: '9876543210',
      alternate_contact: '+919876543211',
      email_id: 'Bina@test.example',
    });
    expect((await facultyOf(await test.signIn(world.asha), world.asha)).mobile).toBe('');
    const again = await test.signIn(world.bina);
    expect(again.token).not.toBe(bina.token);
  });

  it('of a school admin is saved by its owner [EN-38, NX-342, C9-05]', async () => {
    const admin = await test.signIn(world.admin);
    const { version } = (await admin.ok('admin-profile-by-id', { id: world.admin.id })).data;
    expect(
      await admin.ok('update-admin-profile', { id: world.admin.id, version, ...valid, firstName: 'Admin' }),
    ).toMatchObject({
      success: 'true',
      data: { firstName: 'Admin', profile_pic: '', information: 'Your profile has been saved.' },
    });
    expect((await admin.ok('admin-profile-by-id', { id: world.admin.id })).data).toMatchObject({
      mobile: valid.mobile,
      version: version + 1,
    });
  });

  it('refuses each bad field with its text beside it, and stores nothing [VP-23, VP-24, VP-25, VP-26, VP-27]', async () => {
    const asha = await test.signIn(world.asha);
    const { version } = await facultyOf(asha, world.asha);
    const answer = await asha.call('edit-faculty', {
      id: world.asha.id,
      version,
      firstName: 'R2D2',
      lastName: 'Ok',
      mobile: '12345',
      alternate_contact: '1',
      email_id: 'nobody@nowhere',
      gender: '',
    });
    expect(answer).toMatchObject({
      status: 422,
      error: {
        code: 'bad_fields',
        fields: {
          firstName: 'Please, Enter alphabets, space, full stop, hyphen and apostrophe only.',
          mobile: 'Please, Enter 10 digit Mobile Number.',
          alternate_contact: 'Please, Enter 10 digit Mobile Number.',
          email_id: 'Please enter an email address like name@school.org.',
        },
      },
    });
    expect(await facultyOf(asha, world.asha)).toMatchObject({ lastName: 'Test', version });
  });

  it('tells the second of two tabs instead of overwriting the first', async () => {
    const asha = await test.signIn(world.asha);
    const { version } = await facultyOf(asha, world.asha);
    const save = (mobile: string) => asha.call('edit-faculty', { id: world.asha.id, version, mobile });
    expect((await save('9000000001')).ok).toBe(true);
    expect(await save('9000000002')).toMatchObject({ status: 409, error: { code: 'stale' } });
    const both = await Promise.all(['9000000003', '9000000004'].map((mobile) => save(mobile)));
    expect(both.map(({ status }) => status)).toEqual([409, 409]);
    expect((await facultyOf(asha, world.asha)).mobile).toBe('9000000001');
  });

  it('of a student takes the two telephone numbers and nothing else [ST-37, EN-40]', async () => {
    const dev = await test.signIn(world.dev);
    const { version } = (await dev.ok('student-by-id', { id: world.dev.id })).data;
    const save = { id: world.dev.id, version, mobile: '09876543210', alternate_contact: '' };
    await dev.ok('update-student-profile', save);
    const more = await dev.raw('update-student-profile', {
      ...save,
      version: version + 1,
      firstName: 'Root',
    });
    expect(more.status).toBe(400);
    expect((await dev.ok('student-by-id', { id: world.dev.id })).data).toMatchObject({
      first_name: 'Dev',
      mobile: '09876543210',
    });
  });

  it('stays as it is in a demo school [RP-07, VP-32]', async () => {
    const teacher = await test.signIn(world.demoFaculty);
    const id = world.demoFaculty.id;
    const answers = [
      await teacher.call('edit-faculty', { id, version: 0, mobile: '9876543210' }),
      await teacher.call('edit-faculty', { id, version: 0, profile_pic: base64(await portrait()) }),
      await teacher.call('remove-faculty-image', { id }),
      await teacher.call('change-Password', {
        currentPassword: 'Secret@1',
        password: 'Newpass@1',
        confirmPassword: 'Newpass@1',
        roleId: 4,
      }),
      await (await test.signIn(world.demoAdmin)).call('save-user-profile-setting', {
        school_id: 5,
        settings: [{ key: 'track_page_time', authValue: 1 }],
      }),
    ];
    expect(answers.map((answer) => !answer.ok && answer.error.code)).toEqual(
      answers.map(() => 'demo_school'),
    );
  });
});

describe('what the school’s settings say', () => {
  it.each([
    ['faculty_allow_view_profile', 0, 1],
    ['faculty_allow_update_profile_pic', 0, 1],
    ['faculty_allow_change_pass', 3, 4],
  ] as const)('%s at %i holds at once for faculty [RP-09, RP-14, QU-45]', async (key, below, before) => {
    const asha = await test.signIn(world.asha);
    const id = world.asha.id;
    const { version } = await facultyOf(asha, world.asha);
    await choose(key, below, before);
    const ways = {
      faculty_allow_view_profile: () => asha.call('faculty-by-id', { id }),
      faculty_allow_update_profile_pic: () => asha.call('remove-faculty-image', { id }),
      faculty_allow_change_pass: () =>
        asha.call('edit-faculty', {
          id,
          version,
          password: 'Newpass@1',
          confirmPassword: 'Newpass@1',
          current_password: 'Secret@1',
        }),
    };
    expect(await ways[key]()).toMatchObject({ status: 403, error: { code: 'not_allowed' } });
  });

  it.each([
    'student_allow_view_profile',
    'student_allow_update_profile_pic',
    'student_allow_change_pass',
  ] as const)('%s holds at once for students [RP-10]', async (key) => {
    const esha = await test.signIn(world.esha);
    const id = world.esha.id;
    await choose(key, 0, 1);
    const ways = {
      student_allow_view_profile: () => esha.call('student-by-id', { id }),
      student_allow_update_profile_pic: () => esha.call('remove-profile-image', { id }),
      student_allow_change_pass: () =>
        esha.call('change-Password', {
          currentPassword: 'Secret@1',
          password: 'Newpass@1',
          confirmPassword: 'Newpass@1',
          roleId: 3,
        }),
    };
    expect(await ways[key]()).toMatchObject({ status: 403, error: { code: 'not_allowed' } });
  });

  it('never binds an admin, nor another school [RP-13]', async () => {
    await choose('faculty_allow_view_profile', 0, 1);
    expect((await admin.call('admin-profile-by-id', { id: world.admin.id })).ok).toBe(true);
    const other = await test.signIn(world.otherFaculty);
    expect((await other.call('faculty-by-id', { id: world.otherFaculty.id })).ok).toBe(true);
  });

  it('refuses partner students all of it [PF-07]', async () => {
    const student = await test.signIn(world.otherStudent);
    const { db } = test.server.app;
    await db.execute(sql`update schools set partner_message = 'Bye' where id = 2`);
    const answer = await student.call('student-by-id', { id: world.otherStudent.id });
    await db.execute(sql`update schools set partner_message = '' where id = 2`);
    expect(answer).toMatchObject({ status: 403 });
  });

  it('is chosen by the school’s admin, told at sign-in by role, and written down [RP-11, RP-12, EN-16]', async () => {
    await choose('student_allow_copy_paste', 1, 0);
    const accessOf = async (who: Named) => {
      const { cookie } = await test.signIn(who);
      const response = await fetch(`${test.server.address}/api/v1/resume-session`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: `banyan_session=${cookie}` },
        body: '{}',
      });
      const body = (await response.json()) as { UserSettingAccess: { key: string; authValue: number }[] };
      return body.UserSettingAccess;
    };
    const pupils = await accessOf(world.dev);
    expect(pupils).toContainEqual({ key: 'student_allow_copy_paste', authValue: 1 });
    expect(pupils.filter(({ key }) => key.startsWith('faculty'))).toEqual([]);
    expect(await accessOf(world.asha)).toContainEqual({ key: 'faculty_allow_change_pass', authValue: 4 });
    expect(await accessOf(world.otherStudent)).toContainEqual({
      key: 'student_allow_copy_paste',
      authValue: 0,
    });
    const { rows } = await test.server.app.db.execute(
      sql`select details from audit_log where action = 'settings.changed' and person_id = ${world.admin.id}`,
    );
    expect(rows).toContainEqual({ details: { student_allow_copy_paste: 1 } });
  });

  it('refuses a key or a level it does not know, and stores nothing of such a list [NX-323, NX-337]', async () => {
    const known = { key: 'track_page_time', authValue: 1 };
    for (const wrong of [
      { key: 'is_root', authValue: 1 },
      { key: 'track_page_time', authValue: -1 },
    ]) {
      const body = { school_id: 1, settings: [known, wrong] };
      expect((await admin.raw('save-user-profile-setting', body)).status).toBe(400);
    }
    const { data } = await admin.ok('get-profile-setting-data', { school_id: 1 });
    expect(data).toContainEqual({ key: 'track_page_time', authValue: 0 });
  });
});

describe('a picture', () => {
  const save = async (client: Client, who: Named, bytes: Uint8Array) => {
    const { version } = await facultyOf(client, who);
    return client.call('edit-faculty', { id: who.id, version, profile_pic: base64(bytes) });
  };

  it('is written anew as a square without camera data, in two sizes [VP-28, VP-30, CO-49, EN-13]', async () => {
    const chetan = await test.signIn(world.chetan);
    const bytes = await portrait(900, 1200);
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    const saved = await save(chetan, world.chetan, bytes);
    const address = saved.ok ? saved.data.data.profile_pic : '';
    expect(address).toMatch(/^\/portraits\/[0-9a-f-]{36}$/);
    const read = async (path: string) => {
      const response = await chetan.get(path);
      const picture = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      return { ...picture, exif: picture.exif ?? null };
    };
    expect(await read(address)).toMatchObject({ width: 400, height: 400, format: 'jpeg', exif: null });
    expect(await read(`${address}/small`)).toMatchObject({ width: 96, height: 96, exif: null });
    const resumed = await test.signIn(world.chetan);
    expect((await resumed.get(address)).status).toBe(200);
  });

  it('is seen by people of the school alone, and gone at once when replaced or removed [ER-23, ER-26, NX-255]', async () => {
    const chetan = await test.signIn(world.chetan);
    const first = await save(chetan, world.chetan, await portrait());
    const address = first.ok ? first.data.data.profile_pic : '';
    const statusFor = async (who: Named) => (await (await test.signIn(who)).get(address)).status;
    expect(await statusFor(world.dev)).toBe(200);
    expect(await statusFor(world.otherAdmin)).toBe(404);
    expect(await statusFor(world.superAdmin)).toBe(404);
    expect((await test.anonymous.get(address)).status).toBe(401);
    const second = await save(chetan, world.chetan, await portrait());
    expect((await chetan.get(address)).status).toBe(404);
    const removed = await chetan.ok('remove-faculty-image', { id: world.chetan.id });
    expect(removed).toMatchObject({ data: 1, information: 'Your file has been deleted.' });
    expect((await chetan.get(second.ok ? second.data.data.profile_pic : '')).status).toBe(404);
    expect((await facultyOf(chetan, world.chetan)).profile_pic).toBe('');
    const { rows } = await test.server.app.db.execute(
      sql`select picture_key, small_picture_key from profiles where person_id = ${world.chetan.id}`,
    );
    expect(rows).toEqual([{ picture_key: null, small_picture_key: null }]);
  });

  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
  it.each([
    ['an SVG', async () => svg],
    ['a GIF', () => sampleFile('anim.gif')],
    ['a PDF', () => sampleFile('notice.pdf')],
    ['a JPEG cut short', async () => (await portrait(900, 900)).subarray(0, 2_000)],
  ])('that is %s is refused by its bytes and nothing is kept [VP-28]', async (_what, bytes) => {
    const chetan = await test.signIn(world.chetan);
    const before = await facultyOf(chetan, world.chetan);
    expect(await save(chetan, world.chetan, await bytes())).toMatchObject({
      status: 422,
      error: { code: 'bad_content' },
    });
    expect(await facultyOf(chetan, world.chetan)).toEqual(before);
  });

  it('with too many pixels, or no base64 at all, is refused', async () => {
    const chetan = await test.signIn(world.chetan);
    const huge = await sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(await save(chetan, world.chetan, huge)).toMatchObject({ error: { code: 'image_too_large' } });
    const body = { id: world.chetan.id, version: 0, profile_pic: '<script>' };
    expect((await chetan.raw('edit-faculty', body)).status).toBe(400);
  });
});
