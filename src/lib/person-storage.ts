/**
 * What this browser keeps of one person between reloads: drafts, never a token or a password. Where storage is full,
 * off or corrupt, reads give null and writes give false; nothing throws.
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

/** Counts the entries of this person whose name has this prefix, e.g. drafts. */
export function countForPerson(personId: number, name: string): number {
  return keysOf(prefixOf(personId) + name).length;
}

export function keptForPerson(personId: number, name: string): string[] {
  const prefix = prefixOf(personId);
  return keysOf(prefix + name).map((key) => key.slice(prefix.length));
}

/** The workspace's tool by address. It belongs to no person, since it is read before the person is known. */
export const toolsKey = 'banyan.tools';

/** The person who signed out: a closing page must write nothing of theirs. */
let forgotten: number | null = null;

export function forgetPerson(personId: number): void {
  forgotten = personId;
  try {
    for (const key of keysOf(prefixOf(personId))) localStorage.removeItem(key);
    localStorage.removeItem(toolsKey);
  } catch {
    // Nothing was kept where nothing can be removed.
  }
  // The offline store has the same name; only secure pages have one.
  globalThis.caches?.delete(prefixOf(personId)).catch(() => undefined);
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
