import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Pool } from 'pg';
import { StartRefused } from '#server/core/start-refused.ts';

const folder = fileURLToPath(new URL('./migrations', import.meta.url));
/** Any fixed number: it names our lock among the database's advisory locks. */
const lockNumber = 761_204_401;

/**
 * Brings the database to this program's version, one process at a time.
 * Throws StartRefused when the database is of a newer program; nothing is changed then.
 */
export async function migrateDatabase(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    // Another process may be at it, and a table may be long.
    for (const limit of ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'])
      await client.query(`set ${limit} = 0`);
    await client.query('select pg_advisory_lock($1)', [lockNumber]);
    try {
      await refuseNewer(
        async (text) => (await client.query<{ at: string | null }>(text)).rows[0]?.at ?? null,
      );
      await migrate(drizzle(client), { migrationsFolder: folder });
    } finally {
      await client.query('select pg_advisory_unlock($1)', [lockNumber]);
    }
  } finally {
    // The next to borrow it must not be as patient.
    client.release(true);
  }
}

async function refuseNewer(firstValue: (text: string) => Promise<string | number | null>): Promise<void> {
  const known = JSON.parse(await readFile(`${folder}/meta/_journal.json`, 'utf8')) as {
    entries: { when: number }[];
  };
  const newestKnown = Math.max(...known.entries.map((entry) => entry.when));
  const table = await firstValue(`select to_regclass('drizzle.__drizzle_migrations')::text as at`);
  if (!table) return;
  const applied = Number(await firstValue('select max(created_at) as at from drizzle.__drizzle_migrations'));
  if (applied > newestKnown)
    throw new StartRefused(
      'The database was written by a newer version of this program: start that version, or set DATA_DIR or DATABASE_URL to another database.',
    );
}
