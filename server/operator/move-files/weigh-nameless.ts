import type { Client } from 'pg';
import type { FileStore } from '#server/files/file-store.ts';
import type { Watched } from '../backup/say.ts';

const atOnce = 500;

/**
 * Counts files that no row names. Removes them only if asked, and while no server runs that may be about to name one.
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
