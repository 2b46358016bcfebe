import { isForgotten, prefixOf } from './person-storage.ts';
import { signedInUntil } from './signed-in-mark.ts';

/**
 * What a person can read without a connection: answers and files, in one place of the browser a person. It goes as a
 * whole when they sign out (person-storage.ts), when somebody else signs in, and with the end of their session. Pages
 * that are not secure have no such place: nothing is kept there.
 */
export const placeOf = async (personId: number) =>
  'caches' in globalThis && !isForgotten(personId) ? caches.open(prefixOf(personId)) : null;

export const personPlaces = /^banyan\.person\.(\d+)\.$/;

/** Whoever is here now finds nothing of those before. */
export async function dropOthers(personId: number): Promise<void> {
  if (!('caches' in globalThis)) return;
  for (const name of await caches.keys())
    if (personPlaces.test(name) && name !== prefixOf(personId)) await caches.delete(name);
}

const jsonOf = (value: unknown) => new Response(JSON.stringify(value));

/** When a kept value was fetched, in milliseconds since the epoch, and what it was. */
export interface Kept {
  readonly at: number;
  readonly value: unknown;
}

/** Never throws: a full or blocked browser keeps nothing. */
export async function keepOffline(personId: number, name: string, value: unknown): Promise<void> {
  try {
    const place = await placeOf(personId);
    await place?.put(`/kept/${name}`, jsonOf({ at: Date.now(), value } satisfies Kept));
    await place?.put('/kept/until', new Response(String(signedInUntil())));
    await dropIfForgotten(personId);
  } catch {
    // Then it cannot be read offline.
  }
}

export async function readOffline(personId: number, name: string): Promise<Kept | null> {
  try {
    const found = await (await placeOf(personId))?.match(`/kept/${name}`);
    return found ? ((await found.json()) as Kept) : null;
  } catch {
    return null;
  }
}

export async function dropOffline(personId: number, name: string): Promise<void> {
  await (await placeOf(personId))?.delete(`/kept/${name}`);
}

/** They signed out while something was being written. */
export async function dropIfForgotten(personId: number): Promise<void> {
  if (isForgotten(personId)) await caches.delete(prefixOf(personId));
}
