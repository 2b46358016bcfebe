import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from 'pg';
import type { FileStore } from '#server/files/file-store.ts';
import { counted, type Watched } from '../backup/say.ts';
import { storedKeys } from '../stored-keys.ts';
import { doubtful, type Finding, fine, wrong } from './finding.ts';

const what = 'files';
/** So many keys at once. */
const atOnce = 500;
/** So many are named; the rest is a number. */
const namedAtMost = 10;

/** Whether what rows name is in the store, and what is in the folder is named. Memory does not grow with their number. */
export async function lookAtFiles(
  client: Client,
  store: Pick<FileStore, 'size'>,
  home: string,
  watched: Watched,
): Promise<readonly Finding[]> {
  const since = new Date();
  // Of this connection alone, and gone with it: to ask all tables for each file would take days.
  await client.query(`create temporary table named_keys as ${storedKeys}`);
  await client.query('alter table named_keys add primary key (key)');
  const { count, missing, named } = await missingOf(client, store, watched);
  const nameless = await namelessIn(client, { home, since }, watched);
  const found: Finding[] = [];
  if (missing > 0)
    found.push(
      wrong(
        what,
        `${counted(missing)} that rows name are missing: ${named.join(', ')}${missing > named.length ? ' …' : ''}`,
        'Put them back from a backup, below files in the data folder.',
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
  return found.length > 0 ? found : [fine(what, `${counted(count)} are all there, and no other.`)];
}

async function missingOf(client: Client, store: Pick<FileStore, 'size'>, watched: Watched) {
  let [count, untold] = [0, 0];
  const missing: string[] = [];
  for (let last = ''; ; ) {
    watched.signal.throwIfAborted();
    const { rows } = await client.query<{ key: string }>(
      'select key from named_keys where key > $1 order by key limit $2',
      [last, atOnce],
    );
    for (const { key } of rows) {
      if (await isStored(store, key)) continue;
      if (missing.length < atOnce) missing.push(key);
      else untold += 1;
    }
    count += rows.length;
    last = rows.at(-1)?.key ?? last;
    watched.progress(`${counted(count)} files looked for`);
    if (rows.length < atOnce) break;
  }
  // Somebody may have removed one meanwhile, its row too.
  const { rows: still } = await client.query<{ key: string }>(
    `select key from (${storedKeys}) as named where key = any($1)`,
    [missing],
  );
  const named = still.slice(0, namedAtMost).map(({ key }) => key);
  return { count, missing: still.length + untold, named };
}

const isStored = (store: Pick<FileStore, 'size'>, key: string) =>
  store.size(key).then(
    () => true,
    () => false,
  );

interface Folder {
  readonly home: string;
  /** What came later may be named by a row that came later. */
  readonly since: Date;
}

async function namelessIn(client: Client, folder: Folder, watched: Watched): Promise<number> {
  let nameless = 0;
  let looked = 0;
  let paths = new Map<string, string>();
  const ask = async () => {
    nameless += await namelessOf(client, paths, folder.since);
    paths = new Map();
  };
  for await (const [key, path] of keysIn(folder.home)) {
    watched.signal.throwIfAborted();
    paths.set(key, path);
    looked += 1;
    if (paths.size >= atOnce) await ask();
    watched.progress(`${counted(looked)} files in the folder`);
  }
  await ask();
  return nameless;
}

/** What is pending is looked after by the sweep. */
async function namelessOf(client: Client, paths: ReadonlyMap<string, string>, since: Date): Promise<number> {
  const { rows } = await client.query<{ key: string }>(
    `select key from unnest($1::text[]) as there (key)
     where not exists (select 1 from named_keys where named_keys.key = there.key)
       and not exists (select 1 from pending_bytes where pending_bytes.key = there.key)`,
    [[...paths.keys()]],
  );
  const times = await Promise.all(
    rows.map(({ key }) =>
      stat(paths.get(key) ?? '').then(
        ({ ctime }) => ctime,
        () => null,
      ),
    ),
  );
  return times.filter((time) => time !== null && time < since).length;
}

const keyPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Each with its path, two folders deep, as the disk's store lays them. */
async function* keysIn(home: string): AsyncGenerator<readonly [string, string]> {
  for (const outer of await foldersIn(home))
    for (const inner of await foldersIn(join(home, outer)))
      for (const name of await readdir(join(home, outer, inner)))
        if (keyPattern.test(name)) yield [name, join(home, outer, inner, name)];
}

async function foldersIn(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isDirectory() && entry.name.length === 2).map(({ name }) => name);
}
