import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImportField } from '#contract/roster/roster.rules.ts';
import { divisions, memberships, people } from '#server/directory/schema.ts';
import { imports } from '#server/roster/schema.ts';
import { writeStoredZip } from '#tests/files/stored-zip.ts';
import { csv, textXlsx, xlsx } from '#tests/files/table-files.ts';
import { rawZip } from '../../files/raw-zip.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';
import type { World } from '../world.ts';
import { demoBundle, studentsFile as file } from './files.ts';
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
const login = () => `BI${(number += 1)}`;
const send = async (name: string, bytes: string | Buffer, kind: 'students' | 'school' = 'students') => {
  const upload_id = await test.finishedUpload(world.admin, name, Buffer.from(bytes), 'roster');
  return admin.call('bulk-upload-student', { kind, upload_id, org_name: name });
};
const problemsOf = async (id: number) =>
  (await it1.rows(id, 'problem')).map(({ line, problems }) => [line, ...problems.map(({ code }) => code)]);

describe('a file that is none', () => {
  const sheet = (cell: string) => xlsx({ rows: `<row r="1"><c r="A1"><v>${cell}</v></c></row>` });
  it.each<[string, string | Buffer, string, object]>([
    ['people.pdf', '%PDF', 'bad_extension', { name: 'people.pdf' }],
    ['people', 'Name', 'bad_extension', { name: 'people' }],
    ['people.xls', sheet('1'), 'old_excel', {}],
    ['people.xlsm', sheet('1'), 'macros', {}],
    ['people.xlsb', sheet('1'), 'macros', {}],
    ['people.xlsx', xlsx({ rows: '', parts: { 'xl/vbaProject.bin': 'x' } }), 'macros', {}],
    ['people.xlsx', Buffer.from('d0cf11e0a1b11ae1000000000000', 'hex'), 'old_excel', {}],
    ['people.xlsx', 'Name,Class\nZoya,7\n', 'damaged', {}],
    ['people.zip', writeStoredZip(new Map([['users.csv', Buffer.from('a')]])), 'wrong_kind', {}],
  ])(
    '%s (%#) is refused in a sentence before it is read, and leaves nothing [QU-67]',
    async (name, bytes, code, params) => {
      const before = await test.server.app.db.$count(imports);
      const answer = await send(name, bytes);
      expect(answer).toMatchObject({
        ok: false,
        error: { code, information: expect.stringMatching(/\w{3,} .*\w/s) },
      });
      expect(answer.ok ? {} : (answer.error.params ?? {})).toMatchObject(params);
      expect(await test.server.app.db.$count(imports)).toBe(before);
    },
  );

  it('unpacks to far too much: the import says so, and no row of it stays', async () => {
    const names = ['[Content_Types].xml', 'xl/workbook.xml', 'xl/worksheets/sheet1.xml'];
    const zeros = Buffer.alloc(200 * 2 ** 20);
    const bytes = rawZip(
      names.map((name, at) => ({ name, content: at === 2 ? zeros : Buffer.from('<a/>') })),
    );
    const answer = await send('bomb.xlsx', bytes);
    expect(answer).toMatchObject({ error: { code: 'bomb' } });
  });

  it.each([
    ['no_header', '007,9823775684\n'],
    ['no_header', '\n\n'],
    ['no_rows', 'Username,First name\n'],
    ['open_quote', 'Username,First name\n"Z1,Zoya\n'],
  ])('ends with %s in words (%#)', async (code, bytes) => {
    const failed = await it1.start({ name: 'people.csv', bytes });
    expect(failed).toMatchObject({ state: 'failed', failure: { code } });
    expect(failed.failure?.information).toMatch(/\.$/);
    expect(await it1.rows(failed.id)).toEqual([]);
  });

  it('is not imported twice where its upload is handed in twice [QU-10]', async () => {
    const bytes = Buffer.from(csv(['Username', 'First name'], [login(), 'Zoya']));
    const upload_id = await test.finishedUpload(world.admin, 'people.csv', bytes, 'roster');
    const input = { kind: 'students', upload_id, org_name: 'people.csv' } as const;
    const hands = await Promise.all(
      Array.from({ length: 6 }, () => admin.call('bulk-upload-student', input)),
    );
    // Whoever comes once the file is read finds no such upload any more.
    const told = hands.map((answer) => (answer.ok ? answer.data.data.import_id : answer.error.code));
    const begun = told.filter((each) => each !== 'not_found').map(Number);
    expect(new Set(begun).size).toBe(1);
    expect(await it1.settled(begun[0] ?? 0)).toMatchObject({ state: 'mapping', total: 1 });
  });

  it('is nobody else’s to hand in, nor for a school that is not one’s own, nor for a demo school [RP-07]', async () => {
    const bytes = Buffer.from(csv(['Username', 'First name'], [login(), 'Zoya']));
    const upload_id = await test.finishedUpload(world.otherAdmin, 'people.csv', bytes, 'roster');
    const input = { kind: 'students', upload_id, org_name: 'people.csv' } as const;
    expect(await admin.call('bulk-upload-student', input)).toMatchObject({ status: 404 });
    const mine = await test.finishedUpload(world.admin, 'people.csv', bytes, 'roster');
    const elsewhere = { ...input, upload_id: mine, school_id: 2 };
    expect(await admin.call('bulk-upload-student', elsewhere)).toMatchObject({ status: 404 });
    const demo = await test.enter(world.demoAdmin);
    const theirs = await test.finishedUpload(world.demoAdmin, 'people.csv', bytes, 'roster');
    expect(await demo.call('bulk-upload-student', { ...input, upload_id: theirs })).toMatchObject({
      error: { code: 'demo_school' },
    });
  });
});

describe('headings', () => {
  it('two alike and unknown ones wait for a person: no column counts twice, and nobody is found by name alone', async () => {
    const heads = ['First name', 'Name', 'Username', 'Colour'];
    const read = await it1.start({
      name: 'people.csv',
      bytes: csv(heads, ['Zoya', 'Zara', login(), 'blue']),
    });
    expect(read).toMatchObject({ state: 'mapping', headings: heads });
    expect(read.columns).toEqual(['firstName', null, 'user_id', null]);
    const { id, version, dates, classes, complete, file_wins } = read;
    const check = (columns: (ImportField | null)[]) =>
      admin.call('check-import', { import_id: id, version, dates, classes, complete, file_wins, columns });
    for (const [why, ...columns] of [
      ['field_twice', 'firstName', 'firstName', 'user_id', null],
      ['no_name', null, null, 'user_id', null],
      ['no_key', 'firstName', 'lastName', null, null],
    ] as const)
      expect(await check([...columns])).toMatchObject({ error: { code: 'bad_mapping', params: { why } } });
    expect((await it1.get(id)).state).toBe('mapping');
    const checked = await it1.check(read, { columns: [null, 'firstName', 'user_id', null] });
    expect((await it1.rows(checked.id, 'new')).map(({ name }) => name)).toEqual(['Zara']);
  });
});

describe('a cell', () => {
  it('that is a formula without a value is a problem; one with a value counts by it', async () => {
    const heads = ['Username', 'First name', 'Mobile'];
    const text = (at: string, words: string) => `<c r="${at}" t="inlineStr"><is><t>${words}</t></is></c>`;
    const [first, second] = [login(), login()];
    const book = xlsx({
      rows: `<row r="1">${heads.map((head, at) => text(`${'ABC'[at]}1`, head)).join('')}</row>
        <row r="2">${text('A2', first)}${text('B2', 'Zoya')}<c r="C2"><f>9+1</f></c></row>
        <row r="3">${text('A3', second)}<c r="B3" t="str"><f>A1</f><v>Zara</v></c><c r="C3"><v>9.823775684E9</v></c></row>
        <row r="4">${text('A4', login())}${text('B4', 'Zeba')}<c r="C4" t="e"><v>#REF!</v></c></row>`,
    });
    const checked = await it1.check(await it1.start({ name: 'people.xlsx', bytes: book }));
    expect(await problemsOf(checked.id)).toEqual([
      [2, 'formula'],
      [4, 'formula'],
    ]);
    const [good] = await it1.rows(checked.id, 'new');
    expect(good?.changes).toContainEqual({ field: 'mobile', before: '', after: '9823775684' });
  });

  it('that reads like a formula is a text: kept as it is where a text may be, a problem where it may not', async () => {
    const heads = ['Username', 'First name', 'Email', 'Strength'];
    const link = '=HYPERLINK("http://x.example","A")';
    const name = login();
    const checked = await it1.check(
      await it1.start({
        name: 'teachers.xlsx',
        kind: 'faculty',
        bytes: textXlsx(
          heads,
          [name, 'Zoya', 'zoya@first.example', link],
          [login(), '=1+1', 'zara@first.example', ''],
        ),
      }),
    );
    expect(await problemsOf(checked.id)).toEqual([[3, 'name_letters']]);
    await it1.apply(checked);
    const [row] = (await admin.ok('faculty-list', { search: 'Zoya' })).rows.filter(
      ({ user_id }) => user_id === name,
    );
    const { data } = await admin.ok('faculty-by-id', { id: row?.id ?? 0 });
    expect(JSON.stringify(data)).toContain(JSON.stringify(link).slice(1, -1));
  });

  it('with a shortened number or a day that is none is a problem, and is never guessed', async () => {
    const checked = await it1.check(
      await it1.start(
        file(
          [login(), '9.82E+09', 'Zoya', '', '', '', '', ''],
          [login(), '', 'Zara', '', '31/04/2012', '9,82E+09', '', ''],
          [login(), '', 'Zeba', '', '29.02.2011', '', '', ''],
          [login(), '', 'Zinia', '', '2999-01-01', '', '', ''],
          [login(), '', 'Zuri', '', '61000', '', '', ''],
          [login(), 'x'.repeat(41), 'Zora', '', '', '', '', ''],
        ),
      ),
    );
    expect(await problemsOf(checked.id)).toEqual([
      [2, 'scientific'],
      [3, 'birth_date', 'scientific'],
      [4, 'birth_date'],
      [5, 'birth_date'],
      [6, 'birth_date'],
      [7, 'too_long'],
    ]);
  });

  it('with 03/04/2012 is read as the file’s clear days are; where those differ, it is asked', async () => {
    const clear = await it1.check(
      await it1.start(
        file(
          [login(), '', 'Zoya', '', '03/04/2012', '', '', ''],
          [login(), '', 'Zara', '', '13/04/2012', '', '', ''],
        ),
      ),
    );
    expect(clear).toMatchObject({ state: 'reviewing', ask_dates: 0, counts: { new: 2 } });
    expect((await it1.rows(clear.id, 'new'))[0]?.changes).toContainEqual({
      field: 'birth_date',
      before: '',
      after: '2012-04-03',
    });
    const mixed = await it1.check(
      await it1.start(
        file(
          [login(), '', 'Zoya', '', '03/04/2012', '', '', ''],
          [login(), '', 'Zara', '', '13/04/2012', '', '', ''],
          [login(), '', 'Zeba', '', '04/13/2012', '', '', ''],
        ),
      ),
    );
    expect(mixed).toMatchObject({ state: 'mapping', ask_dates: 1 });
    const said = await it1.check(mixed, { dates: 'dmy' });
    expect(said.counts).toMatchObject({ new: 2, problem: 1 });
    expect(await problemsOf(said.id)).toEqual([[4, 'birth_date']]);
  });
});

describe('rows that name one person', () => {
  it('by the same admission number, login or external id are problems, each of them', async () => {
    const name = login();
    const heads = ['External ID', 'Username', 'Admission No', 'First name'];
    const checked = await it1.check(
      await it1.start({
        name: 'people.csv',
        bytes: csv(
          heads,
          ['', name, '', 'Zoya'],
          ['', name.toLowerCase().replace('BI', 'b i'), '', 'Zara'],
          ['', login(), 'TW-1', 'Zeba'],
          ['', login(), 'TW-1', 'Zinia'],
          ['x-1', login(), '', 'Zuri'],
          ['x-1', login(), '', 'Zora'],
        ),
      }),
    );
    expect(checked.counts).toMatchObject({ new: 0, problem: 6 });
    expect(await problemsOf(checked.id)).toEqual([2, 3, 4, 5, 6, 7].map((line) => [line, 'twice']));
  });

  it('by different keys are problems too, as is a row whose keys belong to two', async () => {
    const [one, two] = [login(), login()];
    const add = await it1.checked(
      file([one, 'DK-1', 'Zoya', '', '', '', '', ''], [two, 'DK-2', 'Zara', '', '', '', '', '']),
    );
    await it1.apply(add);
    const checked = await it1.check(
      await it1.start(
        file(
          [one, '', 'Zoe', '', '', '', '', ''],
          ['', 'DK-1', 'Zola', '', '', '', '', ''],
          [two, 'DK-1', 'Zena', '', '', '', '', ''],
        ),
      ),
    );
    expect(checked.counts).toMatchObject({ changed: 0, problem: 3 });
    const codes = (await problemsOf(checked.id)).map(([, ...each]) => each);
    expect(codes[0]).toEqual(['twice']);
    expect(codes[1]).toContain('twice');
    expect(codes[2]).toContain('two_people');
  });

  it('who left or lies in the bin are brought back by a person, not by a file', async () => {
    const name = login();
    await it1.apply(await it1.checked(file([name, '', 'Zoya', '', '', '', '', ''])));
    await test.server.app.db
      .update(people)
      .set({ isActive: false, leftAt: test.clock.now })
      .where(eq(people.loginName, name));
    const checked = await it1.check(await it1.start(file([name, '', 'Zoya', '', '', '', '', ''])));
    expect(await problemsOf(checked.id)).toEqual([[2, 'gone']]);
  });
});

describe('a class', () => {
  it('of another school, or put away, is not one of this school; one without a section asks for it [VP-31]', async () => {
    const { db } = test.server.app;
    const away = world.places['10B'].divisionId;
    const put = (archivedAt: Date | null) =>
      db
        .update(divisions)
        .set({ archivedAt })
        .where(and(eq(divisions.schoolId, 1), eq(divisions.id, away)));
    await put(test.clock.now);
    const read = await it1.start(
      file(
        [login(), '', 'Zoya', '', '', '', 'Klasse', 'A'],
        [login(), '', 'Zara', '', '', '', 'Grade 10', 'B'],
        [login(), '', 'Zeba', '', '', '', 'Grade 11', ''],
        [login(), '', 'Zinia', '', '', '', 'Grade 9', 'A'],
      ),
    );
    const classes = { 'Klasse A': world.places.other.divisionId, 'Grade 10 B': away };
    const checked = await it1.check(read, { classes });
    expect(await problemsOf(checked.id)).toEqual([
      [2, 'class_unknown'],
      [3, 'class_unknown'],
      [4, 'section_missing'],
    ]);
    const [, , third] = await it1.rows(checked.id, 'problem');
    expect(third?.problems[0]?.params['text']).toBe('Grade 11');
    await put(null);
  });

  it('of a student is one', async () => {
    const bytes = csv(['Username', 'First name', 'Grade and division'], [login(), 'Zoya', '9 A; 9 B']);
    const checked = await it1.check(await it1.start({ name: 'people.csv', bytes }));
    expect(await problemsOf(checked.id)).toEqual([[2, 'one_class']]);
  });
});

it('an older version, and an import at work, are told to whoever comes late', async () => {
  const checked = await it1.checked(file([login(), '', 'Zoya', '', '', '', '', '']));
  const at = { import_id: checked.id };
  const late = { ...at, version: checked.version - 1 };
  for (const name of ['apply-import', 'drop-import'] as const)
    expect(await admin.call(name, late)).toMatchObject({ error: { code: 'stale' } });
  await admin.ok('apply-import', { ...at, version: checked.version });
  const again = await admin.call('apply-import', { ...at, version: checked.version });
  expect(again).toMatchObject({ ok: false });
  const mend = await admin.call('mend-import-row', { ...at, line: 2, cells: ['A'] });
  expect(mend).toMatchObject({ error: { code: expect.stringMatching(/^(busy|not_found)$/) } });
  await it1.settled(checked.id);
});

it('enrolments of people a bundle does not have are told, and come in once their row says who they are [C2-09]', async () => {
  const before = await stateOfSchool(test, 1);
  const bytes = await demoBundle((name, text) =>
    name === 'users' ? text.replace(/^stu-00009,.*\r?\n/m, '') : text,
  );
  const checked = await it1.checked({ name: 'holes.zip', bytes, kind: 'school' });
  expect(checked.counts).toMatchObject({ new: 2119, problem: 1 });
  const [told] = await it1.rows(checked.id, 'problem');
  const params = { text: 'stu-00009', lines: '370' };
  expect(told?.problems).toEqual([{ field: 'sourced_id', code: 'not_in_bundle', params }]);
  const name = login();
  const cells = (told?.cells ?? []).map((cell, at) => (at === 3 ? name : at === 4 ? 'Ananya' : cell));
  const mended = await it1.mend(checked.id, told?.line ?? 0, cells);
  expect(mended.counts).toMatchObject({ new: 2120, problem: 0 });
  const applied = await it1.apply(mended);
  const [came] = await test.server.app.db
    .select({ role: people.role, place: memberships.divisionId })
    .from(people)
    .innerJoin(memberships, eq(memberships.personId, people.id))
    .where(eq(people.loginName, name));
  expect(came).toMatchObject({ role: world.dev.role });
  await it1.undo(applied);
  expect(await stateOfSchool(test, 1)).toBe(before);
});
