import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '#server/core/schema.ts';
import { memberships, people } from '#server/directory/schema.ts';
import { adminInput, formSession, shareAsFaculty } from '../notice-inputs.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';
import type { World } from '../world.ts';

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

const school = { school_id: 1 };
const code = async (answer: Promise<{ ok: boolean; error?: { code: string } } | object>) => {
  const given = await answer;
  return 'error' in given && given.error ? given.error.code : 'ok';
};
const addClasses = async (input: { master_class_ids?: number[]; names?: string[]; parts?: string[] }) =>
  admin.call('map-class-mbx', {
    ...school,
    formSession: await formSession(admin),
    master_class_ids: [],
    names: [],
    parts: [],
    ...input,
  });
const saveSections = async (
  group_id: number,
  names: string[],
  { id = 0, version = 0, client = admin }: { id?: number; version?: number; client?: Client } = {},
) =>
  client.call('map-class-section', {
    ...school,
    formSession: await formSession(client),
    group_id,
    id,
    version,
    names,
  });
const classes = async () => (await admin.ok('get-school-classes', { ...school, size: 100 })).rows;
const classNamed = async (name: string) => {
  const found = (await classes()).find(({ school_class }) => school_class === name);
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
};
const sections = async (mbx_class_id: number) =>
  (await admin.ok('get-divisions', { ...school, mbx_class_id })).rows;
const remove = (of: 'class' | 'section', ...rows: { id: number; version: number }[]) =>
  admin.call('remove-class-section', { ...school, of, rows });

describe('the classes of a school', () => {
  it('are listed with their sections and how many people have a place there [EN-08, C7-03, NX-057]', async () => {
    const rows = await classes();
    expect(
      rows.map(({ school_class, sections, students, faculty }) => [
        school_class,
        sections,
        students,
        faculty,
      ]),
    ).toEqual([
      ['Grade 9', ['A', 'B'], 2, 2],
      ['Grade 10', ['A', 'B'], 1, 2],
      ['Grade 11', [], 0, 0],
    ]);
    const { rows: nine } = await admin.ok('get-divisions', {
      ...school,
      mbx_class_id: world.places['9A'].gradeId,
    });
    expect(nine.map(({ section, students, faculty }) => [section, students, faculty])).toEqual([
      ['A', 1, 2],
      ['B', 1, 0],
    ]);
  });

  it('give pickers their sections, all and those in which a person has no place yet [C7-01, NX-055, NX-063, NX-208]', async () => {
    const class_id = world.places['9A'].gradeId;
    const named = ({ data }: { data: { section: string }[] }) => data.map(({ section }) => section);
    expect(named(await admin.ok('get-division-without-school-list', { ...school, class_id }))).toEqual([
      'A',
      'B',
    ]);
    const ofDev = { ...school, class_id, user_id: world.dev.id };
    expect(named(await admin.ok('get-remaining-division-list', ofDev))).toEqual(['B']);
    const { data } = await admin.ok('get-division-batch-list', school);
    expect(data.map(({ name, parts }) => [name, parts.length])).toEqual([
      ['Grade 9', 2],
      ['Grade 10', 2],
      ['Grade 11', 0],
    ]);
  });

  it('count the rows they open [NX-074]', async () => {
    for (const { mbx_class_id, students } of await classes()) {
      const { total } = await admin.ok('students-list-by-class', { ...school, mbx_class_id });
      expect(total).toBe(students);
      for (const { id, students: inSection } of await sections(mbx_class_id)) {
        const input = { ...school, mbx_class_id, division_id: id };
        expect((await admin.ok('students-list-by-class', input)).total).toBe(inSection);
      }
    }
  });

  it('of all schools stand in their order, and the office reads the same for its reports [CB-04, NX-161, NX-319]', async () => {
    const { data } = await admin.ok('get-class-list', {});
    expect(data.map(({ class_name }) => class_name)).toEqual(
      Array.from({ length: 12 }, (_, index) => `Grade ${index + 1}`),
    );
    const sAdmin_id = world.superAdmin.id;
    expect((await office.ok('master_classes-for-admin', { sAdmin_id })).data).toEqual(data);
  });

  it('are mapped from those of all schools, with sections, and told nobody else’s name twice [PR-04, NX-065]', async () => {
    const { data: masters } = await admin.ok('get-class-list', {});
    const three = masters.find(({ class_name }) => class_name === 'Grade 3');
    const five = masters.find(({ class_name }) => class_name === 'Grade 5');
    const ids = [five?.id ?? 0, three?.id ?? 0];
    expect(await code(addClasses({ master_class_ids: ids, names: ['Nursery'], parts: ['A', 'B'] }))).toBe(
      'ok',
    );
    const names = (await classes()).map(({ school_class }) => school_class);
    expect(names).toEqual(['Grade 3', 'Grade 5', 'Grade 9', 'Grade 10', 'Grade 11', 'Nursery']);
    expect((await classNamed('Nursery')).sections).toEqual(['A', 'B']);
    expect(await code(addClasses({ names: ['nursery '] }))).toBe('name_taken');
    // Called otherwise, it is the same class all the same.
    const third = await classNamed('Grade 3');
    const input = { ...school, id: third.mbx_class_id, version: third.version, name: 'Class III' };
    await admin.ok('update-class', { ...input, formSession: await formSession(admin) });
    expect(await code(addClasses({ master_class_ids: [three?.id ?? 0] }))).toBe('name_taken');
  });

  it('of a class that is nobody’s or another school’s answer as if they were not there', async () => {
    for (const mbx_class_id of [world.places.other.gradeId, 999_999]) {
      expect(await code(admin.call('get-divisions', { ...school, mbx_class_id }))).toBe('not_found');
      expect(await code(saveSections(mbx_class_id, ['Z']))).toBe('not_found');
      expect(await code(remove('class', { id: mbx_class_id, version: 1 }))).toBe('not_found');
    }
    expect(await code(addClasses({ master_class_ids: [30_000] }))).toBe('not_found');
  });

  it('of a demo school stay as they are', async () => {
    const demo = await test.signIn(world.demoAdmin);
    const input = {
      school_id: 5,
      formSession: await formSession(demo),
      master_class_ids: [1],
      names: [],
      parts: [],
    };
    expect(await code(demo.call('map-class-mbx', input))).toBe('demo_school');
  });
});

describe('sections', () => {
  it('come several at once, each name once whatever its letters’ case [NF-27, VP-31, NX-066]', async () => {
    const id = world.emptyGradeId;
    await saveSections(id, ['A', ' B  1 ']);
    expect((await sections(id)).map(({ section }) => section)).toEqual(['A', 'B 1']);
    const taken = await saveSections(id, ['C', 'a']);
    expect(taken).toMatchObject({
      ok: false,
      error: { code: 'name_taken', fields: { names: expect.stringContaining('a') } },
    });
    expect((await sections(id)).map(({ section }) => section)).toEqual(['A', 'B 1']);
    expect(await code(saveSections(id, ['D', 'd']))).toBe('bad_request');
    expect(await code(saveSections(id, ['  ']))).toBe('bad_request');
  });

  it('are added once when two admins add the same at one moment', async () => {
    const before = (await sections(world.emptyGradeId)).length;
    const answers = await Promise.all(
      [admin, office, admin, office].map((client) =>
        code(saveSections(world.emptyGradeId, ['Twin'], { client })),
      ),
    );
    expect(answers.toSorted()).toEqual(['name_taken', 'name_taken', 'name_taken', 'ok']);
    expect((await sections(world.emptyGradeId)).length).toBe(before + 1);
  });

  it('get another name, unless somebody was faster', async () => {
    const [first] = await sections(world.emptyGradeId);
    const change = (name: string, version: number) =>
      saveSections(world.emptyGradeId, [name], { id: first?.id ?? 0, version });
    expect(await code(change('Red', first?.version ?? 0))).toBe('ok');
    expect(await code(change('Blue', first?.version ?? 0))).toBe('stale');
    expect(await code(change('twin', (first?.version ?? 0) + 1))).toBe('name_taken');
    expect((await sections(world.emptyGradeId)).map(({ section }) => section)).toContain('Red');
  });

  it('answer a repeated save with its first answer [QU-10]', async () => {
    const input = {
      ...school,
      formSession: await formSession(admin),
      group_id: world.emptyGradeId,
      id: 0,
      version: 0,
      names: ['Once'],
    };
    expect(await admin.ok('map-class-section', input)).toEqual(await admin.ok('map-class-section', input));
  });

  it('with people are not removed, and say how many', async () => {
    const [a] = await sections(world.places['9A'].gradeId);
    const refused = await remove('section', { id: a?.id ?? 0, version: a?.version ?? 0 });
    expect(refused).toMatchObject({
      ok: false,
      error: { code: 'has_people', information: expect.stringContaining('1 student and 2 teachers') },
    });
    const nine = await classNamed('Grade 9');
    expect(await code(remove('class', { id: nine.mbx_class_id, version: nine.version }))).toBe('has_people');
  });

  it('keep the place of who lies in the bin', async () => {
    await saveSections(world.emptyGradeId, ['Bin']);
    const bin = (await sections(world.emptyGradeId)).find(({ section }) => section === 'Bin');
    const { db } = test.server.app;
    const [gone] = await db
      .insert(people)
      .values({
        schoolId: 1,
        role: 3,
        loginName: 'SBIN',
        firstName: 'Gone',
        lastName: '',
        isActive: false,
        deletedAt: new Date(),
      })
      .returning({ id: people.id });
    const place = { gradeId: world.emptyGradeId, divisionId: bin?.id ?? 0 };
    await db.insert(memberships).values({ schoolId: 1, personId: gone?.id ?? 0, ...place });
    expect(await sections(world.emptyGradeId)).toContainEqual({ ...bin, students: 0 });
    const refused = await remove('section', { id: bin?.id ?? 0, version: bin?.version ?? 0 });
    expect(refused).toMatchObject({ error: { information: expect.stringContaining('in the bin') } });
  });

  it('are removed and brought back, each for itself; a name taken meanwhile keeps one away [NX-069]', async () => {
    const free = (await sections(world.emptyGradeId)).filter(({ section }) =>
      ['Red', 'Twin', 'Bin'].includes(section),
    );
    const answer = await admin.ok('remove-class-section', {
      ...school,
      of: 'section',
      rows: free.map(({ id, version }) => ({ id, version })),
    });
    expect([answer.done.length, answer.refused.map(({ code }) => code)]).toEqual([2, ['has_people']]);
    expect((await sections(world.emptyGradeId)).map(({ section }) => section)).not.toContain('Red');
    await saveSections(world.emptyGradeId, ['red']);
    const back = await admin.ok('restore-class-section', { ...school, of: 'section', rows: answer.done });
    expect([back.done.length, back.refused.map(({ code }) => code)]).toEqual([1, ['name_taken']]);
    expect((await sections(world.emptyGradeId)).map(({ section }) => section)).toContain('Twin');
  });
});

describe('a class that is removed', () => {
  it('is offered nowhere, while what was written to it stays with who may read it', async () => {
    const id = world.places['10B'].gradeId;
    const chetan = await test.signIn(world.chetan);
    const noticeId = await shareAsFaculty(chetan, { grade: String(id) });
    const places = and(eq(memberships.schoolId, 1), eq(memberships.gradeId, id));
    await test.server.app.db.delete(memberships).where(places);
    const { version } = await classNamed('Grade 10');
    await admin.ok('remove-class-section', { ...school, of: 'class', rows: [{ id, version }] });

    const { data: mapped } = await admin.ok('get-mapped-class', { ...school, admin_id: world.admin.id });
    expect(mapped.map(({ school_class }) => school_class)).not.toContain('Grade 10');
    const { data: ofOffice } = await office.ok('get-school-class-list', school);
    expect(ofOffice.map(({ class_name }) => class_name)).not.toContain('Grade 10');
    const { divisions } = await admin.ok('get-signed-in-overview', school);
    expect(divisions.map(({ name }) => name)).not.toContain('Grade 10 A');
    const { data: all } = await admin.ok('get-division-batch-list', school);
    expect(all.map(({ name }) => name)).not.toContain('Grade 10');
    expect(await code(admin.call('get-division-list', { class_id: id, school_id: 1 }))).toBe('not_found');
    expect(await code(admin.call('create-notice', await adminInput(admin, { grade: String(id) })))).toBe(
      'unknown_grade',
    );
    const input = { notice_id: noticeId, action: 'view' } as const;
    expect(await code(chetan.call('get-notice-details', { ...input, user_id: world.chetan.id }))).toBe('ok');
    expect(await code(admin.call('get-notice-details', { ...input, user_id: world.admin.id }))).toBe('ok');

    await admin.ok('restore-class-section', { ...school, of: 'class', rows: [{ id, version: version + 1 }] });
    expect((await classNamed('Grade 10')).sections).toEqual(['A', 'B']);
  });
});

describe('the central office', () => {
  it('tends any school, and its looks at children are written down', async () => {
    const other = { school_id: 2, mbx_class_id: world.places.other.gradeId };
    expect((await office.ok('students-list-by-class', other)).rows).toMatchObject([
      { student_name: 'OtherStudent Test', grade_name: 'Grade 1', division_name: 'A', is_active: 1 },
    ]);
    const log = await test.server.app.db.select().from(auditLog).where(eq(auditLog.action, 'students.read'));
    expect(log).toMatchObject([{ personId: world.superAdmin.id, details: { school: 2 } }]);
    expect(await code(office.call('get-school-classes', { school_id: 77 }))).toBe('not_found');
  });
});
