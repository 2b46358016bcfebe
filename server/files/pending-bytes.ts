import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { ClientBase } from 'pg';
import type { Services } from '#server/core/context.ts';
import { advisoryLocks } from '../db/advisory-locks.ts';
import type { Queryable } from '../db/database.ts';
import { newFileKey } from './file-store.ts';
import { pendingBytes } from './schema/upload.ts';

const sweptAtOnce = 100;

type Files = Pick<Services, 'files' | 'now'>;
export type Commit = <T>(work: (db: Queryable) => Promise<T>) => Promise<T>;

/** A key is noted before its bytes and crossed out with the row that names it; a sweep removes what a kill leaves. */
export async function storeBytes(
  { files, now }: Files,
  commit: Commit,
  source: Uint8Array | { readonly path: string },
): Promise<string> {
  const key = newFileKey();
  await commit((db) => db.insert(pendingBytes).values({ key, since: now() }));
  await (source instanceof Uint8Array ? files.putBytes(key, source) : files.put(key, source.path));
  return key;
}

/** Call it in the transaction in which a row names them. Throws when they were swept: storing took over a day. */
export async function settleBytes(tx: Queryable, keys: readonly (string | null)[]): Promise<void> {
  const named = present(keys);
  if (named.length === 0) return;
  const settled = await tx
    .delete(pendingBytes)
    .where(inArray(pendingBytes.key, named))
    .returning({ key: pendingBytes.key });
  if (settled.length < named.length) throw new Error('Bytes were swept before a row named them.');
}

/** Call it in the transaction after which no row names them, and `removeBytes` after its commit. */
export async function releaseBytes(
  { now }: Pick<Services, 'now'>,
  tx: Queryable,
  keys: readonly (string | null)[],
): Promise<void> {
  const rows = present(keys).map((key) => ({ key, since: now() }));
  if (rows.length > 0) await tx.insert(pendingBytes).values(rows).onConflictDoNothing();
}

/** Keeps all bytes until the connection ends, while a backup copies them. false: somebody else holds the lock. */
export async function lockBytes(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [
    advisoryLocks.bytes,
  ]);
  return rows[0]?.held ?? false;
}

/** Removes those bytes that no row names, none during a backup; returns how many. Repeating it is no error. */
export async function removeBytes(
  { files }: Pick<Services, 'files'>,
  db: Queryable,
  keys: readonly (string | null)[],
): Promise<number> {
  const named = present(keys);
  if (named.length === 0) return 0;
  const pending = await db
    .select({ key: pendingBytes.key })
    .from(pendingBytes)
    .where(
      and(inArray(pendingBytes.key, named), sql`pg_try_advisory_xact_lock_shared(${advisoryLocks.bytes})`),
    );
  for (const { key } of pending) {
    await files.remove(key);
    await db.delete(pendingBytes).where(eq(pendingBytes.key, key));
  }
  return pending.length;
}

export async function sweepPendingBytes(
  app: Pick<Services, 'files'>,
  db: Queryable,
  olderThan: Date,
): Promise<void> {
  for (;;) {
    const left = await db
      .select({ key: pendingBytes.key })
      .from(pendingBytes)
      .where(lt(pendingBytes.since, olderThan))
      .limit(sweptAtOnce);
    const removed = await removeBytes(
      app,
      db,
      left.map(({ key }) => key),
    );
    // None went: a backup is being made, and the next sweep takes them.
    if (left.length < sweptAtOnce || removed === 0) return;
  }
}

function present(keys: readonly (string | null)[]): string[] {
  return keys.filter((key) => key !== null);
}
