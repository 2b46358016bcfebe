import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memberships, people, schools } from '#server/directory/schema.ts';
import { enrolments, peopleChanges } from '#server/people/schema.ts';
import { imports } from '#server/roster/schema.ts';
import { textXlsx } from '#tests/files/table-files.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';
import type { World } from '../world.ts';
import { demoBundle, studentsFile as file, studentHeading as heading } from './files.ts';
import { importing, stateOfSchool } from './importing.ts';

let test: TestServer;
let world: World;
let admin: Client;
let it1: ReturnType<typeof importing>;
beforeAll(async () => {
  test = await startTestServer();
  world = test.world;
  admin = await test.signIn(world.admin);
  it1 = importing(test, { client: admin, who: world.admin });
});
afterAll(() => test.close());

let number = 0;
const login = () => `IM${(number += 1)}`;
const personOf = async (loginName: string) => {
  const [row] = await test.server.app.db.select().from(people).where(eq(people.loginName, loginName));
  return row;
};
const placesOf = async (id: number) =>
  (await test.server.app.db.select().from(memberships).where(eq(memberships.personId, id))).map(
    (row) => row.divisionId,
  );

describe('a list of students', () => {
  it('is read, mapped by its headings, checked and applied; the same file again changes nothing [C2-09, NX-174]', async () => {
    const [first, second] = [login(), login()];
    const list = file(
      [first, '00123', 'Zoya', 'Tiwari', '2014-03-31', '9823775684', 'Grade 9', 'A'],
      [second, '00124', 'Yash', '', '', '', '9', 'b'],
    );
    const read = await it1.start(list);
    expect(read).toMatchObject({ state: 'mapping', headings: heading, total: 2 });
    expect(read.columns).toEqual([
      'user_id',
      'admission_no',
      'firstName',
      'lastName',
      'birth_date',
      'mobile',
      'grade',
      'division',
    ]);
    const checked = await it1.check(read);
    expect(checked).toMatchObject({ state: 'reviewing', counts: { new: 2, problem: 0 } });
    expect(await personOf(first)).toBeUndefined();
    const applied = await it1.apply(checked);
    expect(applied).toMatchObject({ state: 'applied', failure: null });
    const zoya = await personOf(first);
    expect(zoya).toMatchObject({
      admissionNo: '00123',
      firstName: 'Zoya',
      isActive: true,
      passwordHash: null,
    });
    expect(await placesOf(zoya?.id ?? 0)).toEqual([world.places['9A'].divisionId]);
    const history = await test.server.app.db
      .select()
      .from(enrolments)
      .where(eq(enrolments.personId, zoya?.id ?? 0));
    expect(history).toMatchObject([{ reason: 'import', validTo: null }]);
    const journal = await test.server.app.db
      .select()
      .from(peopleChanges)
      .where(eq(peopleChanges.personId, zoya?.id ?? 0));
    expect(journal).toMatchObject([
      { kind: 'added', changedBy: world.admin.id, batchId: history[0]?.batchId },
    ]);

    const again = await it1.checked(list);
    expect(again.counts).toMatchObject({ new: 0, changed: 0, same: 2 });
    expect(await admin.call('apply-import', { import_id: again.id, version: again.version })).toMatchObject({
      error: { code: 'nothing_to_do' },
    });
  });

  it('finds people by external id, login or admission number, never by name; empty cells erase nothing', async () => {
    const name = login();
    const before = await it1.checked(
      file([name, 'A-1', 'Maya', 'Rao', '2014-01-02', '9823775684', 'Grade 9', 'A']),
    );
    await it1.apply(before);
    const next = await it1.checked(
      file(['', 'A-1', 'Maya', '', '', '', 'Grade 9', 'B'], ['', '', 'Maya', 'Rao', '', '', '', '']),
    );
    const [changed] = await it1.rows(next.id, 'changed');
    expect(changed?.changes).toEqual([{ field: 'places', before: 'Grade 9 A', after: 'Grade 9 B' }]);
    const [problem] = await it1.rows(next.id, 'problem');
    expect(problem?.problems).toMatchObject([{ code: 'key_required' }]);
    await it1.apply(next);
    const maya = await personOf(name);
    expect(maya).toMatchObject({ lastName: 'Rao', version: 2 });
    expect(await placesOf(maya?.id ?? 0)).toEqual([world.places['9B'].divisionId]);
  });

  it('has each bad cell beside its row, and is mended in place', async () => {
    const name = login();
    const rows = [
      [name, 'B-1', 'Zoya 7', '', '31/04/2012', '9.82E+09', 'Grade 9', ''],
      [login(), 'B-2', 'Yash', '', '2031-01-01', '12', 'Grade 77', 'A'],
      [login(), 'B-2', 'Nisha', '', '', '', '', ''],
      ['S21', '', 'Elsewhere', '', '', '', '', ''],
      ['F1', '', 'Teacher', '', '', '', '', ''],
    ];
    const checked = await it1.check(await it1.start(file(...rows)));
    const codes = (await it1.rows(checked.id, 'problem')).map(({ problems }) =>
      problems.map(({ code }) => code),
    );
    expect(codes).toEqual(
      [
        ['name_letters', 'birth_date', 'scientific', 'section_missing'],
        ['birth_date', 'mobile_digits', 'class_unknown', 'twice'],
        ['twice'],
        ['login_taken'],
        [expect.stringMatching(/other_role|login_taken/)],
      ].slice(0, codes.length),
    );
    expect(checked.unknown).toMatchObject([
      { name: 'Grade 9', grade: 'Grade 9', division: 'A', kind: 'grade', rows: 1, choice: null },
      { name: 'Grade 77 A', grade: 'Grade 77', division: 'A', kind: 'grade', rows: 1, proposed: 0 },
    ]);
    const mended = await it1.mend(checked.id, 2, [name, 'B-1', 'Zoya', '', '', '', 'Grade 9', 'A']);
    expect(mended.counts).toMatchObject({ new: 1 });
    expect((await it1.rows(mended.id, 'new')).map(({ line }) => line)).toEqual([2]);
  });

  it('asks once a file whether 03/04 is in April or in March', async () => {
    const read = await it1.start(file([login(), '', 'Zoya', '', '03/04/2012', '', '', '']));
    const asked = await it1.check(read);
    expect(asked).toMatchObject({ state: 'mapping', ask_dates: 1 });
    const checked = await it1.check(asked, { dates: 'mdy' });
    const [row] = await it1.rows(checked.id, 'new');
    expect(row?.changes).toContainEqual({ field: 'birth_date', before: '', after: '2012-03-04' });
  });

  it('creates the classes it is told to, and gives login names that are free', async () => {
    const checked = await it1.checked(
      file(['', 'C-1', 'Ina', '', '', '', '12', 'c'], ['', 'C-2', 'Om', '', '', '', 'Grade 12', 'C']),
    );
    expect(checked.counts.new).toBe(2);
    const rows = await it1.rows(checked.id, 'new');
    expect(new Set(rows.map(({ user_id }) => user_id)).size).toBe(2);
    const applied = await it1.apply(checked);
    const { total, rows: found } = await admin.ok('student-list', { search: 'Ina' });
    expect([total, found[0]?.grade_name, found[0]?.division_name]).toEqual([1, 'Grade 12', 'C']);
    await it1.undo(applied);
    expect((await admin.ok('student-list', { search: 'Ina' })).total).toBe(0);
    const again = await it1.start(file(['', 'C-3', 'Ina', '', '', '', 'Grade 12', 'C']));
    // What was said of an earlier file creates nothing: it is asked of each anew.
    expect(again.classes).toEqual({});
    const asked = await it1.check(again);
    expect(asked.counts).toMatchObject({ new: 0, problem: 1 });
    expect(asked.unknown.length).toBe(1);
  });

  it('takes a class of the file for one of the school, and remembers it for the next file', async () => {
    const [first, second] = [login(), login()];
    const of = (name: string) => file([name, '', 'Ina', '', '', '', 'Klasse Neun', 'A']);
    const read = await it1.check(await it1.start(of(first)));
    expect(read.unknown).toMatchObject([{ name: 'Klasse Neun A' }]);
    const mapped = await it1.check(read, { classes: { 'Klasse Neun A': world.places['9A'].divisionId } });
    expect(mapped).toMatchObject({
      unknown: [{ choice: world.places['9A'].divisionId }],
      counts: { new: 1, problem: 0 },
    });
    await it1.apply(mapped);
    expect(await placesOf((await personOf(first))?.id ?? 0)).toEqual([world.places['9A'].divisionId]);
    expect((await it1.check(await it1.start(of(second)))).counts).toMatchObject({ new: 1, problem: 0 });
    const elsewhere = await it1.check(await it1.start(of(second)), { classes: { 'Klasse Neun A': 999_999 } });
    expect(elsewhere.counts).toMatchObject({ new: 0, problem: 1 });
  });

  it('changed by hand since is left as it is, unless the file is to count more', async () => {
    const name = login();
    const list = file([name, 'D-1', 'Kavya', 'Rao', '', '', 'Grade 9', 'A']);
    await it1.apply(await it1.checked(list));
    const { id = 0, version = 0 } = (await personOf(name)) ?? {};
    await admin.ok('update-student', { id, version, lastName: 'Mehta', gender: 'Female' });
    const kept = await it1.checked(list);
    expect(kept.counts).toMatchObject({ conflict: 1, changed: 0 });
    expect((await it1.rows(kept.id, 'conflict'))[0]?.changes).toEqual([
      { field: 'lastName', before: 'Mehta', after: 'Rao' },
    ]);
    expect((await it1.check(kept, { file_wins: 1 })).counts).toMatchObject({ conflict: 0, changed: 1 });
  });

  it('may name somebody who is here already: the same name and birthday waits for a person to say', async () => {
    const [first, second] = [login(), login()];
    await it1.apply(await it1.checked(file([first, '', 'Rhea', 'Sen', '2013-05-06', '', '', ''])));
    const row = [second, '', 'rhea', 'sen', '2013-05-06', '', '', ''];
    const checked = await it1.checked(file(row));
    expect(checked.counts).toMatchObject({ duplicate: 1, new: 0 });
    expect((await it1.mend(checked.id, 2, row, 1)).counts).toMatchObject({ duplicate: 0, new: 1 });
  });
});

describe('the licence', () => {
  const limit = (students: number | null) =>
    test.server.app.db.update(schools).set({ studentLimit: students }).where(eq(schools.id, 1));
  const here = async () =>
    test.server.app.db.$count(
      people,
      sql`school_id = 1 and role = 3 and left_at is null and deleted_at is null`,
    );

  it('holds: the rows beyond it are problems, and of two imports at once the second counts the first [VP-40]', async () => {
    await limit((await here()) + 3);
    const list = () => file(...Array.from({ length: 2 }, () => [login(), '', 'Zoya', '', '', '', '', '']));
    const one = await it1.checked(list());
    const two = await it1.checked(list());
    expect([one.counts.new, two.counts.new]).toEqual([2, 2]);
    await Promise.all(
      [one, two].map(({ id, version }) => admin.ok('apply-import', { import_id: id, version })),
    );
    const ends = [await it1.settled(one.id), await it1.settled(two.id)];
    expect(ends.map(({ state }) => state).toSorted()).toEqual(['applied', 'reviewing']);
    const waiting = ends.find(({ state }) => state === 'reviewing');
    expect(waiting?.counts).toMatchObject({ new: 1, problem: 1 });
    expect((await it1.rows(waiting?.id ?? 0, 'problem'))[0]?.problems).toMatchObject([
      { code: 'licence_full' },
    ]);
    await limit(null);
  });
});

describe('a complete list', () => {
  it('shows who would leave, asks for their number above a tenth, and brings them back when undone', async () => {
    const other = await test.signIn(world.otherAdmin);
    const its = importing(test, { client: other, who: world.otherAdmin });
    const before = await stateOfSchool(test, 2);
    const checked = await its.checked(file([login(), '', 'Zoya', '', '', '', '', '']), { complete: 1 });
    expect(checked).toMatchObject({ counts: { new: 1, leaver: 1 }, leavers_typed: 1 });
    const of = { import_id: checked.id, version: checked.version };
    expect(await other.call('apply-import', of)).toMatchObject({ error: { code: 'leavers_count' } });
    const student = await test.signIn(world.otherStudent);
    const applied = await its.apply(checked);
    expect((await personOf('S21'))?.leftAt).not.toBeNull();
    expect((await student.call('get-logged-in-user', {})).status).toBe(401);
    await its.undo(applied);
    expect(await stateOfSchool(test, 2)).toBe(before);
  });
});

describe('undoing', () => {
  it('leaves who has signed in or was changed since, and names them', async () => {
    const [seen, edited, plain] = [login(), login(), login()];
    const applied = await it1.apply(
      await it1.checked(
        file(...[seen, edited, plain].map((name) => [name, '', 'Zoya', '', '', '', 'Grade 9', 'A'])),
      ),
    );
    await test.server.app.db
      .update(people)
      .set({ firstSignInAt: test.clock.now })
      .where(eq(people.loginName, seen));
    const { id = 0, version = 0 } = (await personOf(edited)) ?? {};
    await admin.ok('update-student', { id, version, lastName: 'Mehta', gender: 'Female' });
    const undone = await it1.undo(applied);
    expect(undone.counts).toMatchObject({ stayed: 2, new: 1 });
    const stayed = await it1.rows(undone.id, 'stayed');
    expect(stayed.map(({ problems }) => problems[0]?.code)).toEqual(['signed_in', 'changed_since']);
    expect(await personOf(plain)).toBeUndefined();
    expect(await personOf(seen)).toBeDefined();
  });

  it('is possible for 30 days', async () => {
    const applied = await it1.apply(await it1.checked(file([login(), '', 'Zoya', '', '', '', '', ''])));
    const longAgo = new Date(test.clock.now.getTime() - 31 * 86_400_000);
    await test.server.app.db.update(imports).set({ appliedAt: longAgo }).where(eq(imports.id, applied.id));
    const answer = await admin.call('undo-import', { import_id: applied.id, version: applied.version });
    expect(answer).toMatchObject({ error: { code: 'too_late' } });
  });
});

describe('a whole school', () => {
  it('comes from a bundle, and goes again without a trace; its bundle again changes nothing', async () => {
    const before = await stateOfSchool(test, 1);
    const bundle = { name: 'school.zip', bytes: await demoBundle(), kind: 'school' as const };
    const checked = await it1.checked(bundle);
    expect(checked.counts).toMatchObject({ new: 2120, problem: 0 });
    const applied = await it1.apply(checked);
    expect(applied.state).toBe('applied');
    expect((await it1.checked(bundle)).counts).toMatchObject({ new: 0, changed: 0, same: 2120 });
    const gone = await it1.checked({
      ...bundle,
      bytes: await demoBundle((name, text) =>
        name === 'users' ? text.replace('stu-00009,active', 'stu-00009,tobedeleted') : text,
      ),
    });
    expect(gone.counts).toMatchObject({ leaver: 1, same: 2119 });
    await it1.undo(applied);
    expect(await stateOfSchool(test, 1)).toBe(before);
  });

  it('with broken rows comes in but for these, each of which is told [C2-09]', async () => {
    const before = await stateOfSchool(test, 1);
    const breaks: readonly (readonly [string, (cells: string[]) => void, ...string[]])[] = [
      ['stu-00001', (cells) => void (cells[8] = ''), 'firstName', 'name_required'],
      ['stu-00002', (cells) => void (cells[8] = '=1+1'), 'firstName', 'name_letters'],
      ['stu-00003', (cells) => void (cells[12] = 'no address'), 'email_id', 'email_form'],
      ['stu-00004', (cells) => void (cells[13] = '9.82E+09'), 'mobile', 'scientific'],
      ['stu-00005', (cells) => void (cells[6] = 'S00006'), 'user_id', 'twice'],
      ['stu-00006', () => undefined, 'user_id', 'twice'],
      ['stu-00007', (cells) => void (cells[11] = 'ADM00008'), 'admission_no', 'twice'],
      ['stu-00008', () => undefined, 'admission_no', 'twice'],
      ['stu-00010', () => undefined, 'place', 'section_missing'],
      ['stu-00011', (cells) => void (cells[8] = 'Z'.repeat(401)), 'firstName', 'too_long'],
    ];
    const broken = await demoBundle((name, text) => {
      if (name === 'enrollments')
        return text.replace(/^([^,]*,[^,]*,[^,]*,)[^,]*(,[^,]*,stu-00010,)/m, '$1cls-99$2');
      if (name !== 'users') return text;
      return text
        .split('\n')
        .map((line) => {
          const cells = line.split(',');
          breaks.find(([id]) => id === cells[0])?.[1](cells);
          return cells.join(',');
        })
        .join('\n');
    });
    const checked = await it1.checked({ name: 'broken.zip', bytes: broken, kind: 'school' });
    expect(checked.counts).toMatchObject({ new: 2120 - breaks.length, problem: breaks.length });
    const told = (await it1.rows(checked.id, 'problem')).map(({ cells, problems }) => [
      cells[0],
      problems.map(({ field, code }) => [field, code]),
    ]);
    for (const [id, , field, code] of breaks) expect(told).toContainEqual([id, [[field, code]]]);
    const applied = await it1.apply(checked);
    expect(applied.state).toBe('applied');
    await it1.undo(applied);
    expect(await stateOfSchool(test, 1)).toBe(before);
  });
});

describe('an import', () => {
  it('goes on where it was for a second admin; who comes second is told [QU-10]', async () => {
    const read = await it1.start(file([login(), '', 'Zoya', '', '', '', '', '']));
    await it1.check(read);
    const { columns, dates, classes, complete, file_wins, version, id } = read;
    const late = { import_id: id, version, columns, dates, classes, complete, file_wins };
    expect(await admin.call('check-import', late)).toMatchObject({ status: 409, error: { code: 'stale' } });
  });

  it('of a file that cannot be read says why, and of another kind is refused', async () => {
    const failed = await it1.start({ name: 'a.csv', bytes: 'Name,Class\n' });
    expect(failed).toMatchObject({ state: 'failed', failure: { code: 'no_rows' } });
    const upload_id = await test.finishedUpload(world.admin, 'a.xlsx', Buffer.from('x'), 'roster');
    const answer = await admin.call('bulk-upload-student', {
      kind: 'students',
      upload_id,
      org_name: 'a.xlsx',
    });
    expect(answer).toMatchObject({ error: { code: 'damaged' } });
  });

  it('that cannot be read is refused to everybody who hands it in at once, and breaks for nobody', async () => {
    const upload_id = await test.finishedUpload(world.admin, 'a.xlsx', Buffer.from('x'), 'roster');
    const input = { kind: 'students', upload_id, org_name: 'a.xlsx' } as const;
    const hands = Array.from({ length: 20 }, () => admin.call('bulk-upload-student', input));
    const codes = (await Promise.all(hands)).map((answer) => (answer.ok ? '' : answer.error.code));
    expect(codes.filter((code) => !['damaged', 'not_found'].includes(code))).toEqual([]);
    expect(codes).toContain('damaged');
  });

  it('of too many bytes for its kind is not read [VU-04]', async () => {
    const bytes = Buffer.alloc(15 * 2 ** 20 + 1, 'PK');
    const upload_id = await test.finishedUpload(world.admin, 'large.xlsx', bytes, 'roster');
    const input = { kind: 'students', upload_id, org_name: 'large.xlsx' } as const;
    expect(await admin.call('bulk-upload-student', input)).toMatchObject({
      error: { code: 'too_large', params: { megabytes: 15, extension: 'xlsx' } },
    });
  });

  it('all or nothing is nothing while a row is not right', async () => {
    const checked = await it1.checked(
      file([login(), '', 'Zoya', '', '', '', '', ''], [login(), '', '=1+1', '', '', '', '', '']),
    );
    expect(checked.counts).toMatchObject({ new: 1, problem: 1 });
    const input = { import_id: checked.id, version: checked.version, only_if_all: 1 } as const;
    expect(await admin.call('apply-import', input)).toMatchObject({ error: { code: 'not_all_right' } });
    expect((await it1.get(checked.id)).state).toBe('reviewing');
  });

  it('of teachers asks for their address [VP-26]', async () => {
    const heads = ['Username', 'First name', 'Email', 'Grade and division'];
    const rows = [
      [login(), 'Zoya', 'zoya@first.example', 'Grade 9 A; 10-B'],
      [login(), 'Yash', '', ''],
    ];
    const checked = await it1.check(
      await it1.start({ name: 'f.xlsx', bytes: textXlsx(heads, ...rows), kind: 'faculty' }),
    );
    expect((await it1.rows(checked.id, 'problem'))[0]?.problems).toMatchObject([{ code: 'email_required' }]);
    await it1.apply(checked);
    const teacher = await personOf(rows[0]?.[0] ?? '');
    expect((await placesOf(teacher?.id ?? 0)).length).toBe(2);
  });
});
