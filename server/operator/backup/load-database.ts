import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { Client } from 'pg';
import copyStreams from 'pg-copy-streams';
import { StartRefused } from '#server/core/start-refused.ts';
import { migrateWithin } from '#server/db/migrate.ts';
import { type DumpedTable, dumpOf, type Manifest } from './bundle.ts';
import { quoted, tablesOf } from './dump-database.ts';
import { counted, type Watched } from './say.ts';

/** Throws `StartRefused` unless the database is empty. */
export async function refuseUnlessEmpty(client: Client): Promise<void> {
  const { rowCount } = await client.query(`
    select 1 from pg_class class
    where relkind in ('r', 'p', 'v', 'm') and relnamespace::regnamespace::text in ('public', 'drizzle')
      and not exists (select 1 from pg_depend where objid = class.oid and deptype = 'e') limit 1`);
  if (rowCount)
    throw new StartRefused(
      'The database is not empty, and a restore writes over nothing: set DATA_DIR to a new folder, or DATABASE_URL to an empty database.',
    );
}

/** Loads tables, rows, and then constraints between tables. The caller commits. */
export async function loadDatabase(
  client: Client,
  folder: string,
  manifest: Manifest,
  watched: Watched,
): Promise<void> {
  await client.query('begin');
  await refuseUnlessEmpty(client);
  await migrateWithin(client, manifest.schema.version);
  await client.query('set constraints all immediate');
  const names = manifest.tables.map(({ name }) => name);
  await refuseOtherTables(client, manifest.tables);
  const bonds = await takeBondsOff(client);
  for (const name of names) await client.query(`alter table public.${quoted([name])} disable trigger user`);
  // Some migrations insert rows, which the dump contains too.
  await client.query(`truncate ${names.map((name) => `public.${quoted([name])}`).join(', ')}`);
  for (const [at, table] of manifest.tables.entries()) {
    watched.progress(`${table.name} (${at + 1} of ${names.length})`);
    await loadTable(client, folder, table, watched.signal);
  }
  for (const { name, last, isCalled } of manifest.sequences)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [
      `public.${quoted([name])}`,
      last,
      isCalled,
    ]);
  await putBondsBack(client, bonds, watched);
  for (const name of names) await client.query(`alter table public.${quoted([name])} enable trigger user`);
  await countAgain(client, manifest.tables, watched);
  watched.signal.throwIfAborted();
}

async function refuseOtherTables(client: Client, dumped: readonly DumpedTable[]): Promise<void> {
  const told = (tables: readonly { name: string; columns: readonly string[] }[]) =>
    tables
      .map(({ name, columns }) => `${name}(${columns.toSorted().join()})`)
      .toSorted()
      .join();
  if (told(await tablesOf(client)) !== told(dumped))
    throw new StartRefused(
      'The backup has other tables than this program made at its version: use the program that made it.',
    );
}

interface Bond {
  readonly name: string;
  readonly table: string;
  readonly definition: string;
}

/** Drops foreign keys: a row may refer to a table that is loaded later. */
async function takeBondsOff(client: Client): Promise<readonly Bond[]> {
  const { rows } = await client.query<Bond>(`
    select conname as name, relname as table, pg_get_constraintdef(bond.oid) as definition
    from pg_constraint bond join pg_class class on class.oid = conrelid
    where contype = 'f' and class.relnamespace = 'public'::regnamespace and conparentid = 0`);
  for (const { name, table } of rows)
    await client.query(`alter table public.${quoted([table])} drop constraint ${quoted([name])}`);
  return rows;
}

async function putBondsBack(client: Client, bonds: readonly Bond[], watched: Watched): Promise<void> {
  for (const [at, { name, table, definition }] of bonds.entries()) {
    watched.signal.throwIfAborted();
    watched.progress(`what holds between tables (${at + 1} of ${bonds.length})`);
    await client.query(
      `alter table public.${quoted([table])} add constraint ${quoted([name])} ${definition}`,
    );
  }
}

async function loadTable(
  client: Client,
  folder: string,
  table: DumpedTable,
  signal: AbortSignal,
): Promise<void> {
  const sink = client.query(
    copyStreams.from(`copy public.${quoted([table.name])} (${quoted(table.columns)}) from stdin`),
  );
  await pipeline(createReadStream(dumpOf(folder, table.name)), createGunzip(), sink, { signal });
}

async function countAgain(client: Client, tables: readonly DumpedTable[], watched: Watched): Promise<void> {
  for (const { name, rows: expected } of tables) {
    const { rows } = await client.query<{ count: string }>(
      `select count(*)::text as count from public.${quoted([name])}`,
    );
    if (Number(rows[0]?.count) !== expected)
      throw new StartRefused(`The table ${name} has other rows than the backup: nothing was kept.`);
  }
  const all = tables.reduce((sum, { rows }) => sum + rows, 0);
  watched.say(`Database: ${tables.length} tables, ${counted(all)} rows, counted again.`);
}
