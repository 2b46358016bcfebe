import { del, entries, get, promisifyRequest, set, type UseStore } from 'idb-keyval';
import { isForgotten, prefixOf } from './person-storage.ts';

/** For values too large for a person's other storage; a sign-out deletes the database. Works on insecure pages too. */
const storeOf =
  (personId: number): UseStore =>
  async (mode, callback) => {
    const opening = indexedDB.open(prefixOf(personId));
    opening.onupgradeneeded = () => opening.result.createObjectStore('kept');
    const database = await promisifyRequest(opening);
    try {
      return await callback(database.transaction('kept', mode).objectStore('kept'));
    } finally {
      // An open database could not be deleted at sign-out.
      database.close();
    }
  };

/** false: storage is full or switched off. */
export async function keepLarge(personId: number, name: string, value: unknown): Promise<boolean> {
  if (isForgotten(personId)) return false;
  try {
    await set(name, value, storeOf(personId));
    return true;
  } catch {
    return false;
  }
}

/** null: nothing readable is there. */
export async function readLarge(personId: number, name: string): Promise<unknown> {
  try {
    return (await get<unknown>(name, storeOf(personId))) ?? null;
  } catch {
    return null;
  }
}

/** The values whose names are asked for, with the names. */
export async function largeOf(
  personId: number,
  isWanted: (name: string) => boolean,
): Promise<readonly (readonly [string, unknown])[]> {
  try {
    const all = await entries<IDBValidKey, unknown>(storeOf(personId));
    return all.flatMap(([name, value]) =>
      typeof name === 'string' && isWanted(name) ? [[name, value] as const] : [],
    );
  } catch {
    return [];
  }
}

export async function dropLarge(personId: number, name: string): Promise<void> {
  try {
    await del(name, storeOf(personId));
  } catch {
    // Nothing was kept where nothing can be removed.
  }
}
