import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool } from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { migrateDatabase } from '#server/db/migrate.ts';
import { useTemporaryFolder } from '../../files/temporary-folder.ts';
import { createDatabase } from '../test-server.ts';

const folder = fileURLToPath(new URL('../../../server/db/migrations/', import.meta.url));

/** SHA-256 of what schools may have run already. A change of the shape is a migration of its own. */
const released = {
  '0000_start': 'a51a7f92337d6aaa29893b554f904e340315835324cb462bf3de037e061059af',
  '0001_trigram': 'e2e171a7a70f631dab067babcfd0a86742c48d18db04b3598f8a5a20edeeac0b',
  '0002_session': 'c0240cd1865e036851e780f621de1fc77351e7761b2beaa5121e6bea2617a4f3',
  '0003_task_genie': 'e8efde25e4478a64a19aa08f144c720c20e8ce60aa4ccc14f67ca066902929a2',
  '0004_notice_board': 'b2bdde31c610b9a887fdc3fa65c947b75dabeffecebdc81b3021548fe8e630ef',
  '0005_mail_version': '8342034f6b5c990f7ba5653f7e0f745c821829d9a4f23acf513a4470d1bbf360',
  '0006_search_of_a_school': '4d9b99e3d7ff03653dd9eb236302d0bfa6a5bf42ccc5845c9d8fd762509f6a94',
};

/** The last migration of the oldest program a school may come from. */
const oldest = '0003_task_genie';

interface Journal {
  readonly entries: readonly { readonly tag: string }[];
}

const temporary = useTemporaryFolder();

/** The migrations as the oldest program has them. */
async function olderMigrations(): Promise<string> {
  const older = temporary.path('older');
  await mkdir(`${older}/meta`, { recursive: true });
  const journal = JSON.parse(await readFile(`${folder}meta/_journal.json`, 'utf8')) as Journal;
  const entries = journal.entries.filter(({ tag }) => tag <= oldest);
  await writeFile(`${older}/meta/_journal.json`, JSON.stringify({ ...journal, entries }));
  for (const { tag } of entries) await copyFile(`${folder}${tag}.sql`, `${older}/${tag}.sql`);
  return older;
}

const opened: { pool: Pool; drop: () => Promise<void> }[] = [];
async function emptyDatabase(): Promise<Pool> {
  const { url, drop } = await createDatabase('template0');
  const pool = new Pool({ connectionString: url });
  opened.push({ pool, drop });
  return pool;
}
afterAll(async () => {
  for (const { pool, drop } of opened) {
    await pool.end();
    await drop();
  }
});

/** Every column and index, as the database describes them. */
async function shapeOf(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ line: string }>(`
    select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default, generation_expression) as line
    from information_schema.columns where table_schema = 'public'
    union all select indexdef from pg_indexes where schemaname = 'public' order by line`);
  return rows.map(({ line }) => line);
}

describe('the migrations', () => {
  it.each(Object.entries(released))('leave %s as it was released', async (tag, hash) => {
    const text = await readFile(`${folder}${tag}.sql`);
    expect(createHash('sha256').update(text).digest('hex')).toBe(hash);
  });

  it('bring the database of the oldest program, with what is in it, to the shape of a new one', async () => {
    const [old, fresh] = [await emptyDatabase(), await emptyDatabase()];
    await migrate(drizzle(old), { migrationsFolder: await olderMigrations() });
    await old.query(`insert into schools (id, name, short_name, model, time_zone, academic_year)
      values (1, 'Sunrise', 'S', 0, 'Asia/Kolkata', '2026-2027')`);
    await old.query(`insert into notices (school_id, title, description, notice_for, visible_from, due_date_mandatory,
        notify_email, is_active, grade_choice, division_choice, videos, created_by, created_by_role, created_at, updated_at)
      values (1, 'Kept', '', 1, '2026-11-18', false, false, true, '0', '0', '[]', 1, 4, now(), now())`);
    await migrateDatabase(old);
    await migrateDatabase(fresh);
    expect(await shapeOf(old)).toEqual(await shapeOf(fresh));
    const { rows } = await old.query('select title, asks_receipt from notices');
    expect(rows).toEqual([{ title: 'Kept', asks_receipt: false }]);
  });
});
