import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fold, searchWords } from '#contract/search/fold.ts';
import { noticeSearchText } from '#server/db/search-text.ts';
import { people } from '#server/directory/schema.ts';
import { notices as noticeTable } from '#server/notices/schema/notice.ts';
import { adminInput, facultyInput } from '../notice-inputs.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';
import type { World } from '../world.ts';

let test: TestServer;
let world: World;
const clients = new Map<string, Client>();

const everyone = [
  'admin',
  'asha',
  'bina',
  'chetan',
  'dev',
  'esha',
  'farid',
  'otherAdmin',
  'otherFaculty',
  'otherStudent',
] as const satisfies readonly (keyof World)[];

async function as(name: keyof World): Promise<Client> {
  const who = world[name];
  if (!('loginName' in Object(who))) throw new Error(`${name} is no person.`);
  const known = clients.get(name) ?? (await test.signIn(who as World['admin']));
  clients.set(name, known);
  return known;
}

async function find(name: keyof World, searchText: string) {
  return (await (await as(name)).ok('global-search', { searchText })).data;
}
const titles = async (name: keyof World, searchText: string, category: string) =>
  (await find(name, searchText)).result
    .filter((each) => each.pageCategory === category)
    .map((each) => each.title);

beforeAll(async () => {
  test = await startTestServer();
  world = test.world;
  const asha = await as('asha');
  const admin = await as('admin');
  const other = await as('otherFaculty');
  const nine = String(world.places['9A'].gradeId);
  for (const title of ['Science homework week 3', 'गणित की परीक्षा', 'ریاضی کا کام', 'Exposé über Bäume'])
    await asha.ok('create-faculty-notice', await facultyInput(asha, { grade: nine, title, noticeFor: 1 }));
  await asha.ok(
    'create-faculty-notice',
    await facultyInput(asha, { grade: nine, title: 'Science staff room', noticeFor: 2 }),
  );
  await admin.ok('create-notice', await adminInput(admin, { title: 'Science fair for everybody' }));
  await other.ok(
    'create-faculty-notice',
    await facultyInput(other, {
      grade: String(world.places.other.gradeId),
      title: 'Science of the other school',
      noticeFor: 1,
    }),
  );
});
afterAll(() => test.close());

describe('notices', () => {
  it('are found by those who may read them, and by nobody else [CC-09, NX-039]', async () => {
    expect(await titles('dev', 'science', 'notices')).toContain('Science homework week 3');
    expect(await titles('dev', 'science', 'notices')).not.toContain('Science staff room');
    expect(await titles('bina', 'science', 'notices')).toContain('Science staff room');
    expect(await titles('admin', 'science', 'notices')).toHaveLength(3);
    expect(await titles('otherStudent', 'science', 'notices')).toEqual(['Science of the other school']);
    // The central office finds its own notices, not the schools'.
    expect(await titles('superAdmin', 'science', 'notices')).toEqual([]);
    for (const name of ['finance', 'helpdesk'] as const)
      expect((await find(name, 'science')).sideBarCategory.map((each) => each.key)).not.toContain('notices');
  });

  it('that were not shared yet are their author’s alone [QU-22]', async () => {
    const asha = await as('asha');
    await asha.ok(
      'create-faculty-notice',
      await facultyInput(asha, {
        grade: String(world.places['9A'].gradeId),
        title: 'Surprise quiz',
        noticeFor: 1,
        share_date: '2026-12-24',
        due_date: '2026-12-30',
      }),
    );
    expect(await titles('asha', 'surprise', 'notices')).toEqual(['Surprise quiz']);
    expect(await titles('dev', 'surprise', 'notices')).toEqual([]);
  });

  it.each([
    ['a letter left out', 'scince homwork', 'Science homework week 3'],
    ['letters exchanged', 'sceince homewrok', 'Science homework week 3'],
    ['words in another order', 'homework science', 'Science homework week 3'],
    ['capitals', 'SCIENCE HOME', 'Science homework week 3'],
    ['no accents', 'expose uber baume', 'Exposé über Bäume'],
    ['Hindi', 'परीक्षा', 'गणित की परीक्षा'],
    ['a slip in Hindi', 'परिक्षा', 'गणित की परीक्षा'],
    ['Urdu', 'ریاضی', 'ریاضی کا کام'],
  ])('are found with %s [VP-34]', async (_what, typed, title) => {
    expect((await titles('dev', typed, 'notices'))[0]).toBe(title);
  });

  it('open in the board’s viewer [PF-11]', async () => {
    const result = (await find('dev', 'परीक्षा')).result.find((each) => each.pageCategory === 'notices');
    const id = Number(/^student\?open=(\d+)$/.exec(result?.link ?? '')?.[1]);
    const opened = await (await as('dev')).ok('get-notice-details', {
      notice_id: id,
      user_id: world.dev.id,
      action: 'view',
    });
    expect(JSON.stringify(opened)).toContain('गणित की परीक्षा');
  });

  it('hand out five pages of six, and say that there is more [PF-12, CO-52]', async () => {
    await test.server.app.db.execute(sql`insert into notices (school_id, title, description, notice_for, visible_from,
      due_date_mandatory, notify_email, is_active, grade_choice, division_choice, videos, created_by, created_by_role,
      created_at, updated_at) select 1, 'Rehearsal ' || n, '', 1, '2026-11-01', false, false, true, '0', '0', '[]',
      ${world.asha.id}::int, 4, now(), now() from generate_series(1, 40) n`);
    const { result, sideBarCategory } = await find('admin', 'rehearsal');
    expect(result.filter((each) => each.pageCategory === 'notices')).toHaveLength(30);
    expect(sideBarCategory.find((each) => each.key === 'notices')).toMatchObject({ count: 30, more: true });
    expect(result[0]?.title).toBe('Rehearsal 40');
    await test.server.app.db.execute(sql`delete from notices where title like 'Rehearsal %'`);
  });
});

describe('people', () => {
  it.each([
    ['a student finds their teachers', 'dev', ['Asha Test', 'Bina Test']],
    ['a student of another class finds nobody of this one', 'esha', []],
    [
      'a teacher finds colleagues and the students they teach',
      'chetan',
      ['Admin Test', 'Asha Test', 'Bina Test'],
    ],
    [
      'an admin finds the school',
      'admin',
      ['Asha Test', 'Bina Test', 'Chetan Test', 'Dev Test', 'Esha Test', 'Farid Test'],
    ],
    ['another school finds its own', 'otherAdmin', ['OtherFaculty Test', 'OtherStudent Test']],
    ['finance finds nobody', 'finance', []],
  ] as const)('%s [CC-09]', async (_what, name, expected) => {
    expect((await titles(name, 'test', 'people')).toSorted()).toEqual([...expected]);
  });

  it('the central office finds people of every school, and which school', async () => {
    const found = (await find('superAdmin', 'test')).result.filter((each) => each.pageCategory === 'people');
    expect(found.map((each) => each.note)).toEqual(expect.arrayContaining(['First School', 'Other School']));
  });

  it('are found with a slip, and with what they teach; who was switched off is not', async () => {
    const result = (await find('admin', 'chetam')).result.find((each) => each.pageCategory === 'people');
    expect(result).toMatchObject({ title: 'Chetan Test', description: 'Grade 10 B', role: 4, link: '' });
    const off = (isActive: boolean) =>
      test.server.app.db.update(people).set({ isActive }).where(sql`id = ${world.farid.id}`);
    await off(false);
    expect(await titles('admin', 'farid', 'people')).toEqual([]);
    await off(true);
    expect(await titles('admin', 'farid', 'people')).toEqual(['Farid Test']);
  });
});

it('nothing is found that may not be opened, whoever searches for whatever [CC-09]', async () => {
  const all = await test.server.app.db.select().from(noticeTable);
  const words = [...new Set(all.flatMap((row) => searchWords(row.title))), 'test', 'sc', 'dashboard'];
  for (const name of everyone) {
    const client = await as(name);
    for (const word of words.filter((each) => each.length > 1)) {
      const { result } = await find(name, word);
      for (const { link } of result.filter((each) => each.pageCategory === 'notices')) {
        const notice_id = Number(/open=(\d+)$/.exec(link)?.[1]);
        const opened = await client.call('get-notice-details', {
          notice_id,
          user_id: world[name].id,
          action: 'view',
        });
        expect({ name, word, ok: opened.ok }).toEqual({ name, word, ok: true });
      }
    }
  }
});

it('suggestions are of the caller’s own role only [VP-34, CC-09, NX-040]', async () => {
  const dev = await as('dev');
  const { data } = await dev.ok('global-search-suggestion', { role_id: 3, searchText: 'sc' });
  expect(data.map((each) => each.title)).toContain('Science homework week 3');
  expect(data.length).toBeLessThanOrEqual(8);
  expect(await dev.call('global-search-suggestion', { role_id: 2, searchText: 'sc' })).toMatchObject({
    ok: false,
    status: 403,
  });
  expect(await dev.call('global-search-suggestion', { role_id: 3, searchText: 's' })).toMatchObject({
    status: 400,
  });
});

it('signs and marks are words of nobody: they find nothing and break nothing', async () => {
  for (const typed of ['%%%%', "' or 1=1 --", '\\\\\\\\', '____', '"; drop table notices', '🎉🎉'])
    expect((await find('admin', typed)).result.filter((each) => each.pageCategory === 'notices')).toEqual([]);
});

it('the database and the browser spell words alike', async () => {
  const samples = [
    'Éclair ÑANDÚ',
    'परीक्षा ज़रूरी',
    'ریاضی أحمد',
    'Привет мир',
    'Ελληνικά',
    'ಕನ್ನಡ தமிழ்',
    'ß æ Ł',
  ];
  for (const title of samples) {
    const { rows } = await test.server.app.db.execute<{ folded: string }>(
      sql`select ${sql.raw(noticeSearchText)} as folded from (select ${title}::text as title) notices`,
    );
    expect(rows[0]?.folded).toBe(` ${fold(title)}`);
  }
});
