import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallOf } from '#contract/catalogue.ts';
import type { CallInput } from '#contract/core/define-call.ts';
import { auditLog } from '#server/core/schema.ts';
import { memberships, people, schools } from '#server/directory/schema.ts';
import { enrolments, peopleChanges } from '#server/people/schema.ts';
import { buildClubWorld, type ClubWorld } from '../club-world.ts';
import { formSession, shareAsFaculty } from '../notice-inputs.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';
import type { World } from '../world.ts';

let test: TestServer;
let world: World;
let clubs: ClubWorld;
let admin: Client;
let office: Client;
let asha: Client;
beforeAll(async () => {
  test = await startTestServer();
  world = test.world;
  clubs = await buildClubWorld(test.server.app.db);
  admin = await test.signIn(world.admin);
  office = await test.signIn(world.superAdmin);
  asha = await test.signIn(world.asha);
});
afterAll(() => test.close());

type NewStudent = CallInput<CallOf<'add-student'>>;
let number = 0;
const newStudent = async (client: Client, fields: Partial<NewStudent> = {}): Promise<NewStudent> => ({
  formSession: await formSession(client),
  user_id: `P${(number += 1)}`,
  firstName: 'Maya',
  gender: 'Female',
  ...fields,
});
const add = async (fields: Partial<NewStudent> = {}, client = admin) =>
  (await client.ok('add-student', await newStudent(client, fields))).data;
const list = async (input: CallInput<CallOf<'student-list'>> = {}, client = admin): Promise<string[]> =>
  (await client.ok('student-list', input)).rows.map(({ user_id }) => user_id);
const byId = async (id: number, client = admin) => (await client.ok('student-by-id', { id })).data;
const placesOf = async (id: number) =>
  (await test.server.app.db.select().from(memberships).where(eq(memberships.personId, id)))
    .map(({ divisionId }) => divisionId)
    .toSorted((a, b) => a - b);
const rowOf = async (id: number) => {
  const [row] = await test.server.app.db
    .select({ id: people.id, version: people.version })
    .from(people)
    .where(eq(people.id, id));
  return row ?? { id: 0, version: 0 };
};

describe('the students of a school', () => {
  it('are listed with class and division, searched, sorted and filtered [C2-06, GR-01, EN-35, NX-265, PR-05, GR-05]', async () => {
    const { rows, total } = await admin.ok('student-list', { sort: [{ by: 'user_id', descending: true }] });
    expect(total).toBe(3);
    expect(rows[0]).toMatchObject({
      user_id: 'S3',
      student_name: 'Farid Test',
      grade_name: 'Grade 10',
      division_name: 'A',
      student_pic: '',
      status: 'active',
    });
    expect(await list({ search: 'esh' })).toEqual(['S2']);
    expect(await list({ filters: { grade: world.places['9A'].gradeId } })).toEqual(['S1', 'S2']);
    expect(await list({ filters: { division: world.places['9A'].divisionId } })).toEqual(['S1']);
    const { user_id } = await add({ user_id: 'nowhere' });
    expect(await list({ filters: { grade: 'none' } })).toEqual([user_id]);
    expect(await list({ filters: { seen: 'never' } })).toEqual(['S1', 'S2', 'S3', user_id]);
  });

  it('are read by the office by school, which is written down [QU-70, QU-08]', async () => {
    expect(await list({ school_id: 2 }, office)).toEqual(['S21']);
    const [note] = await test.server.app.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'people.students_read'))
      .orderBy(desc(auditLog.at));
    expect(note).toMatchObject({ personId: world.superAdmin.id, details: { schoolId: 2, rows: 1 } });
    expect(await admin.call('student-list', { school_id: 2 })).toMatchObject({ status: 404 });
    expect(await admin.call('student-by-id', { id: world.otherStudent.id })).toMatchObject({ status: 404 });
  });

  it('leave in larger pieces, and who took them along is written down [C2-09, GR-07, NX-268]', async () => {
    const page = await admin.ok('student-list-for-excel', { size: 500 });
    expect(page).toMatchObject({ size: 500, total: page.rows.length });
    const [note] = await test.server.app.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'people.students_exported'));
    expect(note).toMatchObject({
      personId: world.admin.id,
      details: { schoolId: 1, rows: page.rows.length },
    });
  });

  it('are named by number, and listed by division, without who is not active [C2-08, C2-09, NX-267, NX-269]', async () => {
    const named = await admin.ok('student-name-by-id', { stid: world.dev.id });
    expect(named.data).toMatchObject({ student_name: 'Dev Test', grade_name: 'Grade 9', division_name: 'A' });
    const { gradeId, divisionId } = world.places['9A'];
    const off = await add({ division_id: divisionId });
    await admin.ok('activate-student', { rows: [await rowOf(off.id)], status: 'inactive' });
    const { data } = await admin.ok('student-list-by-gradeDivision', {
      grade_id: gradeId,
      division_id: divisionId,
    });
    expect(data.map(({ user_id }) => user_id)).toEqual(['S1']);
  });
});

describe('a new student', () => {
  it('needs neither e-mail nor telephone; the admission number is theirs alone in the school [C2-07, NX-169]', async () => {
    const added = await add({
      admission_no: '0017',
      birth_date: '2015-03-31',
      division_id: world.places['9B'].divisionId,
    });
    expect(added.code).toMatch(/^[a-z]{4}-\d{4}-[a-z]{4}$/);
    expect(await byId(added.id)).toMatchObject({
      admission_no: '0017',
      age: '2015-03-31',
      className: 'Grade 9',
      sectionName: 'B',
    });
    const again = await admin.call('add-student', await newStudent(admin, { admission_no: ' 0017 ' }));
    expect(again).toMatchObject({
      error: { code: 'admission_taken', fields: { admission_no: expect.stringContaining('Maya') } },
    });
    await add({ school_id: 2, admission_no: '0017' }, office);
    await admin.ok('delete-student', { rows: [await rowOf(added.id)] });
    expect(await admin.call('add-student', await newStudent(admin, { admission_no: '0017' }))).toMatchObject({
      error: { fields: { admission_no: 'Maya, who is in the bin, has this number.' } },
    });
  });

  it('is judged by the rules of the form', async () => {
    const wrong = { mobile: '12', email_id: 'x@y', birth_date: '2999-01-01', gender: '' };
    expect(await admin.call('add-student', await newStudent(admin, wrong))).toMatchObject({
      error: {
        code: 'bad_fields',
        fields: {
          mobile: 'Please, Enter 10 digit Mobile Number.',
          email_id: 'Please enter an email address like name@school.org.',
          birth_date: 'Write a day that has been, such as 2015-03-31.',
        },
      },
    });
  });

  it('sits where the school’s model says: classes, batches, or both', async () => {
    const club = await test.enter(clubs.clubAdmin);
    const { roboticsMonday, drama, music } = clubs.batches;
    const inClubs = await add({ batches: [roboticsMonday.batchId, drama.batchId] }, club);
    expect(await placesOf(inClubs.id)).toEqual(
      [roboticsMonday.batchId, drama.batchId].toSorted((a, b) => a - b),
    );
    const noClass = await club.call(
      'add-student',
      await newStudent(club, { division_id: clubs.sevenA.divisionId }),
    );
    expect(noClass).toMatchObject({
      error: { code: 'bad_place', fields: { division_id: 'This school teaches in clubs, not in grades.' } },
    });
    const mixed = await test.enter(clubs.mixedAdmin);
    const both = await add({ division_id: clubs.sevenA.divisionId, batches: [music.batchId] }, mixed);
    expect(await placesOf(both.id)).toHaveLength(2);
    expect(await byId(both.id, mixed)).toMatchObject({ className: 'Grade 7', club: 'Music' });
  });

  it('is refused beyond the licence, and counted once among many who are entered at once [C2-09, VP-40, NX-241]', async () => {
    const { used } = (await admin.ok('get-student-regLimit', {})).data;
    await test.server.app.db
      .update(schools)
      .set({ studentLimit: used + 2 })
      .where(eq(schools.id, 1));
    const inputs = await Promise.all(Array.from({ length: 6 }, () => newStudent(admin)));
    const answers = await Promise.all(inputs.map((input) => admin.call('add-student', input)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(2);
    expect((await admin.ok('get-student-regLimit', {})).data).toMatchObject({
      used: used + 2,
      isAdminRegistration: 0,
    });
    await test.server.app.db.update(schools).set({ studentLimit: null }).where(eq(schools.id, 1));
  });
});

describe('a student’s place', () => {
  it('changes for one and for many, with its history; what is not named stays [RP-21, C2-07, NX-249]', async () => {
    const { '9A': from, '9B': to } = world.places;
    const [one, two] = [await add({ division_id: from.divisionId }), await add()];
    const rows = [await rowOf(one.id), await rowOf(two.id), { ...(await rowOf(world.dev.id)), version: 77 }];
    const answer = await admin.ok('migrate-student', { rows, division_id: to.divisionId });
    expect(answer.done.map(({ id }) => id)).toEqual([one.id, two.id]);
    expect(answer.refused).toMatchObject([{ id: world.dev.id, code: 'stale' }]);
    expect([await placesOf(one.id), await placesOf(two.id)]).toEqual([[to.divisionId], [to.divisionId]]);
    const history = await test.server.app.db
      .select()
      .from(enrolments)
      .where(eq(enrolments.personId, one.id))
      .orderBy(enrolments.id);
    expect(history).toMatchObject([
      { divisionId: from.divisionId, reason: 'entered', validTo: expect.any(String) },
      { divisionId: to.divisionId, reason: 'moved', validTo: null },
    ]);
    const [change] = await test.server.app.db
      .select()
      .from(peopleChanges)
      .where(eq(peopleChanges.personId, one.id))
      .orderBy(desc(peopleChanges.id));
    expect(change).toMatchObject({
      kind: 'places',
      before: { places: [from.divisionId] },
      after: { places: [to.divisionId] },
    });
    const mixed = await test.enter(clubs.mixedAdmin);
    const member = await add({ batches: [clubs.batches.music.batchId] }, mixed);
    await mixed.ok('migrate-student', {
      rows: [await rowOf(member.id)],
      division_id: clubs.sevenA.divisionId,
    });
    expect(await placesOf(member.id)).toHaveLength(2);
  });

  it('is no other school’s, nor one that was put away', async () => {
    const row = await rowOf(world.dev.id);
    const elsewhere = { rows: [row], division_id: world.places.other.divisionId };
    expect(await admin.call('migrate-student', elsewhere)).toMatchObject({ error: { code: 'bad_place' } });
    await test.server.app.db.execute(
      sql`update divisions set archived_at = now() where id = ${world.places['10B'].divisionId}`,
    );
    const away = { rows: [row], division_id: world.places['10B'].divisionId };
    expect(await admin.call('migrate-student', away)).toMatchObject({ error: { code: 'bad_place' } });
    await test.server.app.db.execute(sql`update divisions set archived_at = null`);
    expect(await placesOf(world.dev.id)).toEqual([world.places['9A'].divisionId]);
  });
});

describe('the status of students', () => {
  it('bin, leaving and back again keep class, history and licence in step [NX-165, NX-180, NX-254]', async () => {
    const { divisionId } = world.places['9A'];
    const { id, user_id } = await add({ division_id: divisionId });
    const { used } = (await admin.ok('get-student-regLimit', {})).data;
    await admin.ok('delete-student', { rows: [await rowOf(id)] });
    expect((await admin.ok('get-student-regLimit', {})).data.used).toBe(used - 1);
    expect(await list({ search: user_id })).toEqual([]);
    expect(await list({ filters: { status: 'deleted' } })).toContain(user_id);
    await admin.ok('reactivate-student', { rows: [await rowOf(id)] });
    expect(await placesOf(id)).toEqual([divisionId]);
    await admin.ok('activate-student', { rows: [await rowOf(id)], status: 'left' });
    expect(await placesOf(id)).toEqual([]);
    await admin.ok('delete-student', { rows: [await rowOf(id)] });
    await admin.ok('reactivate-student', { rows: [await rowOf(id)] });
    expect((await byId(id)).status).toBe('left');
    await admin.ok('reactivate-student', { rows: [await rowOf(id)] });
    expect(await byId(id)).toMatchObject({ status: 'active', className: 'Grade 9', sectionName: 'A' });
    const open = await test.server.app.db.execute(
      sql`select count(*)::int as n from enrolments where person_id = ${id} and valid_to is null`,
    );
    expect(open.rows).toEqual([{ n: 1 }]);
  });

  it('reset password: a code shown once, sessions end, and it must be replaced [C2-07, QU-06, NX-258]', async () => {
    const esha = await test.signIn(world.esha);
    const { code, name } = await admin.ok('reset-student-password', { id: world.esha.id });
    expect(name).toBe('Esha Test');
    expect((await esha.call('get-psw-status', {})).status).toBe(401);
    const session = await test.anonymous.call('login', {
      email: 'S2',
      password: code,
      deviceDetails: { deviceId: 'x', browser: 'x', os: 'x', tz: 'UTC' },
    });
    expect(session).toMatchObject({ data: { UserAccessData: [{ psw_change_status: 0 }] } });
    expect(await admin.call('reset-student-password', { id: world.asha.id })).toMatchObject({ status: 404 });
    expect(
      await office.ok('reset-student-password', { school_id: 2, id: world.otherStudent.id }),
    ).toMatchObject({
      name: 'OtherStudent Test',
    });
  });

  it('stays in a demo school [RP-07]', async () => {
    const demo = await test.signIn(world.demoAdmin);
    const rows = [await rowOf(world.demoStudent.id)];
    const answers = [
      await demo.call('delete-student', { rows }),
      await demo.call('activate-student', { rows, status: 'left' }),
      await demo.call('migrate-student', { rows, division_id: 1 }),
      await demo.call('add-student', await newStudent(demo)),
      await demo.call('update-student', { ...rows[0]!, firstName: 'X' }),
      await demo.call('reset-student-password', { id: world.demoStudent.id }),
    ];
    expect(answers.map((answer) => !answer.ok && answer.error.code)).toEqual(
      answers.map(() => 'demo_school'),
    );
  });
});

describe('a teacher', () => {
  it('sees the students of their own classes alone [GR-02, C2-06, RP-21, NX-266]', async () => {
    const mine = await asha.ok('student-list-by-faculty', { sort: [{ by: 'user_id' }] });
    expect(mine.rows.map(({ user_id }) => user_id)).toEqual(expect.arrayContaining(['S1', 'S3']));
    expect(mine.rows.map(({ user_id }) => user_id)).not.toContain('S2');
    const gone = await asha.ok('student-list-by-faculty', { filters: { status: 'deleted' } });
    expect(gone.rows.every(({ status }) => status === 'active' || status === 'inactive')).toBe(true);
    expect(await asha.call('student-by-id', { id: world.esha.id })).toMatchObject({ status: 403 });
    expect(await asha.call('student-list', {})).toMatchObject({ status: 403 });
    const { gradeId, divisionId } = world.places['9B'];
    const other = { grade_id: gradeId, division_id: divisionId };
    expect(await asha.call('student-list-by-gradeDivision', other)).toMatchObject({ status: 403 });
  });

  it('corrects how a student of theirs is reached, and nothing else [GR-02, NX-273]', async () => {
    const { id, version } = await rowOf(world.dev.id);
    await asha.ok('update-student', { id, version, mobile: '9876543210', email_id: 'dev@home.org' });
    expect(await byId(id)).toMatchObject({ mobile: '9876543210', email_id: 'dev@home.org' });
    const [change] = await test.server.app.db
      .select()
      .from(peopleChanges)
      .where(eq(peopleChanges.personId, id))
      .orderBy(desc(peopleChanges.id));
    expect(change).toMatchObject({
      changedBy: world.asha.id,
      after: { mobile: '9876543210', email_id: 'dev@home.org' },
    });
    const now = await rowOf(id);
    for (const more of [{ firstName: 'X' }, { division_id: null }, { admission_no: '1' }, { user_id: 'X1' }])
      expect(await asha.call('update-student', { ...now, ...more })).toMatchObject({
        error: { code: 'not_allowed' },
      });
    const hers = { ...(await rowOf(world.esha.id)), mobile: '9876543210' };
    expect(await asha.call('update-student', hers)).toMatchObject({ status: 403 });
    expect(await asha.call('delete-student', { rows: [now] })).toMatchObject({ status: 403 });
  });

  it('is found by grade and club, with classes, clubs and colleagues [C2-04, C3-02, C3-04, C6-02, CE-02, NX-167, NX-175, NX-185, NX-187, NX-202, NX-209, NX-210, NX-212, NX-213, NX-214]', async () => {
    const { gradeId, divisionId } = world.places['9A'];
    const names = (answer: { data: readonly { faculty_name: string }[] }) =>
      answer.data.map(({ faculty_name }) => faculty_name);
    expect(names(await admin.ok('faculty-list-by-grade', { grade: gradeId }))).toEqual([
      'Asha Test',
      'Bina Test',
    ]);
    const check = { divisions: [divisionId], faculty_id: world.asha.id };
    expect((await admin.ok('check-faculty-division', check)).data).toEqual([
      { division_id: divisionId, faculty_name: ['Bina Test'] },
    ]);
    const own = await asha.ok('get-faculty-class-list', { faculty_id: world.asha.id });
    expect(
      own.data.map(({ school_class, divisions }) => [school_class, divisions.map(({ section }) => section)]),
    ).toEqual([
      ['Grade 9', ['A']],
      ['Grade 10', ['A']],
    ]);
    expect((await admin.ok('get-faculty-class-list', { faculty_id: 0 })).data).toHaveLength(3);
    const all = await admin.ok('get-faculty-all-division', { search: '9' });
    expect(all).toMatchObject({ total: 2, rows: [{ name: 'Grade 9 A' }, { name: 'Grade 9 B' }] });
    const club = await test.enter(clubs.clubAdmin);
    const leela = { faculty_id: clubs.leela.id };
    expect((await club.ok('faculty-club-batch-list', leela)).data).toMatchObject([
      { club_name: 'Robotics', batches: [{ batch_name: 'Monday' }] },
      { club_name: 'Drama', batches: [{ batch_name: 'Monday' }] },
    ]);
    expect((await club.ok('get-faculty-club-list', leela)).data).toMatchObject([
      { batch_count: 1 },
      { batch_count: 1 },
    ]);
    expect(names(await club.ok('get-club-teacher-list', leela))).toEqual(['Leela Test', 'Omar Test']);
    expect(names(await club.ok('get-faculty-by-clubs', { club_id: clubs.batches.drama.clubId }))).toEqual([
      'Leela Test',
    ]);
    expect((await club.ok('get-faculty-all-club', {})).rows.map(({ name }) => name)).toContain(
      'Robotics Saturday',
    );
    const omar = await rowOf(clubs.omar.id);
    const added = await club.ok('add-club-faculty', { ...omar, batches: [clubs.batches.drama.batchId] });
    expect(added.data.version).toBe(omar.version + 1);
    expect(await placesOf(omar.id)).toHaveLength(2);
  });
});

it('forgets what is remembered of a student, for who may see them [C2-10, CC-07, NX-031]', async () => {
  expect(await asha.ok('del-std-redis-key', { id: world.dev.id })).toEqual({ status: 'true', data: 1 });
  expect(await asha.call('del-std-redis-key', { id: world.esha.id })).toMatchObject({ status: 403 });
});

describe('the bin after 30 days', () => {
  it('is erased with everything about them; of who wrote notices the name stays on those [QU-70]', async () => {
    const { db } = test.server.app;
    const student = await add({ division_id: world.places['9A'].divisionId, mobile: '9876543210' });
    const kept = await add();
    await admin.ok('delete-student', { rows: [await rowOf(student.id)] });
    const chetan = await test.signIn(world.chetan);
    const notice = await shareAsFaculty(chetan, { grade: String(world.places['10B'].gradeId) });
    const teacher = await rowOf(world.chetan.id);
    await admin.ok('set-faculty-status', { rows: [teacher], status: 'deleted' });
    test.clock.now = new Date(test.clock.now.getTime() + 29 * 86_400_000);
    await test.server.jobs().drain();
    expect((await rowOf(student.id)).id).toBe(student.id);
    test.clock.now = new Date(test.clock.now.getTime() + 2 * 86_400_000);
    await test.server.jobs().drain();
    expect((await rowOf(student.id)).id).toBe(0);
    expect((await rowOf(kept.id)).id).toBe(kept.id);
    for (const table of ['memberships', 'enrolments', 'people_changes', 'profiles'])
      expect([
        table,
        (
          await db.execute(
            sql`select count(*)::int as n from ${sql.identifier(table)} where person_id = ${student.id}`,
          )
        ).rows,
      ]).toEqual([table, [{ n: 0 }]]);
    const [author] = await db.select().from(people).where(eq(people.id, teacher.id));
    expect(author).toMatchObject({
      firstName: 'Chetan',
      loginName: `#GONE-${teacher.id}`,
      email: '',
      passwordHash: null,
    });
    expect(await db.execute(sql`select created_by from notices where id = ${notice}`)).toMatchObject({
      rows: [{ created_by: teacher.id }],
    });
  });
});
