import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type RosterExtension, rosterLimits } from '#contract/roster/roster.rules.ts';
import { moveImport } from '#server/roster/imports.ts';
import { freshOptions } from '#server/roster/queries/import.ts';
import { BadFile } from '#server/roster/read/bad-file.ts';
import { readFileApart } from '#server/roster/read/read-apart.ts';
import { readFile } from '#server/roster/read/read-file.ts';
import { importRows, imports } from '#server/roster/schema.ts';
import { writeStoredZip } from '#tests/files/stored-zip.ts';
import { csv, textXlsx, xlsx } from '#tests/files/table-files.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';
import { importing } from './importing.ts';

let test: TestServer;
let folder: string;
let admin: Client;
let it1: ReturnType<typeof importing>;
beforeAll(async () => {
  test = await startTestServer();
  folder = await mkdtemp(join(tmpdir(), 'banyan-hostile-'));
  admin = await test.enter(test.world.admin);
  it1 = importing(test, { client: admin, who: test.world.admin });
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});

const fileOf = async (bytes: string | Buffer) => {
  const path = join(folder, randomUUID());
  await writeFile(path, bytes);
  return path;
};
const of = (path: string, extension: RosterExtension) => ({
  path,
  extension,
  kind: extension === 'zip' ? ('school' as const) : ('students' as const),
  today: '2026-06-01',
});
const noFacts = () => undefined;
async function allOf(rows: AsyncIterable<unknown>): Promise<unknown[]> {
  const all: unknown[] = [];
  for await (const row of rows) all.push(row);
  return all;
}
/** How reading a file ends: with so many rows, or by which fault. */
async function endOf(rows: AsyncIterable<unknown>): Promise<number | string> {
  try {
    return (await allOf(rows)).length;
  } catch (error) {
    return error instanceof BadFile ? error.fault.code : String(error);
  }
}

const heading = '<row r="1"><c t="str"><v>Username</v></c><c t="str"><v>First name</v></c></row>';
const rowAt = (r: string) => `<row r="${r}"><c t="str"><v>Z${r}</v></c><c t="str"><v>Zoya</v></c></row>`;

describe('a file that lies', () => {
  it.each(['x', '99999999999', '1e400', '-5', '0', '2.5', '1'])(
    'about its line (%s) is read: no line is told but one that can be [QU-67]',
    async (line) => {
      const read = await it1.start({
        name: 'a.xlsx',
        bytes: xlsx({ rows: heading + rowAt(line) + rowAt(line) }),
      });
      expect(read).toMatchObject({ state: 'mapping', total: 2, headings: ['Username', 'First name'] });
    },
  );

  it('with a letter across the longest cell is read, and the letter is not cut in two [QU-25]', async () => {
    const long = '😀'.repeat(250);
    const read = await it1.start({ name: 'a.csv', bytes: csv(['Username', 'First name'], ['Z1', long]) });
    const checked = await it1.check(read);
    const [row] = await it1.rows(checked.id);
    expect(row).toMatchObject({ verdict: 'problem', problems: [{ code: 'too_long' }] });
    expect(row?.cells[1]).toMatch(/^😀{200}�$/u);
  });

  it('of more classes than a school has shows some of them, and takes no more', async () => {
    const { unknown: most } = rosterLimits;
    const many = Array.from({ length: most + 200 }, (_, at) => [`MC${at}`, 'Zoya', `Class ${at}x`, 'A']);
    const heads = ['Username', 'First name', 'Class', 'Section'];
    const checked = await it1.check(await it1.start({ name: 'a.csv', bytes: csv(heads, ...many) }));
    expect([checked.unknown.length, checked.counts.problem]).toEqual([most, most + 200]);
    const classes = Object.fromEntries(Array.from({ length: most + 1 }, (_, at) => [`${at}`, 0]));
    const { columns, version } = checked;
    const body = { import_id: checked.id, version, columns, classes, dates: null, complete: 0, file_wins: 0 };
    expect((await admin.raw('check-import', body)).status).toBe(400);
  });

  it.each(['reading', 'checking', 'applying'] as const)(
    'nobody foresaw how ends its import, which waits for no further try: %s',
    async (state) => {
      const { app } = test.server;
      const values = { schoolId: 1, kind: 'students', fileName: 'a.csv', state } as const;
      const of = { madeBy: test.world.admin.id, madeAt: test.clock.now, batchId: randomUUID() };
      const options = { ...freshOptions, columns: ['user_id', 'firstName'] } as const;
      const [row] = await app.db
        .insert(imports)
        .values({
          ...values,
          ...of,
          uploadId: 's1-p1-gone',
          options: { ...options, columns: [...options.columns] },
        })
        .returning();
      if (!row) throw new Error('An import was not stored.');
      // No day, and more than a column of numbers holds.
      const after = { user_id: 'NF1', firstName: 'Zoya', birth_date: 'never', places: [2 ** 40] };
      await app.db.insert(importRows).values({
        schoolId: 1,
        importId: row.id,
        line: 2,
        raw: ['NF1', '\ue000'.repeat(9)],
        verdict: 'new',
        role: 3,
        after,
        before: {},
      });
      if (state === 'checking')
        await app.db
          .update(imports)
          .set({ options: {} as never })
          .where(eq(imports.id, row.id));
      await moveImport(app.db, app, row, state);
      const told = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
      await test.server.jobs().drain();
      told.mockRestore();
      const [ended] = await app.db.select().from(imports).where(eq(imports.id, row.id));
      expect(ended).toMatchObject({ state: 'failed', failure: { code: 'damaged' } });
      await admin.ok('drop-import', { import_id: row.id, version: ended?.version ?? 0 });
    },
  );
});

describe('a file that was made to take hours', () => {
  const rels = 'xl/_rels/workbook.xml.rels';
  it.each<[string, Buffer, string | number]>([
    [
      'tags without an end',
      xlsx({ rows: '', parts: { [rels]: '<Relationship '.repeat(80_000) } }),
      'damaged',
    ],
    ['sheets', xlsx({ rows: '', parts: { 'xl/workbook.xml': '<sheet '.repeat(150_000) } }), 'damaged'],
    ['books', xlsx({ rows: '', parts: { 'xl/workbook.xml': '<workbookPr '.repeat(150_000) } }), 'damaged'],
    [
      'a format',
      xlsx({
        rows: heading + rowAt('2'),
        styles: `<numFmt numFmtId="9" formatCode="${'['.repeat(400_000)}"/>`,
      }),
      2,
    ],
    ['a row without an end', xlsx({ rows: `<row><c><v>${'0'.repeat(6 * 2 ** 20)}` }), 'damaged'],
  ])('by %s ends at once', async (_what, bytes, end) => {
    expect(await endOf(readFile(of(await fileOf(bytes), 'xlsx')))).toBe(end);
  });

  it('by one person of a hundred thousands of classes ends at once', async () => {
    const lines = Array.from({ length: 250_000 }, (_, at) => `c${at},u1,student`);
    const bundle = writeStoredZip(
      new Map([
        ['users.csv', Buffer.from('sourcedId,givenName,role\nu1,Zoya,student\n')],
        ['classes.csv', Buffer.from('sourcedId,title\nx,9A\n')],
        ['enrollments.csv', Buffer.from(['classSourcedId,userSourcedId,role', ...lines].join('\n'))],
      ]),
    );
    expect(await endOf(readFile(of(await fileOf(bundle), 'zip')))).toBe(2);
  });

  it('is read in a thread that ends past its time, and past its memory [QU-67]', async () => {
    const path = await fileOf(textXlsx(['Username', 'First name'], ['Z1', 'Zoya']));
    const limits = { milliseconds: 60_000, heapMegabytes: 512 };
    expect(await endOf(readFileApart(of(path, 'xlsx'), noFacts, limits))).toBe(2);
    expect(await endOf(readFileApart(of(path, 'xlsx'), noFacts, { ...limits, milliseconds: 1 }))).toBe(
      'bomb',
    );
    expect(await endOf(readFileApart(of(path, 'xlsx'), noFacts, { ...limits, heapMegabytes: 1 }))).toBe(
      'bomb',
    );
  });

  it('of texts is read in that thread as well', async () => {
    const limits = { milliseconds: 60_000, heapMegabytes: 512 };
    const path = await fileOf('Username,First name\nZ1,Zoya\n');
    expect(await endOf(readFileApart(of(path, 'csv'), noFacts, limits))).toBe(2);
    expect(await endOf(readFileApart(of(path, 'csv'), noFacts, { ...limits, milliseconds: 1 }))).toBe('bomb');
  });

  it('says in its thread what it says without one', async () => {
    const damaged = await fileOf(xlsx({ rows: heading, parts: { [rels]: '<a' } }));
    expect(await endOf(readFileApart(of(damaged, 'xlsx')))).toBe('damaged');
    const many = Array.from({ length: 1000 }, (_, at) => [`Z${at}`, 'Zoya']);
    const whole = await fileOf(textXlsx(['Username', 'First name'], ...many));
    const apart = await allOf(readFileApart(of(whole, 'xlsx')));
    expect(apart).toHaveLength(1001);
    expect(apart).toEqual(await allOf(readFile(of(whole, 'xlsx'))));
  });
});
