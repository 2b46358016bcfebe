import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grantedModules } from '#contract/core/modules.ts';
import { people } from '#server/directory/schema.ts';
import { shareAsOffice } from '../notice-inputs.ts';
import { createSchool, formSession } from '../schools/school-inputs.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';
import type { World } from '../world.ts';
import { addAdmin, addSubUser, adminFields, subUserFields } from './office-inputs.ts';

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
const signIn = (email: string, password: string) =>
  test.anonymous.call('login', { email, password, deviceDetails: device });
/** Somebody new, who has put a password of their own in the place of the code. */
const enter = async (id: number, schoolId = 0) => {
  await test.server.app.db.update(people).set({ passwordChangeStatus: 1 }).where(eq(people.id, id));
  return test.enter({ id, schoolId, loginName: '', role: schoolId === 0 ? 1 : 2 });
};
const journalOf = async (id: number) =>
  (
    await test.server.app.db.execute<{ kind: string; before: object; after: object }>(
      sql`select kind, before, after from people_changes where person_id = ${id} order by id`,
    )
  ).rows;
const codeOf = (answer: { ok: boolean; error?: { code: string } }) => (answer.ok ? 'ok' : answer.error?.code);

describe('an admin of a school', () => {
  it('is added with a code shown once, signs in, and is on the list of their school [C9-04, RP-20, QU-06, NX-306, NX-309, NX-310]', async () => {
    const added = await addAdmin(office, 1);
    const answer = await signIn(added.user_id, added.code);
    if (!answer.ok) throw new Error(answer.error.information);
    expect(answer.data.UserAccessData[0]).toMatchObject({ school_id: 1, role_id: 2, psw_change_status: 0 });
    const { rows } = await office.ok('admin-user-list', { search: 'nila', filters: { school: '1' } });
    expect(rows).toMatchObject([
      { id: added.id, user_id: added.user_id, school_name: 'First School', status: 1, has_start_code: 1 },
    ]);
    expect((await office.ok('admin-user-list', { search: 'nila', filters: { school: '2' } })).rows).toEqual(
      [],
    );
    const stored = await office.ok('admin-user-by-id', { id: added.id });
    expect(stored.data.values).toEqual({ ...adminFields, school_id: 1 });
  });

  it('is changed with a journal of nothing but what changed, by who saw them last [C9-04, NX-313]', async () => {
    const { id } = await addAdmin(office, 1);
    const save = async (version: number, email_id: string) =>
      office.call('edit-admin-user', {
        ...adminFields,
        email_id,
        id,
        version,
        formSession: await formSession(office),
      });
    expect(await save(1, 'nila.new@school.in')).toMatchObject({ data: { data: { version: 2 } } });
    expect(codeOf(await save(1, 'nila.late@school.in'))).toBe('stale');
    // Nothing differs: nothing is written.
    expect(await save(2, 'nila.new@school.in')).toMatchObject({ data: { data: { version: 2 } } });
    expect((await journalOf(id)).slice(1)).toEqual([
      { kind: 'edited', before: { email: 'nila@school.in' }, after: { email: 'nila.new@school.in' } },
    ]);
  });

  it('keeps what was stored before the rules, as long as nobody touches it [QC-49, VP-26]', async () => {
    const { id } = world.admin;
    const { data } = await office.ok('admin-user-by-id', { id });
    expect(data.values.email_id).toBe('Admin@test.example');
    const save = async (fields: object) =>
      office.call('edit-admin-user', {
        ...data.values,
        ...fields,
        id,
        version: data.version,
        formSession: await formSession(office),
      });
    const refused = [await save({ email_id: 'no address' }), await save({ firstName: '' })];
    expect(refused.map((answer) => !answer.ok && answer.error.fields)).toEqual([
      { email_id: expect.any(String) },
      { firstName: expect.any(String) },
    ]);
    expect(await save({ lastName: 'Newname' })).toMatchObject({ ok: true });
  });

  it('is out at once when switched off, and cannot sign in until switched on [ST-32]', async () => {
    const { id, user_id, code } = await addAdmin(office, 1);
    const own = await enter(id, 1);
    expect((await own.call('get-psw-status', {})).status).toBe(200);
    const off = await office.ok('set-user-status', { rows: [{ id, version: 1 }], isActive: false });
    expect((await own.call('get-psw-status', {})).status).toBe(401);
    expect((await signIn(user_id, code)).status).toBe(403);
    await office.ok('set-user-status', { rows: off.done, isActive: true });
    expect((await signIn(user_id, code)).status).toBe(200);
  });

  it('is never the last one, nor oneself, who is switched off [RP-20]', async () => {
    const admin = await test.signIn(world.otherAdmin);
    const rows = [{ id: world.otherAdmin.id, version: 1 }];
    const off = (client: Client) => client.call('set-user-status', { rows, isActive: false });
    expect(codeOf(await off(office))).toBe('last_admin');
    const second = await addAdmin(office, 2);
    expect(codeOf(await off(admin))).toBe('oneself');
    // Of two who switch each other off at the same moment one stays.
    const [one, two] = await Promise.all([
      (await enter(second.id, 2)).call('set-user-status', { rows, isActive: false }),
      admin.call('set-user-status', { rows: [{ id: second.id, version: 1 }], isActive: false }),
    ]);
    expect([one.ok, two.ok].filter(Boolean)).toHaveLength(1);
    await test.server.app.db.execute(
      sql`update people set is_active = true where school_id = 2 and role = 2`,
    );
  });

  it('has room in the licence, also under two who add one at once [VP-40]', async () => {
    const { id: schoolId } = await createSchool(office, { admin_limit: '1' });
    const add = async () => {
      const input = { ...adminFields, school_id: schoolId, formSession: await formSession(office) };
      return office.call('add-admin-user', input);
    };
    expect(new Set((await Promise.all([add(), add()])).map(codeOf))).toEqual(new Set(['licence_full', 'ok']));
    expect((await office.ok('get-user-regLimit', { school_id: schoolId })).data.isAdminRegistration).toBe(0);
  });

  it('looks after the admins of their own school and of no other [CG-07]', async () => {
    const admin = await test.signIn(world.admin);
    const mine = await admin.ok('admin-user-list', {});
    expect(new Set(mine.rows.map(({ school_id }) => school_id))).toEqual(new Set([1]));
    const theirs = world.otherAdmin.id;
    const refused = [
      await admin.call('admin-user-by-id', { id: theirs }),
      await admin.call('reset-user-password', { id: theirs }),
      await admin.call('set-user-status', { rows: [{ id: theirs, version: 1 }], isActive: false }),
      await admin.call('add-admin-user', {
        ...adminFields,
        school_id: 2,
        formSession: await formSession(admin),
      }),
      // Nor is a teacher one of them.
      await admin.call('reset-user-password', { id: world.asha.id }),
      await admin.call('admin-sub-user-list', {}),
    ];
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 403]);
  });

  it('gets a new code in place of a password, which ends what was open [QU-06]', async () => {
    const { id, user_id, code } = await addAdmin(office, 1);
    const own = await enter(id, 1);
    const reset = await office.ok('reset-user-password', { id });
    expect(reset.data).toMatchObject({ id, user_id, name: 'Nila Test' });
    expect((await own.call('get-psw-status', {})).status).toBe(401);
    expect((await signIn(user_id, code)).status).toBe(401);
    expect((await signIn(user_id, reset.data.code)).status).toBe(200);
    expect((await journalOf(id)).at(-1)).toEqual({ kind: 'password', before: {}, after: {} });
  });

  it('of a demo school stays as they are [RP-07]', async () => {
    const rows = [{ id: world.demoAdmin.id, version: 1 }];
    expect(codeOf(await office.call('set-user-status', { rows, isActive: false }))).toBe('demo_school');
    expect(codeOf(await office.call('reset-user-password', { id: world.demoAdmin.id }))).toBe('demo_school');
  });
});

describe('somebody of the office', () => {
  it('opens what they were given and nothing else, from the menu and by call [RP-01, RP-20, LD-02, C9-03, PR-05]', async () => {
    const added = await addSubUser(office, { modules: ['admin/schools'] });
    const answer = await signIn(added.user_id, added.code);
    if (!answer.ok) throw new Error(answer.error.information);
    expect(answer.data.moduleData.map(({ module_url }) => module_url)).toEqual(['admin/schools']);
    const own = await enter(added.id);
    expect([
      (await own.call('get-school-detail', { school_id: 1 })).status,
      (await own.call('admin-user-list', {})).status,
      (await own.call('admin-sub-user-list', {})).status,
      (await own.call('get-deleted-notices', {})).status,
      (await own.call('get-signed-in-overview', { school_id: 1 })).status,
    ]).toEqual([200, 403, 403, 403, 403]);
  });

  it('is given what can be given, and a super admin has all of it [C9-02, NX-307, NX-320, NX-322]', async () => {
    const { data } = await office.ok('get-modules-list', {});
    expect(data.map(({ module_url }) => module_url).toSorted()).toEqual([...grantedModules].toSorted());
    const { id } = await addSubUser(office, { sub_role: 'super', modules: [], email_id: 'two@school.in' });
    const own = await enter(id);
    expect((await own.call('admin-sub-user-list', {})).status).toBe(200);
    const sent = { ...subUserFields, modules: ['admin/sub-users'], formSession: await formSession(office) };
    expect((await office.raw('add-sub-user', sent)).status).toBe(400);
    expect((await office.ok('get-department-list', {})).data).toContainEqual({
      id: 4,
      department_name: 'Spocs',
    });
  });

  it('follows at once when what they were given changes [RP-20, C9-03, NX-345]', async () => {
    const { id } = await addSubUser(office, { modules: ['admin/schools'] });
    const own = await enter(id);
    expect((await own.call('get-school-detail', { school_id: 1 })).status).toBe(200);
    const { data } = await office.ok('update-sub-user-access', {
      id,
      version: 1,
      modules: [],
      school_ids: [],
    });
    test.clock.now = new Date(test.clock.now.getTime() + 1_100);
    expect((await own.call('get-school-detail', { school_id: 1 })).status).toBe(403);
    expect(data.version).toBe(2);
    expect((await journalOf(id)).at(-1)).toEqual({
      kind: 'edited',
      before: { modules: ['admin/schools'] },
      after: { modules: [] },
    });
  });

  it('looks after the schools given to them as a Spoc, and loses them with the department [C9-03, NX-308, NX-329, NX-336, NX-344]', async () => {
    const { id } = await addSubUser(office, { department: 4, school_ids: [2, 1] });
    const given = async () => (await office.ok('get-spocs-school-list', { id })).rows.map((row) => row.id);
    expect(new Set(await given())).toEqual(new Set([1, 2]));
    const list = await office.ok('admin-sub-user-list', { filters: { department: '4' } });
    expect(list.rows).toContainEqual(expect.objectContaining({ id, department: 'Spocs', schools: 2 }));
    await office.ok('remove-spocs-from-school', { id, school_id: 2 });
    expect(await given()).toEqual([1]);
    const own = await enter(id);
    expect((await own.call('get-school-detail', { school_id: 1 })).status).toBe(200);
    expect((await own.call('get-school-detail', { school_id: 2 })).status).toBe(404);
    const { data } = await office.ok('sub-user-by-id', { id });
    await office.ok('update-sub-user', {
      ...data.values,
      modules: ['admin/schools'],
      department: 2,
      id,
      version: data.version,
      formSession: await formSession(office),
    });
    expect(await given()).toEqual([]);
  });

  it('is refused a school or a department that is not there [C9-03]', async () => {
    const add = async (fields: object) =>
      codeOf(
        await office.call('add-sub-user', {
          ...subUserFields,
          ...fields,
          formSession: await formSession(office),
        }),
      );
    expect(await add({ department: 4, school_ids: [1, 999] })).toBe('unknown_school');
    expect(await add({ department: 4, school_ids: [0] })).toBe('bad_request');
    expect(await add({ department: 99 })).toBe('unknown_department');
  });

  it('is never the last super admin, nor oneself, who is switched off or made less [RP-20]', async () => {
    const me = world.superAdmin.id;
    const { data } = await office.ok('sub-user-by-id', { id: me });
    const rows = [{ id: me, version: data.version }];
    expect(codeOf(await office.call('set-sub-user-status', { rows, isActive: false }))).toBe('oneself');
    const less = { ...subUserFields, email_id: 'me@school.in', id: me, version: data.version };
    const save = async (client: Client) =>
      codeOf(await client.call('update-sub-user', { ...less, formSession: await formSession(client) }));
    expect(await save(office)).toBe('oneself');
    expect(codeOf(await office.call('reset-sub-user-password', { id: me }))).toBe('oneself');
    await test.server.app.db.execute(
      sql`update people set is_active = false where school_id = 0 and sub_role = 1 and role = 1 and id <> ${me}`,
    );
    const { id } = await addSubUser(office, { sub_role: 'super', email_id: 'three@school.in' });
    const other = await enter(id);
    await test.server.app.db.execute(sql`update people set is_active = false where id = ${id}`);
    await office.ok('set-sub-user-status', { rows: [{ id, version: 1 }], isActive: true });
    // The other one may switch this one off: they are left themselves, but only once.
    const mutual = await Promise.all([
      other.call('set-sub-user-status', { rows, isActive: false }),
      (await enter(me)).call('set-sub-user-status', { rows: [{ id, version: 2 }], isActive: false }),
    ]);
    expect(mutual.filter(({ ok }) => ok).length).toBeLessThanOrEqual(1);
    await test.server.app.db.execute(sql`update people set is_active = true where id = ${me}`);
    office = await test.signIn(world.superAdmin);
  });

  it('reads everything they were given as a director, and changes nothing but notices [QU-46]', async () => {
    const { id } = await addSubUser(office, { sub_role: 'director', modules: [...grantedModules] });
    const director = await enter(id);
    expect([
      (await director.call('get-school-admin-module', { school_id: 1 })).status,
      (await director.call('admin-user-list', {})).status,
      (await director.call('get-signed-in-overview', { school_id: 1 })).status,
    ]).toEqual([200, 200, 200]);
    const rows = [{ id: 1, version: 1 }];
    expect([
      (await director.call('set-school-status', { rows, isActive: false })).status,
      (await director.call('remove-school-logo', { school_id: 1 })).status,
      (await director.call('send-student-licence-mail', { school_id: 1 })).status,
      (await director.call('reset-user-password', { id: world.admin.id })).status,
      (
        await director.call('force-logout', {
          school_id: 1,
          request_id: crypto.randomUUID(),
          target: { kind: 'school' },
        })
      ).status,
    ]).toEqual([403, 403, 403, 403, 403]);
    expect(await shareAsOffice(director, {})).toBeGreaterThan(0);
  });

  it('reads only the lines of the page they ask for, sorted and filtered [GR-06]', async () => {
    const page = await office.ok('admin-sub-user-list', {
      size: 2,
      sort: [{ by: 'created', descending: true }],
      filters: { rank: 'staff' },
    });
    expect(page.rows).toHaveLength(2);
    expect(page.total).toBeGreaterThan(2);
    expect(page.rows.every(({ sub_role }) => sub_role === 'staff')).toBe(true);
  });
});
