import { desc, eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallOf } from '#contract/catalogue.ts';
import type { CallInput } from '#contract/core/define-call.ts';
import { people, schools } from '#server/directory/schema.ts';
import { peopleChanges } from '#server/people/schema.ts';
import { formSession } from '../notice-inputs.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';
import { type Named, password, type World } from '../world.ts';

let test: TestServer;
let world: World;
let admin: Client;
let office: Client;
beforeAll(async () => {
  test = await startTestServer();
  world = test.world;
  admin = await test.signIn(world.admin);
  office = await test.signIn(world.superAdmin);
});
afterAll(() => test.close());

type NewTeacher = CallInput<CallOf<'add-faculty'>>;
let number = 0;
const newTeacher = async (client: Client, fields: Partial<NewTeacher> = {}): Promise<NewTeacher> => ({
  formSession: await formSession(client),
  user_id: `T${(number += 1)}`,
  firstName: 'Leena',
  lastName: 'Rao',
  gender: 'Female',
  mobile: '9876543210',
  email_id: 'leena@school.org',
  ...fields,
});
const add = async (fields: Partial<NewTeacher> = {}) =>
  (await admin.ok('add-faculty', await newTeacher(admin, fields))).data;
const list = async (input: CallInput<CallOf<'faculty-list'>> = {}, client = admin): Promise<string[]> =>
  (await client.ok('faculty-list', input)).rows.map(({ user_id }) => user_id);
const byId = async (id: number, client = admin) => (await client.ok('faculty-by-id', { id })).data;
const journalOf = (id: number) =>
  test.server.app.db
    .select()
    .from(peopleChanges)
    .where(eq(peopleChanges.personId, id))
    .orderBy(desc(peopleChanges.id));
const signsInWith = async (user: string, secret: string) =>
  test.anonymous.call('login', {
    email: user,
    password: secret,
    deviceDetails: { deviceId: 'x', browser: 'x', os: 'x', tz: 'UTC' },
  });

describe('the teachers of a school', () => {
  it('are listed page by page, sorted, searched and filtered, and no other school’s are [C2-01, GR-04, NX-186, PR-05]', async () => {
    const page = await admin.ok('faculty-list', { size: 2, sort: [{ by: 'user_id' }] });
    expect(page).toMatchObject({ total: 3, page: 1, size: 2 });
    expect(page.rows[0]).toMatchObject({
      user_id: 'F1',
      faculty_name: 'Asha Test',
      grade: 'Grade 9 A, Grade 10 A',
      status: 'active',
      email_id: 'Asha@test.example',
      seen: 0,
    });
    expect(await list({ search: 'bin' })).toEqual(['F2']);
    expect(await list({ filters: { grade: world.places['10B'].gradeId } })).toEqual(['F1', 'F3']);
    expect(await list({ filters: { division: world.places['10B'].divisionId } })).toEqual(['F3']);
    expect(await list({ filters: { grade: 'none' } })).toEqual([]);
    await test.signIn(world.chetan);
    expect(await list({ filters: { seen: 'never' } })).toEqual(['F1', 'F2']);
  });

  it('are listed to the office by school, and a Spoc sees the schools given to them alone [RP-20, QU-08]', async () => {
    expect(await list({ school_id: 2 }, office)).toEqual(['F21']);
    expect(await office.call('faculty-list', {})).toMatchObject({ status: 404 });
    expect(await admin.call('faculty-list', { school_id: 2 })).toMatchObject({ status: 404 });
    const spoc = await test.server.app.db
      .insert(people)
      .values({
        schoolId: 0,
        role: 1,
        subRole: 2,
        department: 4,
        loginName: 'X4',
        firstName: 'Spoc',
        lastName: '',
        modules: ['admin/faculty'],
      })
      .returning({ id: people.id });
    const named: Named = { id: spoc[0]?.id ?? 0, schoolId: 0, loginName: 'X4', role: 1 };
    const client = await test.enter(named);
    expect(await client.call('faculty-list', { school_id: 2 })).toMatchObject({ status: 404 });
    await test.server.app.db.execute(sql`insert into office_schools values (${named.id}, 2)`);
    // A session knows its schools for a second.
    test.clock.now = new Date(test.clock.now.getTime() + 1_100);
    expect(await list({ school_id: 2 }, client)).toEqual(['F21']);
    expect((await client.ok('school-lookup', {})).rows.map(({ id }) => id)).toEqual([2]);
  });
});

describe('a new teacher', () => {
  it('signs in with the code that is read once, and must choose a password [C2-01, QU-06, NX-168]', async () => {
    const { places } = world;
    const added = await add({
      user_id: 'leena',
      divisions: [places['9B'].divisionId, places['10B'].divisionId],
    });
    expect(added).toMatchObject({ user_id: 'LEENA', name: 'Leena Rao' });
    expect(added.code).toMatch(/^[a-z]{4}-\d{4}-[a-z]{4}$/);
    const session = await signsInWith('leena', added.code);
    expect(session).toMatchObject({
      ok: true,
      data: { UserAccessData: [{ psw_change_status: 0, role_id: 4 }] },
    });
    expect(await byId(added.id)).toMatchObject({
      grade_division: 'Grade 9 B, Grade 10 B',
      status: 'active',
      mobile: '9876543210',
    });
    const [change] = await journalOf(added.id);
    expect(change).toMatchObject({ kind: 'added', changedBy: world.admin.id, after: { firstName: 'Leena' } });
    expect(JSON.stringify(change)).not.toContain(added.code);
  });

  it('is added once, however often the form is sent, and a repeat reads no code [QU-10]', async () => {
    const input = await newTeacher(admin);
    const both = await Promise.all([admin.ok('add-faculty', input), admin.ok('add-faculty', input)]);
    const again = await admin.ok('add-faculty', input);
    expect(new Set([...both, again].map(({ data }) => data.id)).size).toBe(1);
    expect([...both, again].filter(({ data }) => data.code !== '')).toHaveLength(1);
    const kept = await test.server.app.db.execute(sql`select answer::text as answer from form_sessions`);
    expect(JSON.stringify(kept.rows)).not.toContain(both.find(({ data }) => data.code !== '')?.data.code);
  });

  it('needs what the form asks for, each said beside its field, and nothing is stored [VP-23, VP-24, VP-25, VP-26, VP-27]', async () => {
    const answer = await admin.call(
      'add-faculty',
      await newTeacher(admin, {
        user_id: 'A B',
        firstName: '',
        lastName: 'R2',
        gender: '',
        mobile: '123',
        alternate_contact: '1',
        email_id: 'nobody@nowhere',
      }),
    );
    expect(answer).toMatchObject({
      status: 422,
      error: {
        code: 'bad_fields',
        fields: {
          user_id: 'A username has 2 to 64 letters, digits, dots, dashes or underscores.',
          firstName: 'First name is required.',
          lastName: 'Please, Enter alphabets, space, full stop, hyphen and apostrophe only.',
          mobile: 'Please, Enter 10 digit Mobile Number.',
          alternate_contact: 'Please, Enter 10 digit Mobile Number.',
          email_id: 'Please enter an email address like name@school.org.',
        },
      },
    });
    expect(
      await admin.call('add-faculty', await newTeacher(admin, { email_id: '', mobile: '' })),
    ).toMatchObject({
      error: { fields: { email_id: 'Email is required.', mobile: 'Mobile Number is required.' } },
    });
    expect(await list({ search: 'nobody' })).toEqual([]);
  });

  it('cannot have a username that anybody of any school has; a free one is told', async () => {
    const answer = await admin.call('add-faculty', await newTeacher(admin, { user_id: 's21' }));
    const { data } = await admin.ok('get-faculty-regLimit', {});
    expect(answer).toMatchObject({
      error: {
        code: 'login_taken',
        fields: { user_id: `Somebody has the username S21. ${data.user_id} is free.` },
      },
    });
    expect(await add({ user_id: data.user_id })).toMatchObject({ user_id: data.user_id });
    expect((await admin.ok('get-faculty-regLimit', {})).data.user_id).not.toBe(data.user_id);
  });

  it('gets the next free username when somebody took the offered one meanwhile, and a repeat answers the same', async () => {
    const { user_id: offered } = (await admin.ok('get-faculty-regLimit', {})).data;
    const inputs = await Promise.all(
      [1, 2, 3].map(() => newTeacher(admin, { user_id: offered, offered_user_id: offered })),
    );
    const added = await Promise.all(inputs.map(async (input) => (await admin.ok('add-faculty', input)).data));
    const names = added.map(({ user_id }) => user_id);
    expect(new Set(names).size).toBe(3);
    expect(names).toContain(offered);
    expect(added.map(({ information }) => information)).toEqual(
      names.map((name) => `Leena Rao can sign in as ${name} with this code once.`),
    );
    const again = await Promise.all(inputs.map(async (input) => (await admin.ok('add-faculty', input)).data));
    expect(again.map(({ user_id }) => user_id)).toEqual(names);
    // Who chose a name is never given another.
    const chosen = await newTeacher(admin, { user_id: offered, offered_user_id: `${offered}0` });
    expect(await admin.call('add-faculty', chosen)).toMatchObject({ error: { code: 'login_taken' } });
  });

  it('cannot be put where the school has no place', async () => {
    const other = { divisions: [world.places.other.divisionId] };
    const elsewhere = await admin.call('add-faculty', await newTeacher(admin, other));
    expect(elsewhere).toMatchObject({
      error: { code: 'bad_place', fields: { divisions: expect.any(String) } },
    });
    const club = await admin.call(
      'add-faculty',
      await newTeacher(admin, { batches: [world.places['9A'].divisionId] }),
    );
    expect(club).toMatchObject({
      error: { code: 'bad_place', fields: { batches: 'This school does not teach in clubs.' } },
    });
  });

  it('is refused where the licence has no room, to two admins at once as well [C2-03, VP-40, NX-219]', async () => {
    const used = (await admin.ok('get-faculty-regLimit', {})).data.used;
    await test.server.app.db
      .update(schools)
      .set({ facultyLimit: used + 1 })
      .where(eq(schools.id, 1));
    expect((await admin.ok('get-faculty-regLimit', {})).data).toMatchObject({
      isAdminRegistration: 1,
      limit: used + 1,
    });
    const inputs = await Promise.all([
      newTeacher(admin),
      newTeacher(admin),
      newTeacher(office, { school_id: 1 }),
    ]);
    const answers = await Promise.all(
      inputs.map((input, at) => (at === 2 ? office : admin).call('add-faculty', input)),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422]);
    expect(answers.flatMap((answer) => (answer.ok ? [] : [answer.error.code]))).toEqual([
      'licence_full',
      'licence_full',
    ]);
    expect((await admin.ok('get-faculty-regLimit', {})).data).toMatchObject({
      isAdminRegistration: 0,
      used: used + 1,
    });
    await test.server.app.db.update(schools).set({ facultyLimit: null }).where(eq(schools.id, 1));
  });

  it('brings a picture, which the office changes and removes [VP-28, ER-23, C2-02]', async () => {
    const photo = (background: string) =>
      sharp({ create: { width: 400, height: 400, channels: 3, background } })
        .jpeg()
        .toBuffer()
        .then((bytes) => bytes.toString('base64'));
    const { id } = await add({ profile_pic: await photo('#3a7') });
    const first = await byId(id);
    expect((await admin.get(first.profile_pic)).status).toBe(200);
    await admin.ok('edit-faculty', { id, version: first.version, profile_pic: await photo('#73a') });
    const second = await byId(id);
    expect(second.profile_pic).not.toBe(first.profile_pic);
    expect((await admin.get(first.profile_pic)).status).toBe(404);
    await admin.ok('remove-faculty-image', { id });
    expect((await byId(id)).profile_pic).toBe('');
    expect((await admin.get(second.profile_pic)).status).toBe(404);
  });
});

describe('a teacher’s record', () => {
  it('is changed field by field by the office, who changed what is written down [C2-01, EN-36]', async () => {
    const { id, version } = await add();
    const places = [world.places['9A'].divisionId];
    const { data } = await admin.ok('edit-faculty', {
      id,
      version,
      firstName: 'लीना',
      strength: 'Robots',
      divisions: places,
      active_status: 0,
    });
    expect(data).toMatchObject({ firstName: 'लीना', information: 'लीना Rao has been saved.' });
    expect(await byId(id)).toMatchObject({
      firstName: 'लीना',
      lastName: 'Rao',
      strength: 'Robots',
      grade_division: 'Grade 9 A',
      status: 'inactive',
      version: data.version,
    });
    const [status, edit] = await journalOf(id);
    expect(status).toMatchObject({
      kind: 'status',
      before: { status: 'active' },
      after: { status: 'inactive' },
    });
    expect(edit).toMatchObject({ kind: 'edited', changedBy: world.admin.id });
    expect(edit?.before).toEqual({ firstName: 'Leena', strength: '', places: [] });
    expect(edit?.after).toEqual({ firstName: 'लीना', strength: 'Robots', places });
    const reasons = await test.server.app.db.execute(
      sql`select reason from enrolments where person_id = ${id} and valid_to is null`,
    );
    expect(reasons.rows).toEqual([{ reason: 'moved' }]);
  });

  it('is not written over by the second of two: who saves an older one is told', async () => {
    const { id, version } = await add({ user_id: 'twice' });
    const save = (mobile: string) => admin.call('edit-faculty', { id, version, mobile });
    const both = await Promise.all([save('9000000001'), save('9000000002')]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    await test.server.app.db.update(people).set({ passwordChangeStatus: 1 }).where(eq(people.id, id));
    const own = await test.enter({ id, schoolId: 1, loginName: 'TWICE', role: 4 });
    const { version: now } = await byId(id, own);
    await own.ok('edit-faculty', { id, version: now, mobile: '9000000003' });
    expect(await admin.call('edit-faculty', { id, version: now, mobile: '9000000004' })).toMatchObject({
      error: { code: 'stale' },
    });
  });

  it('keeps what was stored before the rules, as long as nobody touches it [QC-49]', async () => {
    const { id, version } = await add();
    await test.server.app.db.update(people).set({ email: 'a@b' }).where(eq(people.id, id));
    const kept = await admin.ok('edit-faculty', { id, version, email_id: 'a@b', tools: 'Saw' });
    const touched = { id, version: kept.data.version, email_id: 'b@b' };
    expect(await admin.call('edit-faculty', touched)).toMatchObject({ error: { code: 'bad_fields' } });
  });

  it('is the owner’s where a teacher asks: neither places nor status, nor a colleague [EN-37, RP-09]', async () => {
    const asha = await test.signIn(world.asha);
    const { version } = await byId(world.asha.id, asha);
    for (const more of [
      { active_status: 0 as const },
      { divisions: [] },
      { user_id: 'NEW' },
      { strength: 'x' },
    ])
      expect(await asha.call('edit-faculty', { id: world.asha.id, version, ...more })).toMatchObject({
        status: 403,
      });
    expect(await asha.call('edit-faculty', { id: world.bina.id, version: 1 })).toMatchObject({ status: 403 });
    expect(await asha.call('faculty-by-id', { id: world.otherFaculty.id })).toMatchObject({ status: 404 });
    expect(await admin.call('edit-faculty', { id: world.otherFaculty.id, version: 1 })).toMatchObject({
      status: 404,
    });
    expect(await admin.call('edit-faculty', { id: world.dev.id, version: 1 })).toMatchObject({ status: 404 });
    const set = { id: world.bina.id, version: 1, password, confirmPassword: password, current_password: 'x' };
    expect(await admin.call('edit-faculty', set)).toMatchObject({ status: 403 });
  });
});

describe('the status of teachers', () => {
  const rowOf = async (id: number) => ({ id, version: (await byId(id)).version });
  const set = async (id: number, status: CallInput<CallOf<'set-faculty-status'>>['status']) =>
    admin.call('set-faculty-status', { rows: [await rowOf(id)], status });

  it('is switched off and on, and who is off is signed out at once and signs in no more [ST-32]', async () => {
    const { id, user_id, code } = await add();
    const session = await signsInWith(user_id, code);
    expect(session.ok).toBe(true);
    const token = session.ok ? session.data.api_token : '';
    const ask = () => test.anonymous.raw('get-psw-status', {}, { authorization: `Bearer ${token}` });
    expect((await ask()).status).toBe(200);
    await set(id, 'inactive');
    expect((await ask()).status).toBe(401);
    expect((await signsInWith(user_id, code)).status).toBe(403);
    expect(await list({ filters: { status: 'inactive' }, search: user_id })).toEqual([user_id]);
    await set(id, 'active');
    expect((await signsInWith(user_id, code)).ok).toBe(true);
  });

  it('bin: gone from the list, brought back as they were, places too, for 30 days', async () => {
    const { id, user_id } = await add({ divisions: [world.places['9A'].divisionId] });
    await set(id, 'inactive');
    await set(id, 'deleted');
    expect(await list({ search: user_id })).toEqual([]);
    expect(await list({ filters: { status: 'deleted' } })).toContain(user_id);
    await set(id, 'restored');
    expect(await byId(id)).toMatchObject({ status: 'inactive', grade_division: 'Grade 9 A' });
    await set(id, 'deleted');
    const begun = test.clock.now;
    test.clock.now = new Date(begun.getTime() + 31 * 24 * 3_600_000);
    const late = await test.enter(world.admin);
    expect(await list({ filters: { status: 'deleted' } }, late)).not.toContain(user_id);
    const row = await test.server.app.db
      .select({ id: people.id, version: people.version })
      .from(people)
      .where(eq(people.id, id));
    expect(await late.call('set-faculty-status', { rows: row, status: 'restored' })).toMatchObject({
      status: 404,
    });
    test.clock.now = begun;
  });

  it('left: out of every place with its history, and back into those of this year; then the licence counts them again', async () => {
    const { id, user_id } = await add({ divisions: [world.places['9A'].divisionId] });
    await set(id, 'left');
    expect(await list({ search: user_id })).toEqual([]);
    expect(await list({ filters: { status: 'left' } })).toEqual([user_id]);
    expect(await byId(id)).toMatchObject({ status: 'left', grade_division: '' });
    const { used } = (await admin.ok('get-faculty-regLimit', {})).data;
    expect(await set(id, 'active')).toMatchObject({ error: { code: 'gone' } });
    await test.server.app.db.update(schools).set({ facultyLimit: used }).where(eq(schools.id, 1));
    expect(await set(id, 'restored')).toMatchObject({ error: { code: 'licence_full' } });
    await test.server.app.db.update(schools).set({ facultyLimit: null }).where(eq(schools.id, 1));
    expect(await set(id, 'restored')).toMatchObject({ ok: true });
    expect(await byId(id)).toMatchObject({ status: 'active', grade_division: 'Grade 9 A' });
  });

  it('of many at once: each stands for itself; not one’s own, and nobody’s but a teacher’s of the school', async () => {
    const [one, two] = [await add(), await add()];
    const rows = [
      { id: one.id, version: one.version },
      { id: two.id, version: 99 },
      { id: world.admin.id, version: 1 },
      { id: world.otherFaculty.id, version: 1 },
    ];
    const answer = await admin.ok('set-faculty-status', { rows, status: 'inactive' });
    expect(answer.done.map(({ id }) => id)).toEqual([one.id]);
    expect(Object.fromEntries(answer.refused.map(({ id, code }) => [id, code]))).toEqual({
      [two.id]: 'stale',
      [world.admin.id]: 'yourself',
      [world.otherFaculty.id]: 'not_found',
    });
  });

  it('stays as it is in a demo school, as its people do, and a director only reads [RP-07, QU-46]', async () => {
    const demo = await test.signIn(world.demoAdmin);
    const row = { id: world.demoFaculty.id, version: 1 };
    expect(await demo.call('set-faculty-status', { rows: [row], status: 'inactive' })).toMatchObject({
      error: { code: 'demo_school' },
    });
    expect(await demo.call('add-faculty', await newTeacher(demo))).toMatchObject({
      error: { code: 'demo_school' },
    });
    expect(await demo.call('edit-faculty', { ...row, firstName: 'X' })).toMatchObject({
      error: { code: 'demo_school' },
    });
    expect((await demo.ok('get-faculty-regLimit', {})).data.isAdminRegistration).toBe(0);
    await test.server.app.db.update(people).set({ subRole: 3 }).where(eq(people.id, world.superAdmin.id));
    const director = await test.enter(world.superAdmin);
    expect(await list({ school_id: 2 }, director)).toEqual(['F21']);
    const other = {
      rows: [{ id: world.otherFaculty.id, version: 1 }],
      status: 'inactive' as const,
      school_id: 2,
    };
    expect(await director.call('set-faculty-status', other)).toMatchObject({ status: 403 });
    await test.server.app.db.update(people).set({ subRole: 1 }).where(eq(people.id, world.superAdmin.id));
  });
});

describe('a reset password', () => {
  it('ends the sessions, is shown once and must be replaced; the journal knows of it and not the code [C2-02, ER-22, QU-06]', async () => {
    const before = await test.signIn(world.bina);
    const { code } = await admin.ok('reset-faculty-password', {
      faculty_id: world.bina.id,
      admin_id: world.admin.id,
    });
    expect((await before.call('get-psw-status', {})).status).toBe(401);
    const session = await signsInWith('F2', code);
    expect(session).toMatchObject({ data: { UserAccessData: [{ psw_change_status: 0 }] } });
    const [change] = await journalOf(world.bina.id);
    expect(change).toMatchObject({ kind: 'password', before: {}, after: {}, changedBy: world.admin.id });
  });
});
