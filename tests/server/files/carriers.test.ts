import { getTableName } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { offers } from '#server/rooms.ts';
import { startTestServer, type TestServer } from '../test-server.ts';

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer();
});
afterAll(() => test.close());

const declared = offers.carriers.map(({ column }) => `${getTableName(column.table)}.${column.name}`);

/** Columns that name a file by their name, of every table of the product. */
async function fileColumns(): Promise<string[]> {
  const { rows } = await test.server.app.database.pool.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and column_name ~ '(^|_)file_ids?$'`,
  );
  return rows.map(({ name }) => name);
}

it('a column that names a file is declared by its room, so that the clearing of loose files asks it', async () => {
  const columns = await fileColumns();
  expect(columns.length).toBeGreaterThan(5);
  expect(columns.filter((name) => !declared.includes(name))).toEqual([]);
});

it('a new table that no room declares is found', async () => {
  const { pool } = test.server.app.database;
  await pool.query('create table works_of_tomorrow (id integer, file_id uuid)');
  const undeclared = (await fileColumns()).filter((name) => !declared.includes(name));
  await pool.query('drop table works_of_tomorrow');
  expect(undeclared).toEqual(['works_of_tomorrow.file_id']);
});

it('every declared column is there in the database', async () => {
  const { rows } = await test.server.app.database.pool.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`,
  );
  const there = new Set(rows.map(({ name }) => name));
  expect(declared.filter((name) => !there.has(name))).toEqual([]);
});
