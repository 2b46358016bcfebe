import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { people, schools } from '#server/directory/schema.ts';
import { formSession, listed, officeInput, opens, shareAsOffice } from '#tests/server/notice-inputs.ts';
import { type Client, sampleFile, startTestServer, type TestServer } from '#tests/server/test-server.ts';
import type { Named, World } from '#tests/server/world.ts';

let test: TestServer;
let world: World;
let office: Client;
const clients = new Map<number, Client>();
const client = async (who: Named) => {
  const known = clients.get(who.id) ?? (await test.signIn(who));
  clients.set(who.id, known);
  return known;
};

/** Country 1: states 11 (school 1) and 12 (school 2); country 2: state 21 (schools 4 and 5). */
beforeAll(async () => {
  test = await startTestServer();
  world = test.world;
  const { db } = test.server.app;
  await db.execute(sql`insert into countries (id, name) values (1, 'India'), (2, 'Kenya')`);
  await db.execute(
    sql`insert into states (country_id, id, name) values (1, 11, 'Goa'), (1, 12, 'Kerala'), (2, 21, 'Nairobi')`,
  );
  await db.execute(sql`update schools set country_id = 1, state_id = 11 where id = 1`);
  await db.execute(sql`update schools set country_id = 1, state_id = 12 where id = 2`);
  await db.execute(sql`update schools set country_id = 2, state_id = 21 where id in (4, 5)`);
  office = await test.signIn(world.superAdmin);
});
afterAll(() => test.close());

const readsIt = async (who: Named, id: number) => (await opens(await client(who), who, id)) === 200;

interface Region {
  readonly country_id: string;
  readonly state_id: string;
  readonly schoolIds: string;
}
const everywhere: Region = { country_id: '0', state_id: '0', schoolIds: '0' };
const placeOf: Readonly<Record<number, readonly [country: number, state: number]>> = {
  1: [1, 11],
  2: [1, 12],
  4: [2, 21],
  5: [2, 21],
};
const covers = (region: Region, school: number): boolean => {
  const [country, state] = placeOf[school] ?? [0, 0];
  const has = (list: string, id: number) => list === '0' || list.split(',').includes(String(id));
  return has(region.country_id, country) && has(region.state_id, state) && has(region.schoolIds, school);
};
const regions: readonly Region[] = [
  everywhere,
  { ...everywhere, country_id: '1' },
  { ...everywhere, country_id: '2' },
  { ...everywhere, country_id: '1,2' },
  { ...everywhere, country_id: '1', state_id: '11' },
  { ...everywhere, country_id: '1', state_id: '11,12' },
  { ...everywhere, country_id: '2', state_id: '21' },
  { country_id: '1', state_id: '12', schoolIds: '2' },
  { country_id: '2', state_id: '0', schoolIds: '4,5' },
  { country_id: '0', state_id: '0', schoolIds: '1,4' },
];
const codes = [1, 2, 3, 4, 5, 6] as const;
const rolesRead: Readonly<Record<(typeof codes)[number], readonly number[]>> = {
  1: [4, 3],
  2: [4],
  3: [3],
  4: [2],
  5: [2, 4],
  6: [2, 4, 3],
};

describe('what the central office shares', () => {
  it('is read by exactly the roles and schools it names, for every region and code [AF-02, RP-05, EN-06, QU-20, NX-284]', async () => {
    const readers = [
      world.admin,
      world.asha,
      world.dev,
      world.otherAdmin,
      world.otherFaculty,
      world.otherStudent,
      world.clubFaculty,
      world.demoAdmin,
      world.demoStudent,
    ];
    for (const [index, region] of regions.entries()) {
      const noticeFor = codes[index % codes.length] ?? 6;
      const id = await shareAsOffice(office, { ...region, gradeIds: '0', noticeFor });
      const expected = readers.map(
        (who) => covers(region, who.schoolId) && rolesRead[noticeFor].includes(who.role),
      );
      const found = await Promise.all(readers.map((who) => readsIt(who, id)));
      expect([region, noticeFor, found]).toEqual([region, noticeFor, expected]);
      const lists = await Promise.all(
        readers.map(async (who) => (await listed(await client(who), who, 'active')).includes(id)),
      );
      expect([region, lists]).toEqual([region, expected]);
    }
  });

  it('is read by who joins the region later, and no more by who leaves it [QU-20]', async () => {
    const id = await shareAsOffice(office, { country_id: '1', state_id: '12' });
    expect(await readsIt(world.asha, id)).toBe(false);
    const { db } = test.server.app;
    await db.execute(sql`update schools set state_id = 12 where id = 1`);
    expect(await readsIt(world.asha, id)).toBe(true);
    await db.execute(sql`update schools set state_id = 11 where id = 1`);
    expect(await readsIt(world.asha, id)).toBe(false);
  });

  it('follows the schools it names when one moves to another state, and can still be edited there [AF-02, C9-01]', async () => {
    const named = { country_id: '1', state_id: '11,12', schoolIds: '1,2' };
    const id = await shareAsOffice(office, named);
    const formOfSchool = async () => (await office.ok('get-school-admin-module', { school_id: 1 })).data;
    const moveTo = async (country_id: number, state_id: number) => {
      const { values, version } = await formOfSchool();
      const moved = { ...values, country_id, state_id, school_id: 1, version };
      await office.ok('update-school-admin-module', {
        ...moved,
        school_short_name: 'First',
        school_address: '1 First Road',
        formSession: (await office.ok('get-form-session', { form: 'school' })).formSession,
      });
    };
    await moveTo(2, 21);
    expect(await readsIt(world.asha, id)).toBe(true);
    expect(await readsIt(world.otherStudent, id)).toBe(true);
    const form = { notice_id: id, user_id: world.superAdmin.id, action: 'edit' } as const;
    const { data } = await office.ok('get-notice-details', form);
    expect(data).toMatchObject({ country_id: '1,2', state_id: '0', school_id: '1,2' });
    const edit = { notice_id: id, noticeSubmitType: 'edit', noticeVersion: 1 } as const;
    const places = { country_id: '1,2', state_id: '0', schoolIds: '1,2' };
    await office.ok('create-notice-by-admin', await officeInput(office, { ...edit, ...places }));
    expect(await readsIt(world.asha, id)).toBe(true);
    await moveTo(1, 11);
  });

  it('reaches within one school the chosen grades alone, and its admin [AF-09, EN-11]', async () => {
    const ten = world.places['10A'].gradeId;
    const id = await shareAsOffice(office, { schoolIds: '1', gradeIds: String(ten) });
    expect(await readsIt(world.farid, id)).toBe(true);
    expect(await readsIt(world.chetan, id)).toBe(true);
    expect(await readsIt(world.admin, id)).toBe(true);
    expect(await readsIt(world.dev, id)).toBe(false);
    expect(await readsIt(world.otherStudent, id)).toBe(false);
  });

  it('shows its readers the central office, not who wrote it there [EN-02]', async () => {
    const id = await shareAsOffice(office, { notice_title: 'From afar' });
    const asha = await client(world.asha);
    const { data } = await asha.ok('get-notice-details', {
      notice_id: id,
      user_id: world.asha.id,
      action: 'view',
    });
    expect([data.firstName, data.lastName, data.created_by, data.user_id, data.is_office]).toEqual([
      'Central Office',
      '',
      0,
      0,
      1,
    ]);
    expect([data.country_id, data.schools, data.may_edit]).toEqual([undefined, undefined, 0]);
    const found = await asha.ok('global-search', { searchText: 'From afar' });
    expect(JSON.stringify(found)).not.toContain('Super Test');
  });

  it('reads back to the office as it was chosen, with names [EN-02, C1-06]', async () => {
    const id = await shareAsOffice(office, { country_id: '1', state_id: '11,12' });
    const { data } = await office.ok('get-notice-details', {
      notice_id: id,
      user_id: world.superAdmin.id,
      action: 'edit',
    });
    expect([data.country_id, data.state_id, data.school_id]).toEqual(['1', '11,12', '0']);
    expect(data.states).toEqual([
      { id: 11, name: 'Goa' },
      { id: 12, name: 'Kerala' },
    ]);
  });

  it('is refused where places do not fit together, and nothing is stored [AF-06, AF-07, AF-09]', async () => {
    const attempts: Partial<Parameters<typeof officeInput>[1]>[] = [
      { country_id: '' },
      { country_id: '99' },
      { country_id: '2', state_id: '11' },
      { country_id: '1,2', state_id: '11' },
      { country_id: '1', schoolIds: '4' },
      { country_id: '1', state_id: '12', schoolIds: '1' },
      { schoolIds: '' },
      { schoolIds: '999' },
      { schoolIds: '1', gradeIds: String(world.places.other.gradeId) },
      { schoolIds: '1', gradeIds: '' },
    ];
    const before = await listed(office, world.superAdmin, 'active');
    for (const changes of attempts) {
      const answer = await office.call('create-notice-by-admin', await officeInput(office, changes));
      expect([changes, answer.status]).toEqual([changes, 422]);
    }
    expect(await listed(office, world.superAdmin, 'active')).toEqual(before);
  });
});

describe('saving at the central office', () => {
  it('makes one notice of a repeated form session [QU-10]', async () => {
    const input = await officeInput(office, { notice_title: 'Once' });
    const answers = await Promise.all([1, 2, 3].map(() => office.ok('create-notice-by-admin', input)));
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
  });

  it('moves an edited notice to its new readers, and refuses an edit of an older version [C1-03]', async () => {
    const id = await shareAsOffice(office, { country_id: '1', state_id: '11' });
    const edit = { notice_id: id, noticeSubmitType: 'edit', noticeVersion: 1 } as const;
    const grade = String(world.places.other.gradeId);
    const { data } = await office.ok(
      'create-notice-by-admin',
      await officeInput(office, { ...edit, country_id: '1', schoolIds: '2', gradeIds: grade }),
    );
    expect(data).toEqual({ id, version: 2 });
    expect(await readsIt(world.dev, id)).toBe(false);
    expect(await readsIt(world.otherStudent, id)).toBe(true);
    const stale = await office.call('create-notice-by-admin', await officeInput(office, edit));
    expect(stale).toMatchObject({ ok: false, error: { code: 'stale' } });
    const back = await officeInput(office, { ...edit, noticeVersion: 2, country_id: '2' });
    await office.ok('create-notice-by-admin', back);
    expect(await readsIt(world.otherStudent, id)).toBe(false);
    expect(await readsIt(world.clubFaculty, id)).toBe(true);
  });

  it('is for the super admin, the director and staff with the module, and edits for who wrote it [RP-01, QU-46]', async () => {
    const add = async (loginName: string, subRole: number, modules: string[]) => {
      const [row] = await test.server.app.db
        .execute<{ id: number }>(sql`
        insert into people (school_id, role, sub_role, modules, login_name, password_hash, first_name, last_name)
        select 0, 1, ${subRole}, ${sql.param(modules)}::text[], ${loginName}, password_hash, ${loginName}, 'Test'
        from people where login_name = 'X1' returning id`)
        .then((result) => result.rows);
      return test.signIn({ id: row?.id ?? 0, schoolId: 0, loginName, role: 1 });
    };
    const director = await add('X90', 3, ['admin/sign-out']);
    const staff = await add('X91', 2, ['dashboard']);
    const other = await add('X92', 2, ['admin/sign-out']);
    const id = await shareAsOffice(director, {});
    await shareAsOffice(staff, {});
    const asked = { sAdmin_id: 0 };
    expect((await other.call('create-notice-by-admin', await officeInput(other, {}))).status).toBe(403);
    expect((await other.call('country-list', asked)).status).toBe(403);
    const edit = await officeInput(staff, { notice_id: id, noticeSubmitType: 'edit' });
    expect((await staff.call('create-notice-by-admin', edit)).status).toBe(403);
  });

  it('is addressed by places picked one within the other: country, state, school, class [AF-06, AF-07, AF-09, NX-080, NX-087, NX-339, NX-341]', async () => {
    const asked = { sAdmin_id: world.superAdmin.id };
    const countries = await office.ok('country-list', asked);
    expect(countries.data.map(({ country_name }) => country_name)).toContain('India');
    const india = String(countries.data.find(({ country_name }) => country_name === 'India')?.country_id);
    const states = await office.ok('state-list', { ...asked, country_id: india });
    const elsewhere = await office.ok('state-list', { ...asked, country_id: '2' });
    expect(states.data.length).toBeGreaterThan(0);
    for (const { State_Id } of elsewhere.data)
      expect(states.data.map((state) => state.State_Id)).not.toContain(State_Id);
    const schoolsIn = async (country_id: string) => {
      const found = await office.ok('school-list', { ...asked, country_id });
      return 'data' in found ? found.data.map(({ id }) => id) : [];
    };
    expect(await schoolsIn(india)).toContain(1);
    expect(await schoolsIn('2')).not.toContain(1);
    const classes = await office.ok('get-school-class-list', { ...asked, school_id: 1 });
    expect(classes.data.map(({ id }) => id)).toContain(world.places['9A'].gradeId);
    expect(classes.data.map(({ id }) => id)).not.toContain(world.places.other.gradeId);
  });

  it('is open to all of the office, switched off or not out yet, as its board lists it [QC-31]', async () => {
    await test.server.app.db.execute(sql`
      insert into people (school_id, role, sub_role, login_name, password_hash, first_name, last_name)
      select 0, 1, 3, 'X95', password_hash, 'X95', 'Test' from people where login_name = 'X1'`);
    const { rows } = await test.server.app.db.execute<{ id: number }>(
      sql`select id from people where login_name = 'X95'`,
    );
    const who: Named = { id: rows[0]?.id ?? 0, schoolId: 0, loginName: 'X95', role: 1 };
    const colleague = await test.signIn(who);
    const id = await shareAsOffice(office, {});
    await office.ok('set-notice-status', { notices: [{ id, version: 0 }], isActive: 0 });
    expect(await listed(colleague, who, 'inactive')).toContain(id);
    expect(await opens(colleague, who, id)).toBe(200);
    const later = await shareAsOffice(office, { share_date: '2026-12-24' });
    expect(await opens(colleague, who, later)).toBe(200);
    expect(await readsIt(world.admin, later)).toBe(false);
  });

  it('carries files to its readers, and to a school that shares it again as its own [C1-16, TV-16]', async () => {
    const upload = await test.finishedUpload(world.superAdmin, 'notice.pdf', await sampleFile('notice.pdf'));
    const { data } = await office.ok('handle-upload-files', { upload_id: upload, org_name: 'notice.pdf' });
    const file = { fileName: data.file_path, extnType: 'pdf', org_fileName: 'notice.pdf' };
    const id = await shareAsOffice(office, { country_id: '1', state_id: '11', noticeBoardFiles: [file] });
    const admin = await client(world.admin);
    const read = (notice_id: number, who: Client, user_id: number) =>
      who.ok('get-notice-details', { notice_id, user_id, action: 'view' });
    expect(JSON.parse((await read(id, admin, world.admin.id)).data.files)).toHaveLength(1);
    const stranger = await client(world.otherAdmin);
    expect((await stranger.call('download', { filePath: data.file_path })).status).toBe(404);
    const again = await admin.ok('create-notice', {
      school_id: 1,
      grade: '0',
      division: '0',
      title: 'Again',
      description: 'From us.',
      share_date: '',
      due_date: '',
      due_date_mandatory: 0,
      notify_email: 0,
      isActive: 1,
      noticeSubmitType: 'editReshare',
      noticeID: 0,
      noticeSendFor: 1,
      noticefiles: [file],
      video_url: [],
      formSession: await formSession(admin),
    });
    const [own] = JSON.parse((await read(again.data.id, admin, world.admin.id)).data.files);
    expect(own.org_fileName).toBe('notice.pdf');
    expect(own.fileName).not.toBe(data.file_path);
    const dev = await client(world.dev);
    expect((await dev.call('download', { filePath: own.fileName })).status).toBe(200);
  });
});

describe('readers of the central office', () => {
  const told = async (id: number) => {
    const { rows } = await test.server.app.db.execute<{ person_id: number }>(
      sql`select person_id from notifications where cause = ${`notice:${id}`} order by person_id`,
    );
    return rows.map((row) => row.person_id);
  };
  const drain = () => test.server.jobs().drain();

  it('are told in their bell, each once, and no more once it is not theirs [PF-05, EN-42]', async () => {
    const id = await shareAsOffice(office, { country_id: '1', state_id: '12', noticeFor: 6 });
    await drain();
    expect(await told(id)).toEqual([world.otherAdmin.id, world.otherFaculty.id, world.otherStudent.id]);
    const edit = { notice_id: id, noticeSubmitType: 'edit', noticeFor: 4 } as const;
    await office.ok('create-notice-by-admin', await officeInput(office, { ...edit, country_id: '1' }));
    await drain();
    expect(await told(id)).toEqual([world.admin.id, world.otherAdmin.id]);
    await office.ok('create-notice-by-admin', await officeInput(office, { ...edit, active_status: 0 }));
    await drain();
    expect(await told(id)).toEqual([]);
  });

  it('hear of it when the day begins in their own school [QU-22]', async () => {
    const { db } = test.server.app;
    await db.update(schools).set({ timeZone: 'Pacific/Auckland' }).where(sql`id = 2`);
    const id = await shareAsOffice(office, {
      country_id: '1',
      noticeFor: 4,
      share_date: '2026-11-19',
      notify_email: 1,
    });
    await drain();
    expect(await told(id)).toEqual([]);
    // 00:00 on the 19th in Auckland is 11:00 UTC on the 18th; in Kolkata 18:30 UTC.
    test.clock.now = new Date('2026-11-18T11:00:01Z');
    await drain();
    expect(await told(id)).toEqual([world.otherAdmin.id]);
    test.clock.now = new Date('2026-11-18T18:30:01Z');
    await drain();
    expect(await told(id)).toEqual([world.admin.id, world.otherAdmin.id]);
    const mailed = async () => {
      const { rows } = await db.execute<{ person_id: number }>(
        sql`select person_id from mail_ledger where notice_id = ${id} and sent_at is not null order by person_id`,
      );
      return rows.map((row) => row.person_id);
    };
    expect(await mailed()).toEqual([world.otherAdmin.id]);
    test.clock.now = new Date('2026-11-19T01:30:01Z');
    await drain();
    expect(await mailed()).toEqual([world.admin.id, world.otherAdmin.id]);
    test.clock.now = new Date('2026-11-18T06:00:00Z');
    await db.update(schools).set({ timeZone: 'Asia/Kolkata' }).where(sql`id = 2`);
  });

  it('are told over many parts of schools and pages of people, nobody twice [QU-21]', async () => {
    const { db } = test.server.app;
    await db.execute(sql`
      insert into schools (id, name, short_name, model, country_id, state_id, time_zone, academic_year)
      select 100 + n, 'Far school ' || n, 'Far', 0, 2, 21, 'Africa/Nairobi', '' from generate_series(1, 450) n`);
    await db.execute(sql`
      insert into people (school_id, role, login_name, first_name, last_name)
      select 100 + 1 + n % 450, 3, 'FAR' || n, 'Far', 'Person' from generate_series(1, 5000) n`);
    const id = await shareAsOffice(office, { country_id: '2', noticeFor: 6 });
    await drain();
    const [expected] = (
      await db.execute<{ n: number }>(
        sql`select count(*)::int as n from ${people} p join ${schools} s on s.id = p.school_id
          where s.country_id = 2 and p.role in (2, 3, 4)`,
      )
    ).rows;
    expect(await told(id)).toHaveLength(expected?.n ?? -1);
    expect(expected?.n).toBeGreaterThan(5000);
  });
});
