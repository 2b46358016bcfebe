import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tableLimits } from '#contract/files/tables.rules.ts';
import { writeStoredZip } from '#tests/files/stored-zip.ts';
import { csv, workbook, xlsx } from '#tests/files/table-files.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';
import { studentHeading } from './files.ts';
import { importing } from './importing.ts';

/** A person says where the list is in a file: its sheets, the row of its headings, and what kind of list it is. */
let test: TestServer;
let admin: Client;
let its: ReturnType<typeof importing>;
beforeAll(async () => {
  test = await startTestServer();
  admin = await test.signIn(test.world.admin);
  its = importing(test, { client: admin, who: test.world.admin });
});
afterAll(() => test.close());

const sheetsOf = async (import_id: number) =>
  (await admin.ok('get-import-sheets', { import_id })).data.sheets;
/** What lies where uploads lie, in the folder or in the bucket. */
const uploadNames = async () => (await test.store?.names()) ?? readdir(test.server.app.uploadFolder);
const bytesOf = (name: string) =>
  test.store?.bytes(name) ?? readFile(join(test.server.app.uploadFolder, name));
/** Beside files that are still being sent. */
const keptFiles = async () => (await uploadNames()).filter((name) => /\.(?:rows|sheets)$/.test(name));
const keptTexts = async () => {
  const texts = await Promise.all(
    (await uploadNames()).map(async (name) => {
      const bytes = await bytesOf(name);
      return (bytes[0] === 0x1f ? gunzipSync(bytes) : bytes).toString();
    }),
  );
  return texts.join('\n');
};

const student = (login: string, name: string) => [login, '', name, 'Rao', '', '', 'Grade 9', 'A'];
const titled = workbook(
  { name: 'Cover', rows: [['Hill School'], ['Printed', 'by the office']] },
  {
    name: 'List',
    rows: [
      ['Hill School'],
      ['Session', '2026-27'],
      studentHeading,
      student('SH1', 'Zoya'),
      student('SH2', 'Yash'),
    ],
  },
  { name: 'Last year', rows: [studentHeading, student('SH8', 'Gone')] },
);

describe('several lists, one for each class', () => {
  const heading = ['Username', 'First name', 'Last name'];
  const zip = (files: Readonly<Record<string, string | Buffer>>) =>
    writeStoredZip(new Map(Object.entries(files).map(([name, bytes]) => [name, Buffer.from(bytes)])));

  it('are taken together, each row in the class that its file is named after, or that a person says [C2-09]', async () => {
    const files = {
      'Class_9-A.csv': csv(heading, ['LL1', 'Zoya', 'Rao'], ['LL2', 'Yash', 'Rao']),
      'IX B.xlsx': workbook({ name: 'Sheet1', rows: [heading, ['LL3', 'Asha', 'Rao']] }),
      'morning group.csv': csv(heading, ['LL4', 'Bina', 'Rao']),
    };
    const read = await its.start({ name: '3 files.zip', bytes: zip(files) });
    expect(read).toMatchObject({ state: 'mapping', is_kept: 1, total: 4 });
    const sheets = await sheetsOf(read.id);
    expect(sheets.map(({ name, chosen }) => [name, chosen])).toEqual([
      ['Class_9-A', 1],
      ['IX B', 1],
      ['morning group', 1],
    ]);
    const first = await its.check(read);
    const open = first.unknown.filter(({ choice }) => choice === null);
    expect(open.map(({ name }) => name)).toContain('morning group');
    const classes = Object.fromEntries(open.map(({ name }) => [name, 0] as const));
    const checked = await its.check(first, { classes });
    expect(checked.counts).toMatchObject({ new: 4, problem: 0 });
    expect(await its.apply(checked)).toMatchObject({ state: 'applied' });
    const { rows } = await test.server.app.db.execute(sql`
      select p.login_name, g.name || ' ' || d.name as place from people p
      join memberships m on m.school_id = p.school_id and m.person_id = p.id
      join divisions d on d.school_id = m.school_id and d.id = m.division_id
      join grades g on g.school_id = d.school_id and g.id = d.grade_id
      where p.login_name like 'LL%' order by 1`);
    expect(rows.map(({ login_name, place }) => [login_name, place])).toEqual([
      ['LL1', 'Grade 9 A'],
      ['LL2', 'Grade 9 A'],
      ['LL3', 'Grade 9 B'],
      ['LL4', 'morning group'],
    ]);
  });

  it('of a whole school are one table too: products that write a file for each class [C2-09]', async () => {
    const google = [
      'First Name [Required]',
      'Last Name [Required]',
      'Email Address [Required]',
      'Org Unit Path [Required]',
    ];
    const files = {
      'Grade 9 A.csv': csv(google, ['Gita', 'Rao', 'lg1@neem.example', '/Students']),
      'Grade 9 B.csv': csv(google, ['Hari', 'Rao', 'lg2@neem.example', '/Students']),
    };
    const read = await its.start({ name: '2 files.zip', bytes: zip(files), kind: 'school' });
    expect(read).toMatchObject({ total: 2 });
    expect(
      (await its.rows(read.id)).map(({ cells }) => cells.filter((cell) => cell.startsWith('Grade 9'))),
    ).toEqual([['Grade 9 A'], ['Grade 9 B']]);
  });

  it('are no tables of a whole school, nor anything else that a zip may hold', async () => {
    for (const [name, bytes] of [
      ['school.zip', zip({ 'users.csv': 'a', 'enrollments.csv': 'b' })],
      ['photos.zip', zip({ 'a.png': 'a' })],
    ] as const) {
      const upload_id = await test.finishedUpload(test.world.admin, name, bytes, 'roster');
      const input = { school_id: 0, kind: 'students', upload_id, org_name: name } as const;
      expect([name, await admin.call('bulk-upload-student', input)]).toMatchObject([
        name,
        { error: { code: 'wrong_kind' } },
      ]);
    }
    const program = zip({ '9-A.xlsx': xlsx({ rows: '', parts: { 'xl/vbaProject.bin': 'x' } }) });
    const read = await its.start({ name: 'program.zip', bytes: program });
    expect(read).toMatchObject({ state: 'failed', failure: { code: 'macros' } });
  });
});

describe('a workbook', () => {
  it('proposes sheets and the row of the headings, and shows the first rows of each', async () => {
    const read = await its.start({ name: 'titled.xlsx', bytes: titled });
    expect(read).toMatchObject({ state: 'mapping', is_kept: 1, total: 3 });
    const sheets = await sheetsOf(read.id);
    expect(sheets.map(({ name, rows, chosen, heading }) => [name, rows, chosen, heading])).toEqual([
      ['Cover', 2, 0, 2],
      ['List', 5, 1, 3],
      ['Last year', 2, 1, 1],
    ]);
    expect(sheets[1]?.top[1]).toEqual({ line: 2, cells: ['Session', '2026-27'] });
  });

  it('is read again by the sheets and the row that a person chose', async () => {
    const read = await its.start({ name: 'titled.xlsx', bytes: titled });
    const one = await its.readAgain(read, [
      { chosen: 0, heading: 0 },
      { chosen: 1, heading: 3 },
      { chosen: 0, heading: 1 },
    ]);
    expect(one).toMatchObject({ state: 'mapping', total: 2, headings: studentHeading });
    const wrong = await its.readAgain(one, [
      { chosen: 0, heading: 0 },
      { chosen: 1, heading: 2 },
      { chosen: 0, heading: 0 },
    ]);
    expect(wrong).toMatchObject({ headings: ['Session', '2026-27'], total: 3 });
    expect((await sheetsOf(wrong.id))[1]).toMatchObject({ chosen: 1, heading: 2 });
    const again = await its.readAgain(wrong, [
      { chosen: 0, heading: 0 },
      { chosen: 1, heading: 3 },
      { chosen: 0, heading: 0 },
    ]);
    const checked = await its.check(again);
    expect((await its.rows(checked.id, 'new')).map(({ name }) => name)).toEqual(['Zoya Rao', 'Yash Rao']);
    // A sheet has to be chosen, and nobody goes on with what somebody else has gone on with.
    const none = [{ chosen: 0 as const, heading: 0 }];
    const input = { import_id: checked.id, kind: 'students' as const, parts: none };
    const answers = [
      await admin.call('read-import', { ...input, version: checked.version }),
      await admin.call('read-import', { ...input, version: checked.version - 1 }),
    ];
    expect(answers).toMatchObject([{ error: { code: 'no_sheet' } }, { error: { code: 'stale' } }]);
  });

  it('of several sheets names the sheet of each row, also of the row that names the same child', async () => {
    const mira = (login: string) => [login, '', 'Mira', 'Das', '2014-05-06', '', 'Grade 9', 'A'];
    const sheet = (name: string, login: string) => ({ name, rows: [studentHeading, mira(login)] });
    const bytes = workbook(sheet('VI A', 'SM1'), sheet('VI B', 'SM2'));
    const checked = await its.check(await its.start({ name: 'two.xlsx', bytes }));
    const rows = await its.rows(checked.id);
    expect(rows.map((row) => [row.sheet, row.line % tableLimits.lines, row.verdict])).toEqual([
      ['VI A', 2, 'new'],
      ['VI B', 2, 'duplicate'],
    ]);
    expect(rows[1]?.changes.find(({ field }) => field === 'line')?.before).toBe('VI A 2');
  });
});

describe('a file of wide rows of long cells', () => {
  it('keeps little to be read where calls are answered, and says what was proposed', async () => {
    const long = Array.from({ length: 26 }, (_, column) => `${column} ${'x '.repeat(190)}`);
    const rows = [studentHeading, student('SH3', 'Tara'), ...Array.from({ length: 28 }, () => long)];
    const names = Array.from({ length: 12 }, (_, at) => `Sheet ${at}`);
    const before = await keptFiles();
    const bytes = workbook(...names.map((name) => ({ name, rows })));
    const read = await its.start({ name: 'wide.xlsx', bytes });
    const sheets = await sheetsOf(read.id);
    expect(sheets.map(({ chosen, heading, top }) => [chosen, heading, top.length])).toEqual(
      names.map(() => [1, 1, 30]),
    );
    const kept = (await keptFiles()).filter((name) => name.endsWith('.sheets') && !before.includes(name));
    const sizes = kept.map(async (name) => (await bytesOf(name)).length);
    const [size = 0, ...others] = await Promise.all(sizes);
    expect(others).toEqual([]);
    // Ten columns of forty characters for each of the rows that are shown.
    expect(size).toBeLessThan(names.length * 30 * 10 * 50);
    expect(size).toBeGreaterThan(0);
    await admin.ok('drop-import', { import_id: read.id, version: read.version });
  });
});

describe('a file that was not read', () => {
  it('is read by the row that a person chooses, without being sent again', async () => {
    const failed = await its.start({
      name: 'bare.csv',
      bytes: csv(['1', '2'], ['Login', 'Naam'], ['SH6', 'Diya']),
    });
    expect(failed).toMatchObject({ state: 'failed', failure: { code: 'no_header' }, is_kept: 1 });
    const read = await its.readAgain(failed, [{ chosen: 1, heading: 2 }]);
    expect(read).toMatchObject({ state: 'mapping', headings: ['Login', 'Naam'], failure: null });
  });

  it('as a whole school is read as a list', async () => {
    const bytes = csv(['Username', 'First name'], ['SH7', 'Omar']);
    const failed = await its.start({ name: 'own.csv', bytes, kind: 'school' });
    expect(failed).toMatchObject({ state: 'failed', failure: { code: 'not_oneroster' } });
    const read = await its.readAgain(failed, [{ chosen: 1, heading: 1 }], 'students');
    expect(read).toMatchObject({ kind: 'students', state: 'mapping', total: 1 });
    expect((await its.check(read)).counts.new).toBe(1);
  });

  it.each([
    ['users.csv', 'sourcedId,familyName,role\nu1,Rao,student\n', 'users.csv', 'givenName'],
    ['Student.csv', 'SIS ID,First Name,Last Name\nu1,Zoya,Rao\n', 'Student.csv', 'School SIS ID'],
  ])('since %s misses a column says which file and which column', async (name, text, file, column) => {
    const bytes = writeStoredZip(new Map([[name, Buffer.from(text)]]));
    const failed = await its.start({ name: 'export.zip', bytes, kind: 'school' });
    expect(failed).toMatchObject({
      state: 'failed',
      is_kept: 0,
      failure: { code: 'missing_column', params: { file, column } },
    });
    expect(failed.failure?.information).toContain(`The file ${file} has no column “${column}”.`);
  });

  it('since a file is missing says which one of which product', async () => {
    const users = 'sourcedId,username,givenName,familyName,activeDirectoryMatchId\nu1,u1,Zoya,Rao,\n';
    const bytes = writeStoredZip(new Map([['users.csv', Buffer.from(users)]]));
    const failed = await its.start({ name: 'export.zip', bytes, kind: 'school' });
    expect(failed.failure).toMatchObject({
      code: 'missing_file',
      params: { product: 'School Data Sync', file: 'roles.csv' },
    });
    expect(failed.failure?.information).toContain('has no file roles.csv');
  });
});

describe('what is kept of a file', () => {
  it('holds none of its passwords, nor do its first rows, nor the rows that are imported', async () => {
    const read = await its.start({
      name: 'secret.csv',
      bytes: csv(
        ['Class list with a password for each', '', ''],
        ['Username', 'Password', 'First name'],
        ['SK1', 'tiger-secret', 'Zoya'],
      ),
    });
    expect(read).toMatchObject({ is_kept: 1, facts: { passwords: ['Password'] } });
    expect(JSON.stringify([await sheetsOf(read.id), await its.rows(read.id)])).not.toContain('tiger-secret');
    expect(await keptTexts()).toContain('SK1');
    expect(await keptTexts()).not.toContain('tiger-secret');
    // Nor when another row is taken for the headings.
    const again = await its.readAgain(read, [{ chosen: 1, heading: 1 }]);
    expect(JSON.stringify(await its.rows(again.id))).not.toContain('tiger-secret');
  });

  it('holds no password of a second list below the first', async () => {
    const first = Array.from({ length: 60 }, (_, at) => [`SL${at}`, 'Zoya', '1']);
    const file = {
      name: 'two.csv',
      bytes: csv(
        ['Username', 'First name', 'Roll no'],
        ...first,
        ['Username', 'First name', 'Password'],
        ['SL90', 'Asha', 'panther-secret'],
      ),
    };
    expect(await its.start(file)).toMatchObject({ is_kept: 1 });
    expect(await keptTexts()).toContain('SL90');
    expect(await keptTexts()).not.toContain('panther-secret');
  });

  const late: readonly (readonly [string, readonly string[]])[] = [
    ['beside the year', ['Username', '2026-27', 'Password']],
    ['alone in its row', ['', '', 'Initial password']],
    ['in Hindi', ['Username', '9', 'पासवर्ड']],
  ];
  it.each(late)('holds no password of a column that is first named below row 30, %s', async (_, heading) => {
    const first = Array.from({ length: 40 }, (__, at) => [`SL${at}`, 'Zoya', '', 'PWD Colony']);
    const file = {
      name: 'late.csv',
      bytes: csv(['Username', 'First name', 'Note', 'Address'], ...first, heading, [
        'SL90',
        'Asha',
        'jaguar-secret',
        'Lake Road',
      ]),
    };
    expect(await its.start(file)).toMatchObject({ is_kept: 1 });
    const kept = await keptTexts();
    expect(kept).toContain('Lake Road');
    expect(kept).toContain('"SL39","Zoya","","PWD Colony"');
    expect(kept).not.toContain('jaguar-secret');
  });

  it('goes when the import is dropped or applied, and a bundle is not kept at all', async () => {
    const before = await keptFiles();
    const file = { name: 'people.csv', bytes: csv(['Username', 'First name'], ['SK2', 'Zoya']) };
    const dropped = await its.start(file);
    expect((await keptFiles()).length).toBe(before.length + 2);
    await admin.ok('drop-import', { import_id: dropped.id, version: dropped.version });
    await expect.poll(keptFiles).toEqual(before);
    const applied = await its.apply(await its.checked(file));
    expect(applied).toMatchObject({ state: 'applied', is_kept: 0 });
    expect(await keptFiles()).toEqual(before);
    const gone = await admin.call('get-import-sheets', { import_id: applied.id });
    expect(gone).toMatchObject({ error: { code: 'not_kept' } });
  });
});
