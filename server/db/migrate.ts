import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { ClientBase, Pool } from 'pg';
import { StartRefused } from '#server/core/start-refused.ts';
import { advisoryLocks } from './advisory-locks.ts';

const folder = fileURLToPath(new URL('./migrations', import.meta.url));
/** Brings the database to this program's version. Throws StartRefused, and changes nothing, for a newer database. */
export async function migrateDatabase(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    // Another process may be migrating, and a table may be long.
    for (const limit of ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'])
      await client.query(`set ${limit} = 0`);
    await client.query('select pg_advisory_lock($1)', [advisoryLocks.migrations]);
    try {
      await refuseNewer(
        async (text) => (await client.query<{ at: string | null }>(text)).rows[0]?.at ?? null,
      );
      await migrate(drizzle(client), { migrationsFolder: folder });
    } finally {
      await client.query('select pg_advisory_unlock($1)', [advisoryLocks.migrations]);
    }
  } finally {
    // Drops the connection: its next user must not be without limits.
    client.release(true);
  }
}

/** Oldest first. */
export async function knownMigrations(): Promise<readonly { readonly when: number; readonly tag: string }[]> {
  const { entries } = JSON.parse(await readFile(`${folder}/meta/_journal.json`, 'utf8')) as {
    entries: { when: number; tag: string }[];
  };
  return entries;
}

/** The version of the schema: when its newest migration was written, in milliseconds. */
export async function newestMigration(): Promise<number> {
  return Math.max(...(await knownMigrations()).map(({ when }) => when));
}

/** Brings an empty database to one version in the client's transaction, so a failed restore leaves it empty. */
export async function migrateWithin(client: ClientBase, version: number): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [advisoryLocks.migrations]);
  await client.query('create schema if not exists drizzle');
  await client.query(
    'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  for (const { sql, hash, folderMillis } of readMigrationFiles({ migrationsFolder: folder })) {
    if (folderMillis > version) continue;
    for (const text of sql) await client.query(text);
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ]);
  }
}

async function refuseNewer(firstValue: (text: string) => Promise<string | number | null>): Promise<void> {
  const newestKnown = await newestMigration();
  const table = await firstValue(`select to_regclass('drizzle.__drizzle_migrations')::text as at`);
  if (!table) return;
  const applied = Number(await firstValue('select max(created_at) as at from drizzle.__drizzle_migrations'));
  if (applied > newestKnown)
    throw new StartRefused(
      'The database was written by a newer version of this program: start that version, or set DATA_DIR or DATABASE_URL to another database.',
    );
}
