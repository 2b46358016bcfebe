import { isForgotten, prefixOf } from './person-storage.ts';
import { signedInUntil } from './signed-in-mark.ts';

/**
 * Answers and files that a person can read offline, in one cache per person. Sign-out (person-storage.ts), another
 * person's sign-in and the end of the session delete it. Insecure pages have no cache, so nothing is kept there.
 */
export const cacheOf = async (personId: number) =>
  'caches' in globalThis && !isForgotten(personId) ? caches.open(prefixOf(personId)) : null;

export const personCaches = /^banyan\.person\.(\d+)\.$/;

export async function dropOthers(personId: number): Promise<void> {
  if (!('caches' in globalThis)) return;
  for (const name of await caches.keys())
    if (personCaches.test(name) && name !== prefixOf(personId)) await caches.delete(name);
}

const jsonOf = (value: unknown) => new Response(JSON.stringify(value));

/** `at`: when the value was fetched, in ms since the epoch. */
export interface Kept {
  readonly at: number;
  readonly value: unknown;
}

/** Never throws: a full or blocked browser keeps nothing. */
export async function keepOffline(personId: number, name: string, value: unknown): Promise<void> {
  try {
    const place = await cacheOf(personId);
    await place?.put(`/kept/${name}`, jsonOf({ at: Date.now(), value } satisfies Kept));
    await place?.put('/kept/until', new Response(String(signedInUntil())));
    await dropIfForgotten(personId);
  } catch {
    // The value cannot be read offline.
  }
}

export async function readOffline(personId: number, name: string): Promise<Kept | null> {
  try {
    const found = await (await cacheOf(personId))?.match(`/kept/${name}`);
    return found ? ((await found.json()) as Kept) : null;
  } catch {
    return null;
  }
}

export async function dropOffline(personId: number, name: string): Promise<void> {
  await (await cacheOf(personId))?.delete(`/kept/${name}`);
}

/** Deletes what was written while the person signed out. */
export async function dropIfForgotten(personId: number): Promise<void> {
  if (isForgotten(personId)) await caches.delete(prefixOf(personId));
}
