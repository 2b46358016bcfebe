/**
 * What this browser keeps of one person between reloads: drafts, never a token or a password. Storage may be
 * full, switched off or poisoned: reading then gives null and writing says false, and nobody is stopped by it.
 */
export const prefixOf = (personId: number) => `banyan.person.${personId}.`;

export function readForPerson(personId: number, name: string): unknown {
  try {
    const text = localStorage.getItem(prefixOf(personId) + name);
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

export function keepForPerson(personId: number, name: string, value: unknown): boolean {
  if (personId === forgotten) return false;
  try {
    localStorage.setItem(prefixOf(personId) + name, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export function dropForPerson(personId: number, name: string): void {
  try {
    localStorage.removeItem(prefixOf(personId) + name);
  } catch {
    // Nothing was kept where nothing can be removed.
  }
}

/** How many things of this person lie here whose name begins so, e.g. drafts. */
export function countForPerson(personId: number, name: string): number {
  return keysOf(prefixOf(personId) + name).length;
}

/** Their names. */
export function keptForPerson(personId: number, name: string): string[] {
  const prefix = prefixOf(personId);
  return keysOf(prefix + name).map((key) => key.slice(prefix.length));
}

/** Which tool the workspace of an address has: of whoever is here, and read before it is known who that is. */
export const toolsKey = 'banyan.tools';

/** Who signed out: a page that is being taken away writes nothing of theirs any more. */
let forgotten: number | null = null;

/** Everything of this person leaves the browser, and nothing more is kept until they are welcome again. */
export function forgetPerson(personId: number): void {
  forgotten = personId;
  try {
    for (const key of keysOf(prefixOf(personId))) localStorage.removeItem(key);
    localStorage.removeItem(toolsKey);
  } catch {
    // Nothing was kept where nothing can be removed.
  }
  // What they may read offline lies under the same name (offline-store.ts); only secure pages have such a place.
  globalThis.caches?.delete(prefixOf(personId)).catch(() => undefined);
  // And what is large (large-store.ts).
  globalThis.indexedDB?.deleteDatabase(prefixOf(personId));
}

export const isForgotten = (personId: number) => personId === forgotten;

export function welcomePerson(personId: number): void {
  if (personId === forgotten) forgotten = null;
}

function keysOf(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}
