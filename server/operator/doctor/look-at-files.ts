import type { Client } from 'pg';
import type { FileStore, StoredKey } from '#server/files/file-store.ts';
import { counted, type Watched } from '../backup/say.ts';
import { storedKeys } from '../stored-keys.ts';
import { doubtful, type Finding, fine, wrong } from './finding.ts';

const what = 'files';
const atOnce = 500;
const namedAtMost = 10;

/** Compares the store with what rows name. Memory use does not grow with the number of files. */
export async function lookAtFiles(
  client: Client,
  store: Pick<FileStore, 'list'>,
  watched: Watched,
): Promise<readonly Finding[]> {
  const since = new Date();
  // Temporary tables of this connection: a query of all tables per file would take days.
  await client.query(`create temporary table named_keys as ${storedKeys}`);
  await client.query('alter table named_keys add primary key (key)');
  await client.query('create temporary table kept_keys (key text primary key, since timestamptz)');
  await noteKept(client, store, watched);
  const { missing, named } = await missingIn(client);
  const nameless = await namelessIn(client, since);
  const found: Finding[] = [];
  if (missing > 0)
    found.push(
      wrong(
        what,
        `${counted(missing)} that rows name are missing: ${named.join(', ')}${missing > named.length ? ' …' : ''}`,
        'Put them back from a backup, or finish `npm run move-files` where files were being moved.',
      ),
    );
  if (nameless > 0)
    found.push(
      doubtful(
        what,
        `${counted(nameless)} are named by no row: they take room and harm nobody.`,
        'A restore or a copy brought them; look at them before you remove any.',
      ),
    );
  const count = await countOf(client, 'select count(*) as count from named_keys');
  return found.length > 0 ? found : [fine(what, `${counted(count)} are all there, and no other.`)];
}

/** Listing is far cheaper for the store than a request per file. */
async function noteKept(client: Client, store: Pick<FileStore, 'list'>, watched: Watched): Promise<void> {
  let looked = 0;
  let some: StoredKey[] = [];
  const note = async () => {
    await client.query(
      'insert into kept_keys select * from unnest($1::text[], $2::timestamptz[]) on conflict do nothing',
      [some.map(({ key }) => key), some.map(({ since }) => since)],
    );
    some = [];
  };
  for await (const kept of store.list()) {
    watched.signal.throwIfAborted();
    some.push(kept);
    looked += 1;
    if (some.length >= atOnce) await note();
    watched.progress(`${counted(looked)} files in the store`);
  }
  await note();
}

const countOf = async (client: Client, text: string, values: unknown[] = []): Promise<number> =>
  Number((await client.query<{ count: string }>(text, values)).rows[0]?.count);

async function missingIn(client: Client) {
  // Somebody may have removed a file and its row meanwhile.
  const { rows } = await client.query<{ key: string; all: string }>(
    `select key, count(*) over () as all from named_keys
     where not exists (select 1 from kept_keys where kept_keys.key = named_keys.key)
       and key in (${storedKeys}) order by key limit $1`,
    [namedAtMost],
  );
  return { missing: Number(rows[0]?.all ?? 0), named: rows.map(({ key }) => key) };
}

/** The sweep handles pending files. A later file may belong to a later row. */
const namelessIn = (client: Client, since: Date): Promise<number> =>
  countOf(
    client,
    `select count(*) from kept_keys where since < $1
       and not exists (select 1 from named_keys where named_keys.key = kept_keys.key)
       and not exists (select 1 from pending_bytes where pending_bytes.key = kept_keys.key)`,
    [since],
  );
