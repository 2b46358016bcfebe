import { useEffect, useSyncExternalStore } from 'react';
import type { Person } from '#contract/auth/session.model.ts';
import { roles } from '#contract/core/roles.ts';

/**
 * The school that somebody of the central office works for, kept for this tab until they choose another: each screen
 * begins with it. An address that names a school has the last word.
 */
const nameOf = (personId: number) => `banyan.school.${personId}`;
const listeners = new Set<() => void>();
/** Where the browser stores nothing, it holds until the page is loaded anew. */
const held = new Map<number, number>();

/** 0: none. */
export function chosenSchool(personId: number): number {
  const known = held.get(personId);
  if (known !== undefined) return known;
  let kept = 0;
  try {
    kept = Number(sessionStorage.getItem(nameOf(personId)));
  } catch {
    // Nothing was kept.
  }
  const school = Number.isSafeInteger(kept) && kept > 0 ? kept : 0;
  held.set(personId, school);
  return school;
}

/** 0 forgets it. */
export function chooseSchool(personId: number, schoolId: number): void {
  if (chosenSchool(personId) === schoolId) return;
  held.set(personId, schoolId);
  try {
    sessionStorage.setItem(nameOf(personId), String(schoolId));
  } catch {
    // It holds in this page.
  }
  for (const listener of listeners) listener();
}

function onChosen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whose things a screen shows: the school of its address, else the last chosen one. 0: none yet, or one's own. */
export function useOfficeSchool({ id, role }: Pick<Person, 'id' | 'role'>, ofAddress = 0): number {
  const last = useSyncExternalStore(onChosen, () => chosenSchool(id));
  const isOffice = role === roles.superAdmin;
  useEffect(() => {
    if (isOffice && ofAddress > 0) chooseSchool(id, ofAddress);
  }, [id, isOffice, ofAddress]);
  return isOffice ? ofAddress || last : 0;
}
