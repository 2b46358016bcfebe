import type { Client } from 'pg';
import type { FileStore } from '#server/files/file-store.ts';
import type { Watched } from '../backup/say.ts';

const atOnce = 500;

/**
 * How many there are that no row names: copied by an earlier run and erased since, so that nobody would look for them
 * there again, or those of another installation in the same bucket. So they are removed where that was asked for alone,
 * and only while no server is at work, since one may just be about to name what it has kept.
 */
export async function weighNameless(
  client: Client,
  store: Pick<FileStore, 'list' | 'remove'>,
  { isErased }: { readonly isErased: boolean },
  watched: Watched,
): Promise<number> {
  let count = 0;
  let keys: string[] = [];
  const weigh = async () => {
    const { rows } = await client.query<{ key: string }>(
      `select key from unnest($1::text[]) as kept (key)
       where not exists (select 1 from named_keys where named_keys.key = kept.key)
         and not exists (select 1 from pending_bytes where pending_bytes.key = kept.key)`,
      [keys],
    );
    keys = [];
    if (isErased) for (const { key } of rows) await store.remove(key);
    count += rows.length;
  };
  for await (const { key } of store.list()) {
    watched.signal.throwIfAborted();
    keys.push(key);
    if (keys.length === atOnce) await weigh();
  }
  await weigh();
  return count;
}
