import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { keepText } from '#server/files/queries/file-texts.ts';
import { storedText } from '#server/files/texts/text-words.ts';
import { shareAsFaculty, shareAsOffice } from '../notice-inputs.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';
import type { World } from '../world.ts';

let test: TestServer;
let world: World;
let asha: Client;
let bina: Client;
let office: Client;
const start = new Date('2026-11-18T06:00:00Z');
const day = 24 * 60 * 60_000;

beforeAll(async () => {
  test = await startTestServer({ SESSION_MINUTES: '10080' });
  world = test.world;
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.now = start;
  await test.server.app.db.execute(sql`delete from notices`);
  // A month further on, the server may have cleared the sessions of the day before.
  [asha, bina, office] = await Promise.all([
    test.signIn(world.asha),
    test.signIn(world.bina),
    test.signIn(world.superAdmin),
  ]);
});

const share = (client: Client, title: string) =>
  shareAsFaculty(client, { grade: String(world.places['9A'].gradeId), title });
async function remove(client: Client, id: number) {
  const notices = [{ id, version: 0 }];
  await client.ok('set-notice-status', { notices, isActive: 0 });
  await client.ok('delete-faculty-notice', { notices });
}
const deleted = (client: Client, input = {}) => client.ok('get-deleted-notices', input);
const titles = async (client: Client, input = {}) =>
  (await deleted(client, input)).rows.map((row) => row.title);

it('lists what its author deleted, the last first, with the days that are left [QU-24]', async () => {
  const [first, second] = [await share(asha, 'First'), await share(asha, 'Second')];
  await remove(asha, first);
  test.clock.now = new Date(start.getTime() + day / 2);
  await remove(asha, second);
  test.clock.now = new Date(start.getTime() + day);
  const { rows, total } = await deleted(asha);
  expect(total).toBe(2);
  expect(rows).toMatchObject([
    { id: second, title: 'Second', deletedBy: '', createdBy: '', daysLeft: 30 },
    { id: first, title: 'First', deletedAt: '2026-11-18T06:00:00.000Z', daysLeft: 29 },
  ]);
});

it('is empty of what was never deleted, of what others deleted, and of what is gone [QU-24]', async () => {
  await share(asha, 'Still there');
  await remove(bina, await share(bina, 'Hers'));
  expect(await titles(asha)).toEqual([]);
  expect(await titles(await test.signIn(world.admin))).toEqual([]);
  await remove(asha, await share(asha, 'Old'));
  test.clock.now = new Date(start.getTime() + 30 * day - 1000);
  const later = await test.signIn(world.asha);
  expect((await deleted(later)).rows).toMatchObject([{ title: 'Old', daysLeft: 1 }]);
  test.clock.now = new Date(start.getTime() + 30 * day);
  expect(await titles(later)).toEqual([]);
});

it('has a notice no more that was restored, several at once too [QU-24]', async () => {
  const ids = [await share(asha, 'One'), await share(asha, 'Two'), await share(asha, 'Three')];
  for (const id of ids) await remove(asha, id);
  const notices = (await deleted(asha)).rows.slice(0, 2).map(({ id, version }) => ({ id, version }));
  const { data } = await asha.ok('restore-notice', { notices });
  expect(data.done).toHaveLength(2);
  expect(await titles(asha)).toEqual(['One']);
});

it('is searched by words of the title, and read a page at a time, beyond the end the last one', async () => {
  for (const title of ['Sports day', 'Sports shoes', 'Choir']) await remove(asha, await share(asha, title));
  expect(await titles(asha, { search: 'spo' })).toEqual(['Sports shoes', 'Sports day']);
  for (const page of [3, 9])
    expect(await deleted(asha, { page, size: 1 })).toMatchObject({
      total: 3,
      page: 3,
      rows: [{ title: 'Sports day' }],
    });
});

it('is sorted by title, by day and by who deleted it, over all pages [TG-03, CO-04]', async () => {
  for (const title of ['banana', 'Cherry', 'apple']) {
    await remove(office, await shareAsOffice(office, { notice_title: title }));
    test.clock.now = new Date(test.clock.now.getTime() + 60_000);
  }
  const sorted = (by: 'title' | 'deleted_at' | 'deleted_by', sort: 'asc' | 'desc', page = {}) =>
    titles(office, { sort: [{ by, descending: sort === 'desc' }], ...page });
  expect(await sorted('title', 'asc')).toEqual(['apple', 'banana', 'Cherry']);
  expect(await sorted('title', 'desc', { page: 2, size: 1 })).toEqual(['banana']);
  expect(await sorted('deleted_at', 'asc')).toEqual(['banana', 'Cherry', 'apple']);
  const { db } = test.server.app;
  const removers = await db.execute<{ id: number }>(sql`
    insert into people (school_id, role, sub_role, login_name, password_hash, first_name, last_name)
    select 0, 1, 3, 'X91' || name, '', name, '' from unnest('{zoya,Anil}'::text[]) name returning id`);
  const [zoya, anil] = removers.rows.map(({ id }) => id);
  await db.execute(sql`update notices set deleted_by = ${zoya} where title = 'apple'`);
  await db.execute(sql`update notices set deleted_by = ${anil} where title = 'Cherry'`);
  expect(await sorted('deleted_by', 'asc')).toEqual(['banana', 'Cherry', 'apple']);
  expect(await sorted('deleted_by', 'desc')).toEqual(['apple', 'Cherry', 'banana']);
});

it('is found by the words of its files too, and says where they stand', async () => {
  const { db } = test.server.app;
  const id = await shareAsOffice(office, { notice_title: 'Please read' });
  await remove(office, id);
  await remove(office, await shareAsOffice(office, { notice_title: 'Something else' }));
  const fileId = '00000000-0000-4000-8000-000000000001';
  const hash = 'a'.repeat(64);
  await db.execute(sql`
    insert into files (school_id, id, owner_id, name, extension, type, mime, size, sha256, storage_key, created_at)
    values (0, ${fileId}, ${world.superAdmin.id}, 'plan.txt', 'txt', 'document', 'text/plain', 9, ${hash}, '', now())`);
  await db.execute(sql`
    insert into notice_files (school_id, notice_id, position, file_id, name) values (0, ${id}, 0, ${fileId}, 'plan.txt')`);
  await keepText(
    db,
    { schoolId: 0, sha256: hash, createdAt: start },
    storedText('The excursion leaves at nine.'),
  );
  expect((await deleted(office, { search: 'excur' })).rows).toMatchObject([
    { id, title: 'Please read', foundIn: { file: 'plan.txt' } },
  ]);
  expect(await titles(office, { search: 'please read' })).toEqual(['Please read']);
});

it('tells an author of the office who of the office deleted it, and both restore it [QC-31]', async () => {
  const { rows } = await test.server.app.db.execute<{ id: number }>(sql`
    insert into people (school_id, role, sub_role, login_name, password_hash, first_name, last_name)
    select 0, 1, 3, 'X90', password_hash, 'Dira', 'Ector' from people where login_name = 'X1' returning id`);
  const director = await test.signIn({ id: rows[0]?.id ?? 0, schoolId: 0, loginName: 'X90', role: 1 });
  const id = await shareAsOffice(office, { notice_title: 'From the office' });
  await remove(director, id);
  expect((await deleted(office)).rows).toMatchObject([{ id, deletedBy: 'Dira Ector', createdBy: '' }]);
  expect((await deleted(director)).rows).toMatchObject([{ id, deletedBy: '', createdBy: 'Super Test' }]);
  await office.ok('restore-notice', { notices: [{ id, version: 0 }] });
  expect((await deleted(director)).total).toBe(0);
});
