import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asDay, guessColumns, isAmbiguousDay, type RosterExtension } from '#contract/roster/roster.rules.ts';
import { BadFile } from '#server/roster/read/bad-file.ts';
import { readFile, validateFile } from '#server/roster/read/read-file.ts';
import { writeStoredZip } from '#tests/files/stored-zip.ts';
import { xlsx } from '#tests/files/table-files.ts';
import { rawZip } from '../../files/raw-zip.ts';
import { demoBundle } from './files.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'banyan-roster-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

let number = 0;
async function file(bytes: string | Buffer): Promise<string> {
  const path = join(folder, String((number += 1)));
  await writeFile(path, bytes);
  return path;
}

async function read(bytes: string | Buffer, extension: RosterExtension = 'csv') {
  const path = await file(bytes);
  const kind = extension === 'zip' ? 'school' : 'students';
  await validateFile(path, extension, kind);
  const rows: { line: number; cells: readonly string[] }[] = [];
  for await (const row of readFile({ path, extension, kind, today: '2026-06-01' })) rows.push(row);
  return rows;
}
const cells = async (bytes: string | Buffer, extension: RosterExtension = 'csv') =>
  (await read(bytes, extension)).map((row) => row.cells);
const faultOf = (bytes: string | Buffer, extension: RosterExtension = 'csv') =>
  read(bytes, extension).then(
    () => 'read',
    (error: unknown) => (error instanceof BadFile ? error.fault.code : String(error)),
  );

const plain = 'Admission No,First name\r\n007,Zoya\r\n';

describe('a bundle', () => {
  it('is one table of people with their classes', async () => {
    const found = await cells(await demoBundle(), 'zip');
    expect(found.length).toBe(2_121);
    const rafts = found.filter(([, , role]) => role === 'teacher');
    expect(rafts.length).toBe(120);
    expect(found.find(([id]) => id === 'stu-00009')).toEqual([
      'stu-00009',
      'active',
      'student',
      'S00009',
      'Ananya',
      'Menon',
      'ADM00009',
      'ananya.menon9@students.sunrise.example',
      '',
      '',
      '',
      expect.stringMatching(/^Grade 3 [A-D]$/),
      'true',
      '',
      '',
    ]);
  });

  it('of version 1.2 has roles in a file of their own', async () => {
    const parts = {
      manifest: 'propertyName,value\noneroster.version,1.2\n',
      orgs: 'sourcedId,status,name,type\no1,active,S,school\n',
      classes: 'sourcedId,status,title,classType\nc1,active,7A,homeroom\n',
      enrollments: 'sourcedId,status,classSourcedId,userSourcedId,role\ne1,active,c1,u1,student\n',
      users:
        'sourcedId,status,enabledUser,username,givenName,familyName,email\nu1,active,true,u.one,Zoya,Tiwari,\nu2,active,true,u.two,Yash,Rao,\n',
      roles:
        'sourcedId,status,userSourcedId,roleType,role\nr1,active,u1,primary,student\nr2,active,u2,primary,guardian\n',
      demographics: 'sourcedId,status,birthDate,sex\nu1,active,2014-03-31,female\n',
    };
    const zip = writeStoredZip(
      new Map(Object.entries(parts).map(([name, text]) => [`${name}.csv`, Buffer.from(text)])),
    );
    const [, ...people] = await cells(zip, 'zip');
    expect(people).toEqual([
      [
        'u1',
        '',
        'student',
        'u.one',
        'Zoya',
        'Tiwari',
        '',
        '',
        '',
        'female',
        '2014-03-31',
        '7A',
        'true',
        '',
        '',
      ].map((cell, at) => (at === 1 ? 'active' : cell)),
    ]);
  });

  it('tells whom only its enrolments know, with every line that names them [C2-09]', async () => {
    const bundle = await demoBundle((name, text) => {
      if (name === 'users') return text.replace(/^tch-0001,.*\r?\n/m, '').replace(/^stu-00009,.*\r?\n/m, '');
      const guest = 'enr-x,active,,cls-10C,org-1,guest-1,aide,false,,\n';
      return name === 'enrollments' ? `${text.trimEnd()}\n${guest}` : text;
    });
    const found = await read(bundle, 'zip');
    expect(found.length).toBe(2_121);
    expect(found.slice(-2).map(({ line, cells: of }) => [line, of[0], of[2], of[11], of[13]])).toEqual([
      [2_120, 'tch-0001', 'teacher', 'Grade 4 C; Grade 10 C; Grade 10 D', '2, 3, 4'],
      [
        2_121,
        'stu-00009',
        'student',
        expect.stringMatching(/^Grade 3 [A-D]$/),
        expect.stringMatching(/^\d+$/),
      ],
    ]);
  });
});

describe('a file made to harm', () => {
  const zeros = Buffer.alloc(200 * 2 ** 20);
  const small = Buffer.from('a,b\n');
  it.each<[string, RosterExtension, readonly string[]]>([
    ['workbook', 'xlsx', ['[Content_Types].xml', 'xl/workbook.xml', 'xl/worksheets/sheet1.xml']],
    ['bundle', 'zip', ['manifest.csv', 'classes.csv', 'enrollments.csv', 'users.csv']],
  ])('unpacks to 200 MB as a %s, and is refused before it does', async (_, extension, names) => {
    const entries = names.map((name, at) => ({ name, content: at === names.length - 1 ? zeros : small }));
    expect(await faultOf(rawZip(entries), extension)).toBe('bomb');
  });
});

describe('a file that is none is refused', () => {
  const book = xlsx({ rows: '', parts: { 'xl/media/a.bin': '0' } });
  it.each<[string, string, string | Buffer, RosterExtension]>([
    ['an old Excel', 'old_excel', Buffer.from('d0cf11e0a1b11ae1000000000000', 'hex'), 'xlsx'],
    ['with macros', 'macros', xlsx({ rows: '', parts: { 'xl/vbaProject.bin': 'x' } }), 'xlsx'],
    ['a text under the name of a workbook', 'damaged', plain, 'xlsx'],
    ['a workbook under the name of a text', 'damaged', book, 'csv'],
    ['a zip of something else', 'damaged', writeStoredZip(new Map([['a.txt', Buffer.from('x')]])), 'xlsx'],
    ['a zip without people', 'not_oneroster', writeStoredZip(new Map([['a.txt', Buffer.from('x')]])), 'zip'],
    ['a broken zip', 'damaged', Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(40, 7)]), 'xlsx'],
    ['empty', 'no_header', '', 'csv'],
    ['without headings', 'no_header', '007,Zoya,9823775684\n008,Yash,9823775685\n', 'csv'],
    ['without rows', 'no_rows', 'Name,Class\n', 'csv'],
    ['with an open quote', 'open_quote', 'Name,Class\n"Zoya,7', 'csv'],
    [
      'not of texts',
      'damaged',
      Buffer.concat([Buffer.from('Name\n'), Buffer.from([0, 1, 0, 0, 2, 3, 9, 9, 9, 9])]),
      'csv',
    ],
  ])('%s: %s', async (_, code, bytes, extension) => {
    expect(await faultOf(bytes, extension)).toBe(code);
  });

  it('a column for passwords is left out', async () => {
    expect(await cells('Name,Password\nZoya,secret\n')).toEqual([['Name'], ['Zoya']]);
  });

  it('beyond 200,000 rows', async () => {
    expect(await faultOf(`Name,Class\n${'Zoya,7\n'.repeat(200_001)}`)).toBe('too_many_rows');
  });

  it('a bundle of two schools', async () => {
    const two = await demoBundle((name, text) =>
      name === 'orgs' ? `${text}org-2,active,2026-06-01T00:00:00.000Z,Other,school,O,\n` : text,
    );
    expect(await faultOf(two, 'zip')).toBe('many_schools');
  });
});

describe('headings and days', () => {
  it('columns are guessed by what schools call them; of two alike a person decides', () => {
    expect(
      guessColumns(['G.R. No.', 'Student Name', 'DOB', 'Std', 'Div', 'Name', 'Colour'], 'students'),
    ).toEqual(['admission_no', 'full_name', 'birth_date', 'grade', 'division', null, null]);
  });

  it.each([
    ['03/04/2012', 'dmy', '2012-04-03'],
    ['03/04/2012', 'mdy', '2012-03-04'],
    ['2012-04-03', 'mdy', '2012-04-03'],
    ['31/04/2012', 'dmy', null],
    ['29.02.2012', 'dmy', '2012-02-29'],
    ['29.02.2011', 'dmy', null],
    ['soon', 'dmy', null],
  ] as const)('%s, %s: %s', (text, order, day) => {
    expect(asDay(text, order)).toBe(day);
  });

  it('only what both orders allow is asked about', () => {
    expect(['03/04/2012', '13/04/2012', '05/05/2012', '2012-03-04'].map(isAmbiguousDay)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});
