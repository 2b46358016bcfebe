import { createWriteStream } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Client } from 'pg';
import copyStreams from 'pg-copy-streams';
import { StartRefused } from '#server/core/start-refused.ts';
import { knownMigrations } from '#server/db/migrate.ts';
import { hashFile } from '#server/files/hash-file.ts';
import { storedKeys } from '../stored-keys.ts';
import { type DumpedTable, dumpOf, type Manifest, parts } from './bundle.ts';
import { counted, type Watched } from './say.ts';

export type DumpedDatabase = Omit<Manifest, 'program' | 'takenAt' | 'files'>;

/** The keys that the dumped rows name, during the backup. */
export const keysOf = (folder: string) => join(folder, 'keys');

/** Dumps all tables at one moment, in a transaction that blocks no saves. */
export async function dumpDatabase(
  client: Client,
  folder: string,
  watched: Watched,
): Promise<DumpedDatabase> {
  await mkdir(join(folder, parts.database), { mode: 0o700 });
  await client.query('begin isolation level repeatable read read only');
  const schema = await schemaOf(client);
  const tables: DumpedTable[] = [];
  for (const table of await tablesOf(client)) {
    watched.progress(`${table.name} (${tables.length + 1})`);
    tables.push(await dumpTable(client, folder, table, watched.signal));
  }
  await copyOut(client, storedKeys, keysOf(folder), watched.signal);
  const sequences = await sequencesOf(client);
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  await client.query('commit');
  const all = tables.reduce((sum, { rows: some }) => sum + some, 0);
  watched.say(`Database: ${tables.length} tables, ${counted(all)} rows.`);
  return { schema, tables, sequences, postgres: rows[0]?.server_version ?? '' };
}

async function schemaOf(client: Client): Promise<Manifest['schema']> {
  const { rows: tables } = await client.query(
    `select 1 from pg_tables where schemaname = 'drizzle' and tablename = '__drizzle_migrations'`,
  );
  if (tables.length === 0) throw new StartRefused('The database is empty: there is nothing to back up.');
  const { rows } = await client.query<{ at: string }>(
    'select max(created_at)::text as at from drizzle.__drizzle_migrations',
  );
  const found = (await knownMigrations()).find(({ when }) => when === Number(rows[0]?.at));
  if (!found)
    throw new StartRefused(
      'The database was written by another version of this program: make the backup with that version.',
    );
  return { version: found.when, name: found.tag };
}

interface Table {
  readonly name: string;
  readonly columns: string[];
}

/** The product's tables, without generated columns. */
export async function tablesOf(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select class.relname as name, array_agg(attname::text order by attnum) as columns
    from pg_class class join pg_attribute on attrelid = class.oid
    where class.relnamespace = 'public'::regnamespace and class.relkind = 'r'
      and attnum > 0 and not attisdropped and attgenerated = ''
      and not exists (select 1 from pg_depend where objid = class.oid and deptype = 'e')
    group by class.relname order by class.relname`);
  return rows;
}

export const quoted = (names: readonly string[]) =>
  names.map((name) => `"${name.replaceAll('"', '""')}"`).join(', ');

async function dumpTable(
  client: Client,
  folder: string,
  { name, columns }: Table,
  signal: AbortSignal,
): Promise<DumpedTable> {
  const path = dumpOf(folder, name);
  const source = client.query(copyStreams.to(`copy public.${quoted([name])} (${quoted(columns)}) to stdout`));
  // The lowest level, because the disk is slower than the compression.
  await pipeline(source, createGzip({ level: 1 }), createWriteStream(path, { flags: 'wx', mode: 0o600 }), {
    signal,
  });
  const { size } = await stat(path);
  return { name, columns, rows: source.rowCount ?? 0, bytes: size, sha256: await hashFile(path) };
}

async function copyOut(client: Client, query: string, path: string, signal: AbortSignal): Promise<void> {
  const source = client.query(copyStreams.to(`copy (${query}) to stdout`));
  await pipeline(source, createWriteStream(path, { flags: 'wx', mode: 0o600 }), { signal });
}

/** Read last, so that no row has a higher number. */
async function sequencesOf(client: Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string }>(
    `select sequencename::text as name from pg_sequences where schemaname = 'public' order by 1`,
  );
  const sequences: Manifest['sequences'] = [];
  for (const { name } of rows) {
    const { rows: found } = await client.query<{ last: string; is_called: boolean }>(
      `select last_value::text as last, is_called from public.${quoted([name])}`,
    );
    sequences.push({ name, last: found[0]?.last ?? '1', isCalled: found[0]?.is_called ?? false });
  }
  return sequences;
}
