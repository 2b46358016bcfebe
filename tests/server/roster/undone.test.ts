import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { divisions, grades, memberships, people, schools } from '#server/directory/schema.ts';
import { writeStoredZip } from '#tests/files/stored-zip.ts';
import { apply as applyYear, newSchool, placesOf, readyPlan } from '../migration/school.ts';
import { formSession } from '../notice-inputs.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';
import { cheapHash } from '../world.ts';
import { studentsFile as file } from './files.ts';
import { importing } from './importing.ts';

let test: TestServer;
let admin: Client;
let its: ReturnType<typeof importing>;
beforeAll(async () => {
  test = await startTestServer();
});
beforeEach(async () => {
  admin = await test.enter(test.world.admin);
  its = importing(test, { client: admin, who: test.world.admin });
});
afterAll(() => test.close());

const db = () => test.server.app.db;
const personOf = async (loginName: string) =>
  (await db().select().from(people).where(eq(people.loginName, loginName)))[0];
const add = async (client: Client, fields: { user_id: string; admission_no?: string }) =>
  client.ok('add-student', {
    formSession: await formSession(client),
    firstName: 'Maya',
    gender: 'Female',
    ...fields,
  });
const row = (login: string, more: { number?: string; mobile?: string; grade?: string; section?: string }) => [
  login,
  more.number ?? '',
  'Zoya',
  'Rao',
  '',
  more.mobile ?? '',
  more.grade ?? '',
  more.section ?? '',
];
const codes = async (importId: number, verdict: 'stayed' | 'problem') =>
  (await its.rows(importId, verdict)).map(({ problems }) => problems[0]?.code);

/** One of another product, with the users alone. */
function bundle(...users: readonly (readonly string[])[]) {
  const parts = {
    manifest: 'propertyName,value\noneroster.version,1.1\n',
    orgs: 'sourcedId,status,name,type\no1,active,S,school\n',
    classes: 'sourcedId,status,title,grades,classType\nc9a,active,Grade 9 A,09,homeroom\n',
    enrollments: 'sourcedId,status,classSourcedId,userSourcedId,role\n',
    users: `sourcedId,status,enabledUser,role,username,givenName,familyName,email\n${users.map((user) => user.join(',')).join('\n')}\n`,
  };
  const files = Object.entries(parts).map(([name, text]) => [`${name}.csv`, Buffer.from(text)] as const);
  return { name: 'school.zip', bytes: writeStoredZip(new Map(files)), kind: 'school' as const };
}
const student = (id: string, login: string, status = 'active') => [
  id,
  status,
  'true',
  'student',
  login,
  'Zoya',
  'Rao',
  '',
];

describe('an undo', () => {
  it('leaves who would get back a number that somebody has since, and takes back the rest [C2-09]', async () => {
    await its.apply(await its.checked(file(row('KN1', { number: 'N100' }), row('KN2', {}))));
    const second = await its.apply(
      await its.checked(file(row('KN1', { number: 'N200' }), row('KN2', { mobile: '9823775684' }))),
    );
    await add(admin, { user_id: 'KN3', admission_no: 'N100' });
    const undone = await its.undo(second);
    expect(undone).toMatchObject({ state: 'undone', counts: { stayed: 1, changed: 1 } });
    expect(await codes(undone.id, 'stayed')).toEqual(['taken_since']);
    expect((await personOf('KN1'))?.admissionNo).toBe('N200');
  });

  it('leaves who would get back a username that another school has since [C2-09]', async () => {
    await its.apply(await its.checked(bundle(student('kl-1', 'KL1'))));
    const second = await its.apply(await its.checked(bundle(student('kl-1', 'KL2'))));
    await add(await test.enter(test.world.otherAdmin), { user_id: 'KL1' });
    const undone = await its.undo(second);
    expect(undone).toMatchObject({ state: 'undone', counts: { stayed: 1 } });
    expect(await personOf('KL2')).toBeDefined();
  });

  it('counts who stays before it asks the licence, both ways [C2-09]', async () => {
    const other = await test.enter(test.world.otherAdmin);
    const theirs = importing(test, { client: other, who: test.world.otherAdmin });
    const here = () =>
      db().$count(people, and(eq(people.schoolId, 2), eq(people.role, 3), sql`${people.leftAt} is null`));
    const limit = async (studentLimit: number | null) =>
      db().update(schools).set({ studentLimit }).where(eq(schools.id, 2));
    const most = await here();
    await limit(most);
    const newcomers = Array.from({ length: most }, (_, at) => row(`OL${at}`, {}));
    const applied = await theirs.apply(await theirs.checked(file(...newcomers), { complete: 1 }));
    await db()
      .update(people)
      .set({ firstSignInAt: test.clock.now })
      .where(sql`${people.loginName} like 'OL%'`);
    const refused = await theirs.undo(applied);
    expect(refused).toMatchObject({ state: 'applied', failure: { code: 'licence_full' } });
    expect(await theirs.rows(refused.id, 'stayed')).toEqual([]);
    // An admin brought the leavers back already. The undo adds nobody, so a full licence does not stop it.
    await limit(null);
    const leavers = await db()
      .select({ id: people.id, version: people.version })
      .from(people)
      .where(and(eq(people.schoolId, 2), sql`${people.leftAt} is not null`));
    await other.ok('reactivate-student', { rows: leavers });
    await limit(await here());
    expect(await theirs.undo(refused)).toMatchObject({ state: 'undone', failure: null });
    await limit(null);
  });

  it('brings back who was switched off as they were [C2-09]', async () => {
    await its.apply(await its.checked(file(row('SO1', { grade: 'Grade 9', section: 'A' }))));
    const { id = 0, version = 0 } = (await personOf('SO1')) ?? {};
    await admin.ok('activate-student', { rows: [{ id, version }], status: 'inactive' });
    const applied = await its.apply(await its.checked(bundle(student('so-1', 'SO1', 'tobedeleted'))));
    expect(applied.counts.leaver).toBe(1);
    await its.undo(applied);
    expect(await personOf('SO1')).toMatchObject({ isActive: false, leftAt: null });
  });

  it('leaves who was in a class that is gone, or in one of last year [C2-09]', async () => {
    await its.apply(await its.checked(file(row('GC1', { grade: 'Grade 10', section: 'B' }))));
    const applied = await its.apply(await its.checked(file(row('GC1', { grade: 'Grade 9', section: 'B' }))));
    const b10 = eq(divisions.id, test.world.places['10B'].divisionId);
    await db().update(divisions).set({ archivedAt: test.clock.now }).where(b10);
    const undone = await its.undo(applied);
    await db().update(divisions).set({ archivedAt: null }).where(b10);
    expect(await codes(undone.id, 'stayed')).toEqual(['place_gone']);

    const school = await newSchool(db(), await cheapHash());
    const theirs = importing(test, { client: await test.enter(school.admin), who: school.admin });
    const others = school.students.filter(({ place }) => place !== '1A');
    const left = await theirs.apply(
      await theirs.checked(file(...others.map(({ loginName }) => row(loginName, {}))), { complete: 1 }),
    );
    const now = test.clock.now;
    test.clock.now = new Date('2026-12-05T06:00:00Z');
    const later = await test.enter(school.admin);
    await applyYear(later, (await readyPlan(later)).data);
    const back = importing(test, { client: later, who: school.admin });
    const before = await placesOf(db(), school.id);
    await back.undo(await back.get(left.id));
    expect(await placesOf(db(), school.id)).toEqual(before);
    test.clock.now = now;
  });

  it('makes no hand’s work the file’s [C2-09]', async () => {
    const of = (mobile: string) => file(row('HW1', { mobile }));
    await its.apply(await its.checked(of('9823775681')));
    const { id = 0, version = 0 } = (await personOf('HW1')) ?? {};
    await admin.ok('update-student', { id, version, mobile: '9823775682', gender: 'Female' });
    expect((await its.checked(of('9823775681'))).counts).toMatchObject({ conflict: 1 });
    await its.undo(await its.apply(await its.checked(of('9823775683'), { file_wins: 1 })));
    expect((await its.checked(of('9823775681'))).counts).toMatchObject({ conflict: 1, changed: 0 });
  });
});

describe('a row that says somebody is to leave', () => {
  it('means nobody of another role, and not two people [C2-09]', async () => {
    const { world } = test;
    await its.apply(await its.checked(bundle(student('tk-1', 'TK1'), student('tk-2', 'TK2'))));
    const checked = await its.checked(
      bundle(
        student('zz-1', world.admin.loginName, 'tobedeleted'),
        student('zz-2', world.chetan.loginName, 'tobedeleted'),
        student('tk-1', 'TK2', 'tobedeleted'),
      ),
    );
    expect(checked.counts).toMatchObject({ leaver: 0, problem: 3 });
    expect(await codes(checked.id, 'problem')).toEqual(['other_role', 'other_role', 'two_people']);
  });
});

describe('a class that is removed', () => {
  const make = async (name: string) => {
    await admin.ok('map-class-mbx', {
      school_id: 1,
      formSession: await formSession(admin),
      master_class_ids: [],
      names: [name],
      parts: ['A'],
    });
    const [group] = await db().select().from(grades).where(eq(grades.name, name));
    return { id: group?.id ?? 0, version: group?.version ?? 0 };
  };
  const remove = (group: { id: number; version: number }) =>
    admin.ok('remove-class-section', { school_id: 1, of: 'class', rows: [group] });
  const seats = async (login: string) => {
    const found = await personOf(login);
    return found ? db().select().from(memberships).where(eq(memberships.personId, found.id)) : [];
  };

  it('after the check sends the import back to it; after the apply, nobody goes back into it [C2-09]', async () => {
    const robin = await make('Robin');
    const checked = await its.checked(file(row('RC1', { grade: 'Robin', section: 'A' })));
    await remove(robin);
    expect(await its.apply(checked)).toMatchObject({ state: 'reviewing' });
    expect(await personOf('RC1')).toBeUndefined();

    const wren = await make('Wren');
    await its.apply(await its.checked(file(row('RC2', { grade: 'Wren', section: 'A' }))));
    const moved = await its.apply(await its.checked(file(row('RC2', { grade: 'Grade 9', section: 'B' }))));
    await remove(wren);
    expect(await codes((await its.undo(moved)).id, 'stayed')).toEqual(['place_gone']);
    expect((await seats('RC2')).map(({ divisionId }) => divisionId)).toEqual([
      test.world.places['9B'].divisionId,
    ]);
  });
});
