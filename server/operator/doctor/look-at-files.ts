import type { Client } from 'pg';
import type { FileStore, StoredKey } from '#server/files/file-store.ts';
import { counted, type Watched } from '../backup/say.ts';
import { storedKeys } from '../stored-keys.ts';
import { doubtful, type Finding, fine, wrong } from './finding.ts';

const what = 'files';
/** So many keys at once. */
const atOnce = 500;
/** So many are named; the rest is a number. */
const namedAtMost = 10;

/** Whether what rows name is in the store, and what is there is named. Memory does not grow with their number. */
export async function lookAtFiles(
  client: Client,
  store: Pick<FileStore, 'list'>,
  watched: Watched,
): Promise<readonly Finding[]> {
  const since = new Date();
  // Of this connection alone, and gone with it: to ask all tables for each file would take days.
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

/** A list of the store is far less work for it than a question for each file. */
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
  // Somebody may have removed one meanwhile, its row too.
  const { rows } = await client.query<{ key: string; all: string }>(
    `select key, count(*) over () as all from named_keys
     where not exists (select 1 from kept_keys where kept_keys.key = named_keys.key)
       and key in (${storedKeys}) order by key limit $1`,
    [namedAtMost],
  );
  return { missing: Number(rows[0]?.all ?? 0), named: rows.map(({ key }) => key) };
}

/** What is pending is looked after by the sweep; what came later may be named by a row that came later. */
const namelessIn = (client: Client, since: Date): Promise<number> =>
  countOf(
    client,
    `select count(*) from kept_keys where since < $1
       and not exists (select 1 from named_keys where named_keys.key = kept_keys.key)
       and not exists (select 1 from pending_bytes where pending_bytes.key = kept_keys.key)`,
    [since],
  );
