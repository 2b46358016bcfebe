import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CallOf } from '#contract/catalogue.ts';
import type { CallInput } from '#contract/core/define-call.ts';
import { createMailer, type Message } from '#server/mail/mailer.ts';
import { officeInput, shareAsOffice } from '#tests/server/notice-inputs.ts';
import { type Client, startTestServer, type TestServer } from '#tests/server/test-server.ts';
import type { Named, World } from '#tests/server/world.ts';

let test: TestServer;
let world: World;
let office: Client;
const start = new Date('2026-11-18T06:00:00Z');

/** Country 1: states 11 (school 1) and 12 (school 2); country 2: state 21 (schools 4 and 5). */
beforeAll(async () => {
  test = await startTestServer({ SESSION_MINUTES: '10080' });
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
beforeEach(() => {
  test.clock.now = start;
});

type Wish = CallInput<CallOf<'preview-office-reach'>>;
const everywhere = { country_id: '0', state_id: '0', schoolIds: '0' } as const;
const ask = (wish: Partial<Wish>, client = office) =>
  client.ok('preview-office-reach', { ...everywhere, noticeFor: 6, ...wish });
const numbers = async (wish: Partial<Wish>) => (await ask(wish)).numbers;
const delivery = (notice_id: number, part: Partial<CallInput<CallOf<'get-office-delivery'>>> = {}) =>
  office.ok('get-office-delivery', { notice_id, ...part });
const see = async (who: Named, id: number) =>
  (await test.signIn(who)).ok('notice-seen', { notices: [{ id }] });

describe('whom a notice of the central office would reach', () => {
  it('is counted by places, schools and what people are', async () => {
    expect(await numbers({ country_id: '1' })).toMatchObject({
      countries: 1,
      states: 2,
      schools: 2,
      people: 10,
      admins: 2,
      faculty: 4,
      students: 4,
      is_more: 0,
    });
    expect(await numbers({})).toMatchObject({ countries: 2, states: 3, schools: 4 });
    expect(await numbers({ country_id: '1', state_id: '12' })).toMatchObject({
      states: 1,
      schools: 1,
      people: 3,
    });
    expect(await numbers({ schoolIds: '2,4', noticeFor: 4 })).toMatchObject({
      schools: 2,
      faculty: 0,
      students: 0,
    });
  });

  it('narrows to the grades of a single school, its admins always in [AF-09]', async () => {
    const gradeIds = String(world.places['10A'].gradeId);
    // asha and chetan teach in grade 10, farid sits in it.
    expect(await numbers({ schoolIds: '1', gradeIds })).toMatchObject({
      people: 4,
      admins: 1,
      faculty: 2,
      students: 1,
    });
  });

  it('is exactly who gets it, for every kind of rule', async () => {
    for (const wish of [
      {},
      { country_id: '2' },
      { country_id: '1', state_id: '11' },
      { schoolIds: '1,5' },
      { schoolIds: '1', gradeIds: String(world.places['9A'].gradeId) },
    ])
      for (const noticeFor of [1, 4, 6] as const) {
        const would = await numbers({ ...wish, noticeFor });
        const { counts } = await delivery(await shareAsOffice(office, { ...wish, noticeFor }));
        expect([wish, noticeFor, counts.schools, counts.targeted]).toEqual([
          wish,
          noticeFor,
          would?.schools,
          would?.people,
        ]);
      }
  });

  it('tells who has no e-mail', async () => {
    const { db } = test.server.app;
    await db.execute(sql`update people set email = '' where id = ${world.dev.id}`);
    expect(await numbers({ country_id: '1', state_id: '11' })).toMatchObject({ no_mail: 1 });
    await db.execute(sql`update people set email = 'dev@test.example' where id = ${world.dev.id}`);
    expect(await numbers({ country_id: '1', state_id: '11' })).toMatchObject({ no_mail: 0 });
  });

  it('has schools behind it, searched and a page at a time, and no names of people', async () => {
    const all = await ask({ show: 'schools' });
    expect(all.data.map((row) => row.name)).toEqual([
      'Club School',
      'Demo School',
      'First School',
      'Other School',
    ]);
    expect(all.data[2]).toEqual({ id: 1, name: 'First School', place: 'Goa, India', people: 7 });
    expect(await ask({ show: 'schools', startRow: 1, limit: 1 })).toMatchObject({
      count: 4,
      data: [{ name: 'Demo School' }],
    });
    expect((await ask({ show: 'schools', text: 'oth' })).data.map((row) => row.name)).toEqual([
      'Other School',
    ]);
  });

  it('is refused where places do not fit together, and of an edit of somebody else’s notice', async () => {
    const wrong = { ...everywhere, country_id: '2', state_id: '11', noticeFor: 6 as const };
    expect(await office.call('preview-office-reach', wrong)).toMatchObject({
      error: { code: 'unknown_place' },
    });
    const id = await shareAsOffice(office, {});
    await test.server.app.db.execute(
      sql`update notices set created_by = ${world.finance.id} where id = ${id}`,
    );
    const edit = { ...everywhere, notice_id: id, noticeFor: 6 as const };
    expect(await office.call('preview-office-reach', edit)).toMatchObject({ status: 403 });
  });

  it('tells of an edit which schools come and which go', async () => {
    const notice_id = await shareAsOffice(office, { country_id: '1' });
    const edit = { notice_id, country_id: '0', schoolIds: '1,4' };
    expect(await numbers(edit)).toMatchObject({ schools_gained: 1, schools_lost: 1 });
    const names = async (show: 'gained' | 'lost') =>
      (await ask({ ...edit, show })).data.map((row) => row.name);
    expect([await names('gained'), await names('lost')]).toEqual([['Club School'], ['Other School']]);
    expect(await numbers({ notice_id, country_id: '1' })).toMatchObject({
      schools_gained: 0,
      schools_lost: 0,
    });
    expect((await ask({ show: 'gained' })).data).toEqual([]);
  });

  it('tells of an edit that keeps the schools who comes, who goes and who has opened it [AF-02]', async () => {
    const notice_id = await shareAsOffice(office, { schoolIds: '1,2', noticeFor: 2 });
    // Of the teachers who may read it now.
    await see(world.asha, notice_id);
    await see(world.otherFaculty, notice_id);
    const edit = { notice_id, schoolIds: '1,2' };
    expect(await numbers({ ...edit, noticeFor: 2 })).toMatchObject({
      gained: 0,
      lost: 0,
      lost_seen: 0,
      seen: 2,
      schools_gaining: 0,
      schools_losing: 0,
    });
    // Admins come, teachers go.
    const turned = { ...edit, noticeFor: 4 } as const;
    expect(await numbers(turned)).toMatchObject({
      gained: 2,
      lost: 4,
      lost_seen: 2,
      seen: 0,
      schools_gained: 0,
      schools_lost: 0,
      schools_gaining: 2,
      schools_losing: 2,
    });
    expect((await ask({ ...turned, show: 'lost' })).data.map(({ id, people }) => [id, people])).toEqual([
      [1, 3],
      [2, 1],
    ]);
    // Another school beside: of those that stay only who comes is counted, of the new one everybody.
    const wider = { notice_id, schoolIds: '1,2,4', noticeFor: 6 } as const;
    const own =
      (await ask({ schoolIds: '4', gradeIds: '0', noticeFor: 6, show: 'schools' })).data[0]?.people ?? 0;
    expect(await numbers(wider)).toMatchObject({ gained: own + 6, lost: 0, seen: 2, schools_gained: 1 });
    expect((await ask({ ...wider, show: 'gained' })).data).toMatchObject([
      { id: 4, people: own },
      { id: 1, people: 4 },
      { id: 2, people: 2 },
    ]);
  });

  it('balances for every edit: who was there, less who goes, with who comes [AF-02, AF-09]', async () => {
    const rules = [
      { noticeFor: 6 },
      { schoolIds: '1,2', noticeFor: 1 },
      { country_id: '1', state_id: '11', noticeFor: 4 },
      { schoolIds: '1', gradeIds: String(world.places['9A'].gradeId), noticeFor: 6 },
      { schoolIds: '1', gradeIds: String(world.places['10A'].gradeId), noticeFor: 2 },
    ] as const;
    for (const before of rules) {
      const notice_id = await shareAsOffice(office, before);
      const was = (await numbers(before))?.people ?? 0;
      for (const after of rules) {
        const edit = { ...after, notice_id };
        const would = await numbers(edit);
        const inSchools = async (show: 'gained' | 'lost') =>
          (await ask({ ...edit, show })).data.reduce((sum, { people }) => sum + people, 0);
        const [gained, lost] = [await inSchools('gained'), await inSchools('lost')];
        expect([before, after, would]).toMatchObject([
          before,
          after,
          { gained, lost, people: was - lost + gained },
        ]);
      }
    }
  });

  it('tells of other grades in the same school who comes and who goes [AF-09]', async () => {
    const grade = (name: '9A' | '10A') => String(world.places[name].gradeId);
    const nine = { schoolIds: '1', gradeIds: grade('9A'), noticeFor: 6 } as const;
    const notice_id = await shareAsOffice(office, nine);
    await see(world.dev, notice_id);
    await see(world.admin, notice_id);
    // Asha teaches both grades, the admin reads either way.
    const ten = { ...nine, notice_id, gradeIds: grade('10A') };
    expect(await numbers(ten)).toMatchObject({ gained: 2, lost: 3, lost_seen: 1, seen: 1 });
    expect((await ask({ ...ten, show: 'gained' })).data).toMatchObject([{ id: 1, people: 2 }]);
    const all = { ...nine, notice_id, gradeIds: '0' };
    expect(await numbers(all)).toMatchObject({ gained: 2, lost: 0, seen: 2 });
  });

  it('is compared with what the author’s notices reach as a rule', async () => {
    const { db } = test.server.app;
    await db.execute(sql`update notices set deleted_at = now() where school_id = 0`);
    for (const state_id of ['11', '11', '12']) await shareAsOffice(office, { country_id: '1', state_id });
    expect((await numbers({}))?.usual).toBeNull();
    await test.server.jobs().drain();
    expect((await numbers({}))?.usual).toBe(7);
  });
});

describe('who has read a notice of the central office', () => {
  it('is told place by place, as numbers', async () => {
    const id = await shareAsOffice(office, { asks_receipt: 1 });
    await see(world.dev, id);
    await (await test.signIn(world.otherStudent)).ok('acknowledge-notice', { notice_id: id });
    const all = await delivery(id);
    expect(all).toMatchObject({ rows_are: 'countries', asks_receipt: 1, is_out: 1, is_reminding: 0 });
    expect(all.data).toMatchObject([
      { name: 'India', schools: 2, targeted: 10, seen: 2, acknowledged: 1 },
      { name: 'Kenya', schools: 2, seen: 0, acknowledged: 0 },
    ]);
    const sum = all.data.reduce((total, row) => total + (row.targeted ?? 0), 0);
    expect(all.counts).toEqual({
      schools: 4,
      targeted: sum,
      seen: 2,
      acknowledged: 1,
      to_remind: sum - 1,
      reminded: 0,
    });
    const india = await delivery(id, { country_id: 1 });
    expect([india.rows_are, india.data]).toMatchObject([
      'states',
      [
        { name: 'Goa', targeted: 7, seen: 1, acknowledged: 0 },
        { name: 'Kerala', targeted: 3, seen: 1, acknowledged: 1 },
      ],
    ]);
    // Of one state alone there is nothing to choose: its schools come at once.
    const kenya = await delivery(id, { country_id: 2 });
    expect([kenya.rows_are, kenya.data.map((row) => row.name)]).toEqual([
      'schools',
      ['Club School', 'Demo School'],
    ]);
    expect(await delivery(id, { country_id: 1, state_id: 11, text: 'first' })).toMatchObject({
      count: 1,
      data: [{ id: 1, name: 'First School', targeted: 7, seen: 1 }],
    });
    expect(JSON.stringify([all, india, kenya])).not.toContain('Test');
  });

  it('counts only who it is still for', async () => {
    const id = await shareAsOffice(office, { country_id: '1' });
    await see(world.dev, id);
    const { db } = test.server.app;
    await db.execute(sql`update people set is_active = false where id = ${world.dev.id}`);
    expect((await delivery(id)).counts).toMatchObject({ targeted: 9, seen: 0 });
    await db.execute(sql`update people set is_active = true where id = ${world.dev.id}`);
    expect((await delivery(id)).counts).toMatchObject({ targeted: 10, seen: 1 });
  });

  it('is the office’s to see, and only for who writes there [RP-01]', async () => {
    const id = await shareAsOffice(office, {});
    const admin = await test.signIn(world.admin);
    expect((await admin.call('get-notice-delivery', { notice_id: id })).status).toBe(403);
    const read = { notice_id: id, user_id: world.superAdmin.id, action: 'view' } as const;
    expect((await office.ok('get-notice-details', read)).data.may_follow).toBe(1);
    await test.server.app.db.execute(sql`
      insert into people (school_id, role, sub_role, modules, login_name, password_hash, first_name, last_name)
      select 0, 1, 2, '{admin/sign-out}', 'X93', password_hash, 'Staff', 'Test' from people where login_name = 'X1'`);
    const staff = await test.signIn({ id: 0, schoolId: 0, loginName: 'X93', role: 1 });
    expect((await staff.call('get-office-delivery', { notice_id: id })).status).toBe(403);
    expect((await staff.call('remind-office-notice', { notice_id: id })).status).toBe(403);
  });
});

describe('a reminder of the central office', () => {
  const remind = (notice_id: number) => office.ok('remind-office-notice', { notice_id });
  const drain = () => test.server.jobs().drain();
  const mails = async (id: number) => {
    const files = await readdir(join(test.dataDir, 'outbox')).catch(() => []);
    return files.filter((name) => name.startsWith(`reminder-0-${id}-`)).length;
  };
  const reminded = async (id: number) => {
    const { rows } = await test.server.app.db.execute<{ person_id: number }>(sql`
      select person_id from notice_receipts where notice_id = ${id} and reminded_on is not null order by 1`);
    return rows.map((row) => row.person_id);
  };
  const unread = async (who: Named) => {
    const { data } = await (await test.signIn(who)).ok('notifications', { schoolId: who.schoolId });
    return data.filter((row) => row.read === 0).map((row) => row.message);
  };

  it('goes to those who are missing, in every school, once a day, however often it is asked for', async () => {
    const id = await shareAsOffice(office, { country_id: '1', state_id: '12', notice_title: 'Read me' });
    await drain();
    const teacher = await test.signIn(world.otherFaculty);
    await teacher.ok('clear-all-notifications', {});
    await see(world.otherStudent, id);
    const asked = await Promise.all(Array.from({ length: 5 }, () => remind(id)));
    expect(asked.reduce((sum, { queued }) => sum + queued, 0)).toBe(1);
    await drain();
    expect(await delivery(id)).toMatchObject({ is_reminding: 0, counts: { to_remind: 0, reminded: 2 } });
    expect(await reminded(id)).toEqual([world.otherAdmin.id, world.otherFaculty.id]);
    expect(await unread(world.otherFaculty)).toContain('Read me');
    expect(await mails(id)).toBe(2);
    expect(await remind(id)).toMatchObject({ queued: 0, is_reminding: 0, reminded: 0, already: 2 });
    await drain();
    expect(await mails(id)).toBe(2);
    test.clock.now = new Date('2026-11-19T06:00:00Z');
    expect((await remind(id)).queued).toBe(1);
    await drain();
    expect(await mails(id)).toBe(4);
  });

  it('is for each person once a day: who was reminded is left out, who is missing since is not', async () => {
    const id = await shareAsOffice(office, { schoolIds: '2', gradeIds: '0' });
    await drain();
    await see(world.otherStudent, id);
    expect(await remind(id)).toMatchObject({ queued: 1, reminded: 2, already: 0 });
    await drain();
    // One joins, one who was reminded reads it, and another school comes along by an edit.
    const { db } = test.server.app;
    await db.execute(sql`
      insert into people (school_id, role, login_name, first_name, last_name, email)
      values (2, 3, 'NEW2', 'New', 'Test', 'new@test.example')`);
    await see(world.otherFaculty, id);
    const edit = { notice_id: id, noticeSubmitType: 'edit', schoolIds: '1,2', noticeFor: 6 } as const;
    await office.ok('create-notice-by-admin', await officeInput(office, edit));
    await drain();
    const before = await reminded(id);
    expect((await delivery(id)).counts).toMatchObject({ to_remind: 8, reminded: 1 });
    expect(await remind(id)).toMatchObject({ queued: 1, reminded: 8, already: 1 });
    await drain();
    expect((await reminded(id)).length - before.length).toBe(8);
    expect(await mails(id)).toBe(10);
    expect(await remind(id)).toMatchObject({ queued: 0, reminded: 0, already: 9 });
    await db.execute(sql`delete from people where login_name = 'NEW2'`);
  });

  it('says that one is still on its way, and begins no other', async () => {
    const id = await shareAsOffice(office, { schoolIds: '2', gradeIds: '0' });
    await drain();
    const { db } = test.server.app;
    await db.execute(sql`
      insert into jobs (kind, dedupe_key, payload, run_at)
      values ('office-reminder', 'under way', ${JSON.stringify({ noticeId: id })}, '2026-12-24')`);
    expect((await delivery(id)).is_reminding).toBe(1);
    expect(await remind(id)).toMatchObject({ queued: 0, is_reminding: 1, reminded: 0 });
    await db.execute(sql`delete from jobs where dedupe_key = 'under way'`);
    expect((await remind(id)).queued).toBe(1);
    await drain();
  });

  it('goes on to the other schools although no server takes an address of the first', async () => {
    const { db, mailer } = test.server.app;
    await db.execute(sql`insert into states (country_id, id, name) values (2, 23, 'Further')`);
    await db.execute(sql`
      insert into schools (id, name, short_name, model, country_id, state_id, time_zone, academic_year)
      select 200 + n, 'Further school ' || n, '', 0, 2, 23, 'Africa/Nairobi', '' from generate_series(1, 12) n`);
    await db.execute(sql`
      insert into people (school_id, role, login_name, first_name, last_name, email)
      select 200 + n, 3, 'FUR' || n, 'Far', 'Person', 'far@test.example' from generate_series(1, 12) n`);
    const id = await shareAsOffice(office, { country_id: '2', state_id: '23' });
    await drain();
    const outbox = createMailer(test.server.app.config);
    let refused = 0;
    Object.assign(mailer, {
      send: (message: Message) => {
        if (refused > 0) return outbox.send(message);
        refused += 1;
        return Promise.reject(new Error('550 no such mailbox'));
      },
    });
    await remind(id);
    await drain();
    Object.assign(mailer, { send: (message: Message) => outbox.send(message) });
    expect(await reminded(id)).toHaveLength(12);
    expect(await mails(id)).toBe(11);
    // Its mail is tried again for days; nobody waits for that.
    expect((await delivery(id)).is_reminding).toBe(0);
    test.clock.now = new Date(start.getTime() + 60_000);
    await drain();
    expect(await mails(id)).toBe(12);
  });

  it('does not reach a school whose day has not begun, and is refused of what is not out', async () => {
    const later = await shareAsOffice(office, { share_date: '2026-11-25' });
    expect(await office.call('remind-office-notice', { notice_id: later })).toMatchObject({
      status: 422,
      error: { code: 'not_out' },
    });
    const { db } = test.server.app;
    await db.execute(sql`update schools set time_zone = 'Pacific/Honolulu' where id = 2`);
    const id = await shareAsOffice(office, { country_id: '1', noticeFor: 4, share_date: '2026-11-18' });
    expect(await remind(id)).toMatchObject({ reminded: 1 });
    await drain();
    expect(await reminded(id)).toEqual([world.admin.id]);
    expect(await remind(id)).toMatchObject({ queued: 0, reminded: 0, already: 1 });
    await db.execute(sql`update schools set time_zone = 'Asia/Kolkata' where id = 2`);
    const off = { notice_id: id, noticeSubmitType: 'edit', active_status: 0 } as const;
    await office.ok('create-notice-by-admin', await officeInput(office, off));
    expect((await office.call('remind-office-notice', { notice_id: id })).status).toBe(422);
  });

  it('goes on over many parts of schools', async () => {
    const { db } = test.server.app;
    await db.execute(sql`insert into states (country_id, id, name) values (2, 22, 'Far')`);
    await db.execute(sql`
      insert into schools (id, name, short_name, model, country_id, state_id, time_zone, academic_year)
      select 100 + n, 'Far school ' || n, 'Far', 0, 2, 22, 'Africa/Nairobi', '' from generate_series(1, 45) n`);
    await db.execute(sql`
      insert into people (school_id, role, login_name, first_name, last_name)
      select 100 + n, 3, 'FAR' || n, 'Far', 'Person' from generate_series(1, 45) n`);
    const id = await shareAsOffice(office, { country_id: '2', state_id: '22' });
    await remind(id);
    await drain();
    expect(await reminded(id)).toHaveLength(45);
    expect(await delivery(id)).toMatchObject({ is_reminding: 0, counts: { to_remind: 0, reminded: 45 } });
  });
});
