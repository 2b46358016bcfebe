/**
 * What this browser keeps of one person between reloads: drafts, never a token or a password. Storage may be
 * full, switched off or poisoned: reading then gives null and writing says false, and nobody is stopped by it.
 */
const prefixOf = (personId: number) => `banyan.person.${personId}.`;

export function readForPerson(personId: number, name: string): unknown {
  try {
    const text = localStorage.getItem(prefixOf(personId) + name);
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

export function keepForPerson(personId: number, name: string, value: unknown): boolean {
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
