import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import product from '../../../package.json' with { type: 'json' };
import { mailsSent } from '../outbox.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';
import type { World } from '../world.ts';
import { createSchool, formOf, formSession, noAdmin, schoolFields } from './school-inputs.ts';

let test: TestServer;
let world: World;
let office: Client;
let places: { country: number; state: number; otherState: number };
beforeAll(async () => {
  test = await startTestServer();
  world = test.world;
  office = await test.signIn(world.superAdmin);
  const { db } = test.server.app;
  await db.execute(sql`insert into countries (id, name) values (901, 'Landing')`);
  await db.execute(
    sql`insert into states (country_id, id, name) values (901, 911, 'North'), (901, 912, 'South')`,
  );
  places = { country: 901, state: 911, otherState: 912 };
});
afterAll(() => test.close());

const device = { deviceId: 'd', browser: 'b', os: 'o', tz: 'UTC' };
const signIn = (email: string, password: string) =>
  test.anonymous.call('login', { email, password, deviceDetails: device });
const logged = async (action: string) => {
  const { rows } = await test.server.app.db.execute<{ details: Record<string, unknown> }>(
    sql`select details from audit_log where action = ${action} order by at desc`,
  );
  return rows.map(({ details }) => details);
};
const update = async (client: Client, school_id: number, changes: object, version?: number) => {
  const form = await formOf(office, school_id);
  return client.call('update-school-admin-module', {
    ...form.values,
    ...changes,
    school_id,
    version: version ?? form.version,
    formSession: await formSession(client),
  });
};

describe('a new school', () => {
  it('is stored as its form says, with its year, a city that is new, its flags and its log [C9-01, QU-47, RP-15, NX-315, NX-317, NX-318, NX-324, NX-325]', async () => {
    const { id } = await createSchool(office, {
      school_name: '  Lake  View School ',
      country_id: places.country,
      state_id: places.state,
      city_name: 'Port Landing',
      year_start_month: '6',
      student_limit: '40',
      licence_until: '2027-05-31',
      allow_digital_book: '2',
    });
    const { values } = await formOf(office, id);
    expect(values).toMatchObject({
      school_name: 'Lake View School',
      country_id: places.country,
      state_id: places.state,
      city_name: '',
      student_limit: '40',
      faculty_limit: '',
      licence_until: '2027-05-31',
      allow_digital_book: '2',
    });
    const cities = await office.ok('get-city-by-state', { state_id: places.state });
    expect(cities.rows).toEqual([{ id: values.city_id, name: 'Port Landing' }]);
    const city = await office.ok('get-city-name', { city_id: values.city_id ?? 0 });
    expect(city.data).toEqual({ city_name: 'Port Landing', State_Name: 'North', country_name: 'Landing' });
    const years = await office.ok('get-academic-year-by-schid', { school_id: id });
    expect(years).toMatchObject({
      current: '2026-2027',
      data: [{ academic_year: '2026-2027', starts_on: '2026-06-01', ends_on: '2027-05-31' }],
    });
    expect((await office.ok('get-school-access', { school_id: id })).data.allow_digital_book).toBe(2);
    expect(await logged('school.created')).toContainEqual({ schoolId: id });
  });

  it('takes the city that is there already instead of a second one of its name', async () => {
    const input = { country_id: places.country, state_id: places.otherState, city_name: 'Twin Town' };
    const [one, two] = [await createSchool(office, input), await createSchool(office, input)];
    const cityOf = async (id: number) => (await formOf(office, id)).values.city_id;
    expect(await cityOf(one.id)).toBe(await cityOf(two.id));
  });

  it('lets its first admin in with a code that is shown once and must be replaced [C9-01, C9-04, QU-06, NX-312]', async () => {
    const formSessionId = await formSession(office);
    const input = {
      ...schoolFields,
      ...noAdmin,
      admin_first_name: 'Leela',
      admin_email: 'leela@school.in',
      isSure: true,
      formSession: formSessionId,
    };
    const { data } = await office.ok('create-school-admin-module', input);
    expect(data.admin).toMatchObject({
      name: 'Leela',
      code: expect.stringMatching(/^[a-z]{4}-\d{4}-[a-z]{4}$/),
    });
    const { user_id = '', code = '' } = data.admin ?? {};
    const answer = await signIn(user_id, code);
    expect(answer).toMatchObject({
      status: 200,
      data: { UserAccessData: [{ role_id: 2, school_id: data.id, psw_change_status: 0 }] },
    });
    // The same form sent again, since its answer was lost: the same school, and no code, for none is kept.
    const again = await office.ok('create-school-admin-module', input);
    expect(again.data).toEqual({ ...data, admin: { ...data.admin, code: '' } });
    const { rows } = await test.server.app.db.execute(
      sql`select 1 from form_sessions where answer::text like ${`%${code}%`}`,
    );
    expect(rows).toEqual([]);
    const { rows: journal } = await test.server.app.db.execute<{ kind: string; after: object }>(
      sql`select kind, after from people_changes where school_id = ${data.id}`,
    );
    expect(journal).toEqual([{ kind: 'added', after: expect.objectContaining({ loginName: user_id }) }]);
    expect(JSON.stringify(journal)).not.toContain('assword');
  });

  it.each([
    ['an admin without an address', { admin_first_name: 'Leela' }, 'admin_incomplete', 'admin_email'],
    ['an admin without a name', { admin_email: 'a@school.in' }, 'admin_incomplete', 'admin_first_name'],
    ['signs that no name has', { school_name: 'Hill <b>School' }, 'bad_request', 'school_name'],
    ['nothing but blanks', { school_short_name: '   ' }, 'bad_request', 'school_short_name'],
    ['a year of three', { academic_year: '2026-2029' }, 'bad_request', 'academic_year'],
    ['a year before there were any', { academic_year: '0001-0002' }, 'bad_request', 'academic_year'],
    ['a year far away', { academic_year: '2100-2101' }, 'bad_request', 'academic_year'],
    ['a licence that is over', { licence_until: '2026-11-01' }, 'licence_over', 'licence_until'],
    [
      'a first admin whom the licence has no place for',
      { admin_first_name: 'Leela', admin_email: 'a@school.in', admin_limit: '0' },
      'admin_no_place',
      'admin_limit',
    ],
    ['a zone that is none', { time_zone: 'Mars/Base' }, 'bad_request', 'time_zone'],
    ['an offset', { time_zone: '+05:30' }, 'bad_request', 'time_zone'],
    ['the 31st of April', { licence_until: '2027-04-31' }, 'bad_request', 'licence_until'],
    ['less than nobody', { student_limit: '-1' }, 'bad_request', 'student_limit'],
    ['a model that is not offered', { is_model1: '3' }, 'bad_request', 'is_model1'],
    ['a state without a country', { state_id: 911 }, 'unknown_place', 'country_id'],
    ['a state of nowhere', { country_id: 901, state_id: 99 }, 'unknown_place', 'state_id'],
    [
      'a city of another state',
      { country_id: 901, state_id: 911, city_id: 999_999 },
      'unknown_place',
      'city_id',
    ],
    ['a city without a state', { country_id: 901, city_name: 'Nowhere' }, 'unknown_place', 'state_id'],
  ])('is refused with %s, beside its field [VP-33, QU-65]', async (_what, changes, code, field) => {
    const input = { ...schoolFields, ...noAdmin, ...changes, formSession: await formSession(office) };
    const answer = await office.raw('create-school-admin-module', input);
    const error = JSON.parse(answer.text) as { code: string; fields?: object };
    expect([error.code, Object.keys(error.fields ?? {})]).toEqual([code, [field]]);
  });

  it('of a name that is there already in its state is made only by who knows of it [C9-01]', async () => {
    const place = { country_id: places.country, state_id: places.state };
    const send = async (changes: object) =>
      office.call('create-school-admin-module', {
        ...schoolFields,
        ...noAdmin,
        ...place,
        ...changes,
        formSession: await formSession(office),
      });
    expect(await send({ school_name: 'Twin Peaks' })).toMatchObject({ ok: true });
    const again = { school_name: ' TWIN  peaks ' };
    expect(await send(again)).toMatchObject({
      ok: false,
      error: { code: 'same_name', params: { name: 'Twin Peaks' } },
    });
    expect(await send({ ...again, state_id: places.otherState })).toMatchObject({ ok: true });
    expect(await send({ ...again, isSure: true })).toMatchObject({ ok: true });
  });

  it.each(['नवोदय विद्यालय', 'گورنمنٹ اسکول', 'St. Anne (Girls) & Boys, No.1 @ Hill_Road = A*!#$'])(
    'has a name in any script and with the signs of the list: %s [VP-33, QU-65]',
    async (school_name) => {
      const { id } = await createSchool(office, { school_name });
      expect((await formOf(office, id)).values.school_name).toBe(school_name.normalize('NFC'));
    },
  );
});

describe('a stored school', () => {
  it('takes a name that is there already in its state only from who knows of it [C9-01]', async () => {
    const place = { country_id: places.country, state_id: places.state };
    await createSchool(office, { ...place, school_name: 'Old Bridge' });
    const { id } = await createSchool(office, { ...place, school_name: 'New Bridge' });
    const refused = { ok: false, error: { code: 'same_name', params: { name: 'Old Bridge' } } };
    expect(await update(office, id, { school_name: 'OLD bridge' })).toMatchObject(refused);
    // Its own name in another case is nobody else's.
    expect(await update(office, id, { school_name: 'NEW Bridge' })).toMatchObject({ ok: true });
    expect(await update(office, id, { school_name: 'Old Bridge', isSure: true })).toMatchObject({ ok: true });
    expect(await update(office, id, { description: 'Twin' })).toMatchObject({ ok: true });

    const { id: far } = await createSchool(office, {
      school_name: 'Old Bridge',
      country_id: places.country,
      state_id: places.otherState,
    });
    expect(await update(office, far, { state_id: places.state })).toMatchObject(refused);
  });

  it('is changed by who read it last, and the log says which fields [C9-01, NX-343]', async () => {
    const { id } = await createSchool(office);
    const saved = await update(office, id, { school_address: '2 Hill Road', is_model1: '2' });
    expect(saved).toMatchObject({ ok: true, data: { data: { version: 2 } } });
    expect(await update(office, id, { description: 'late' }, 1)).toMatchObject({
      status: 409,
      error: { code: 'stale' },
    });
    const entries = await logged('school.changed');
    expect(entries.find(({ schoolId }) => schoolId === id)).toEqual({
      schoolId: id,
      changed: 'school_address, is_model1',
    });
  });

  it('stays in its year while students sit in its classes: they go on with it, by the move [PR-04, QU-47]', async () => {
    const { id } = await createSchool(office);
    const { db } = test.server.app;
    expect(await update(office, id, { academic_year: '2027-2028' })).toMatchObject({ ok: true });
    await db.execute(sql`
      with g as (insert into grades (school_id, name, position) values (${id}, 'Grade 5', 5) returning id),
        d as (insert into divisions (school_id, grade_id, name) select ${id}, id, 'A' from g returning id, grade_id),
        p as (insert into people (school_id, role, login_name, first_name, last_name)
          values (${id}, 3, ${`YEAR${id}`}, 'Zoya', 'Rao') returning id)
      insert into memberships (school_id, person_id, division_id, grade_id) select ${id}, p.id, d.id, d.grade_id from p, d`);
    expect(await update(office, id, { academic_year: '2028-2029' })).toMatchObject({
      error: { code: 'year_by_move', fields: { academic_year: expect.any(String) } },
    });
    expect(await update(office, id, { description: 'Of 1950' })).toMatchObject({ ok: true });
  });

  it('keeps its kind of model while a notice names its classes, and changes it afterwards [CO-39, NX-338]', async () => {
    const { id } = await createSchool(office);
    const { db } = test.server.app;
    const { rows } = await db.execute<{ id: number }>(
      sql`insert into grades (school_id, name, position) values (${id}, 'Grade 5', 5) returning id`,
    );
    const notice = await office.ok('create-notice-by-admin', {
      country_id: '0',
      state_id: '0',
      schoolIds: String(id),
      gradeIds: String(rows[0]?.id),
      notice_title: 'For grade 5',
      notice_description: 'Read it.',
      noticeFor: 3,
      share_date: '',
      due_date: '',
      notify_email: 0,
      active_status: 1,
      noticeBoardFiles: [],
      video_url: [],
      notice_id: 0,
      noticeSubmitType: 'add',
      formSession: await formSession(office),
    });
    expect(await update(office, id, { is_model1: '4' })).toMatchObject({
      error: { code: 'model_in_use', fields: { is_model1: expect.any(String) } },
    });
    expect(await update(office, id, { is_model1: '1' })).toMatchObject({ ok: true });
    await db.execute(
      sql`update notices set deleted_at = now(), is_active = false where id = ${notice.data.id}`,
    );
    expect(await update(office, id, { is_model1: '5' })).toMatchObject({ ok: true });
    const type = await office.ok('school-access-type', { school_id: id });
    expect(type.data).toEqual({ access_type: 'both', access_id: 5 });
  });

  it('shows its logo to its own people and to the office, and to nobody else [C9-01, ML-01, EN-13, NX-327, NX-335]', async () => {
    const wide = { width: 300, height: 80, channels: 3, background: 'teal' } as const;
    const logo = (await sharp({ create: wide }).png().toBuffer()).toString('base64');
    expect(await update(office, 2, { logo })).toMatchObject({ ok: true });
    const { data } = await office.ok('get-school-logo-image', { school_id: 2 });
    expect(data.school_logo).toMatch(/^\/logos\/[0-9a-f-]{36}$/);
    const other = await test.signIn(world.otherAdmin);
    const resumed = await other.ok('resume-session', {});
    expect(resumed.UserAccessData[0]).toMatchObject({ school_logo: data.school_logo, paid_status: 1 });
    const statuses = async () => [
      (await office.get(data.school_logo)).status,
      (await other.get(data.school_logo)).status,
      (await (await test.signIn(world.admin)).get(data.school_logo)).status,
      (await test.anonymous.get(data.school_logo)).status,
    ];
    expect(await statuses()).toEqual([200, 200, 404, 401]);
    await office.ok('remove-school-logo', { school_id: 2 });
    expect(await statuses()).toEqual([404, 404, 404, 401]);
    expect(await update(office, 2, { logo: btoa('no picture') })).toMatchObject({
      error: { code: 'bad_content' },
    });
  });

  it('tells its zone and what its clock shows [C9-01, NX-326, NX-328]', async () => {
    const detail = (await office.ok('get-school-detail', { school_id: 1 })).data;
    expect(detail).toMatchObject({ id: 1, school_name: 'First School', time_zone: 'Asia/Kolkata' });
    const { data } = await office.ok('get-school-real-timezone', { school_id: 1 });
    expect(data).toEqual({ time_zone: 'Asia/Kolkata', today: '2026-11-18', minutes: 330 });
  });

  it('has room for as many as its licence says, and tells its admins so by mail [C9-04, C9-01, VP-40, NX-333, NX-340]', async () => {
    await update(office, 1, { student_limit: '4', admin_limit: '1', licence_until: '2027-03-31' });
    const admin = await test.signIn(world.admin);
    const { data } = await admin.ok('get-user-regLimit', { school_id: 1 });
    expect(data).toMatchObject({
      students: { limit: 4, used: 3, left: 1, isAllowed: 1 },
      admins: { limit: 1, used: 1, left: 0, isAllowed: 0 },
      faculty: { limit: null, left: null, isAllowed: 1 },
      isAdminRegistration: 0,
      licence_until: '2027-03-31',
    });
    expect(await office.ok('send-student-licence-mail', { school_id: 1 })).toMatchObject({
      data: { mails: 1 },
    });
    expect(await office.call('send-student-licence-mail', { school_id: 1 })).toMatchObject({
      error: { code: 'just_mailed' },
    });
    const [mail, ...more] = await mailsSent(test, 'licence-');
    expect(more).toEqual([]);
    expect(mail?.to).toContain('Admin@test.example');
    expect(mail?.text).toContain('Students: 3 of 4');
    expect(mail?.text).toContain('2027-03-31');
    for (const name of ['Dev', 'Esha', 'Farid', 'Asha']) expect(mail?.text).not.toContain(name);
  });
});

describe('the list of schools', () => {
  const page = (client: Client, more: object) =>
    client.call('school-list', { sAdmin_id: world.superAdmin.id, form: 'grid', ...more });
  const names = (answer: Awaited<ReturnType<typeof page>>) =>
    answer.ok && 'rows' in answer.data ? answer.data.rows.map((row) => row.school_name) : answer;

  beforeAll(async () => {
    const school = (school_name: string, more: object) => createSchool(office, { school_name, ...more });
    const { id } = await school('Grid Alpha', { is_model1: '4' });
    expect(await update(office, id, { licence_until: '2026-11-17' })).toMatchObject({ ok: true });
    await school('Grid Beta', { licence_until: '2026-12-18', paid_status: false });
    await school('Grid Gamma', { licence_until: '2026-12-19', country_id: 901, state_id: 912 });
    await school('Grid Delta', { is_model1: '4' });
  });

  it.each([
    [{ search: 'grid' }, ['Grid Alpha', 'Grid Beta', 'Grid Delta', 'Grid Gamma']],
    [{ search: 'grid', sort: [{ by: 'name', descending: true }], size: 2 }, ['Grid Gamma', 'Grid Delta']],
    [{ search: 'grid', sort: [{ by: 'licence' }] }, ['Grid Alpha', 'Grid Beta', 'Grid Gamma', 'Grid Delta']],
    [{ search: 'grid', size: 2, page: 2 }, ['Grid Delta', 'Grid Gamma']],
    [{ search: 'grid', filters: { licence: 'over' } }, ['Grid Alpha']],
    [{ search: 'grid', filters: { licence: 'ending' } }, ['Grid Beta']],
    [{ search: 'grid', filters: { licence: 'valid' } }, ['Grid Gamma']],
    [{ search: 'grid', filters: { licence: 'open' } }, ['Grid Delta']],
    [{ search: 'grid', filters: { model: '4' } }, ['Grid Alpha', 'Grid Delta']],
    [{ search: 'grid', filters: { paid: 'no' } }, ['Grid Beta']],
    [{ search: 'grid', filters: { state: '912' } }, ['Grid Gamma']],
    [{ search: 'grid', filters: { status: 'inactive' } }, []],
  ])('is searched, sorted, filtered and turned page by page: %j [GR-03, GR-06]', async (more, expected) => {
    expect(names(await page(office, more))).toEqual(expected);
  });

  it('shows what the specification names, the people only counted [GR-03]', async () => {
    const answer = await page(office, { search: 'first school' });
    const [row] = answer.ok && 'rows' in answer.data ? answer.data.rows : [];
    expect(row).toMatchObject({
      id: 1,
      school_name: 'First School',
      school_short_name: 'First',
      status: 1,
      admins: 1,
      faculty: 3,
      students: 3,
      today: '2026-11-18',
    });
  });

  it('is read by finance with licences and use and without anybody’s name, and nothing else is theirs [QU-29]', async () => {
    const finance = await test.signIn(world.finance);
    const answer = await page(finance, { sAdmin_id: world.finance.id, size: 100 });
    expect(names(answer)).toContain('First School');
    const text = JSON.stringify(answer);
    for (const name of ['Asha', 'Dev', 'Esha', '@test.example']) expect(text).not.toContain(name);
    expect((await finance.call('get-user-regLimit', { school_id: 1 })).status).toBe(200);
    const refused = [
      await finance.call('get-school-detail', { school_id: 1 }),
      await finance.call('get-school-admin-module', { school_id: 1 }),
      await finance.call('set-school-status', { rows: [{ id: 1, version: 1 }], isActive: false }),
      await finance.call('admin-user-list', {}),
    ];
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  });

  it('gives no licences to staff without its module, who pick names all the same [RP-01]', async () => {
    await test.server.app.db.execute(
      sql`insert into people (school_id, role, sub_role, modules, login_name, first_name, last_name)
        values (0, 1, 2, '{dashboard}', 'X77', 'Staff', 'Test')`,
    );
    const { rows } = await test.server.app.db.execute<{ id: number }>(
      sql`select id from people where login_name = 'X77'`,
    );
    const id = rows[0]?.id ?? 0;
    const staff = await test.enter({ id, schoolId: 0, loginName: 'X77', role: 1 });
    expect((await page(staff, { sAdmin_id: id })).status).toBe(403);
    expect((await staff.call('school-list', { sAdmin_id: id })).status).toBe(200);
  });
});

describe('small answers', () => {
  it('name places and schools for reports as the office’s pickers do [NX-137, NX-162, NX-163]', async () => {
    const sAdmin_id = world.superAdmin.id;
    const within = { sAdmin_id, country_id: '901' };
    expect(await office.ok('country-list-for-admin', { sAdmin_id })).toEqual(
      await office.ok('country-list', { sAdmin_id }),
    );
    const states = await office.ok('state-list-for-admin', within);
    expect(states.data.map(({ State_Id }) => State_Id)).toEqual([911, 912]);
    expect(states).toEqual(await office.ok('state-list', within));
    const schools = await office.ok('school-list-for-admin', {
      sAdmin_id,
      state_id: '912',
      search: 'grid',
    });
    expect(schools.data.map(({ school_name }) => school_name)).toEqual(['Grid Gamma']);
  });

  it('tell where the product is and whether a program is new enough [C9-01, C9-03, QU-07, NX-311, NX-316, NX-330]', async () => {
    const { data } = await office.ok('get-application-url', {});
    expect(data.url).toMatch(/^http/);
    const { version } = await test.anonymous.ok('check-kms-app-version', {});
    expect(version).toBe(product.version);
    expect(await test.anonymous.ok('check-kms-app-version', { version })).toMatchObject({ is_current: 1 });
    expect(await test.anonymous.ok('check-kms-app-version', { version: '0.0.0' })).toMatchObject({
      is_current: 0,
    });
    expect((await office.ok('get-state-name', { state_id: 911 })).data).toEqual({
      State_Name: 'North',
      country_name: 'Landing',
    });
  });
});
