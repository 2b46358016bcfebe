import { useEffect, useSyncExternalStore } from 'react';
import type { Person } from '#contract/auth/session.model.ts';
import { roles } from '#contract/core/roles.ts';

/** The school a central office member works for, kept for this tab. A school in the address takes precedence. */
const nameOf = (personId: number) => `banyan.school.${personId}`;
const listeners = new Set<() => void>();
const held = new Map<number, number>();

/** 0: none. */
export function chosenSchool(personId: number): number {
  const known = held.get(personId);
  if (known !== undefined) return known;
  let kept = 0;
  try {
    kept = Number(sessionStorage.getItem(nameOf(personId)));
  } catch {
    // Storage is blocked, so nothing was kept.
  }
  const school = Number.isSafeInteger(kept) && kept > 0 ? kept : 0;
  held.set(personId, school);
  return school;
}

export function chooseSchool(personId: number, schoolId: number): void {
  if (chosenSchool(personId) === schoolId) return;
  held.set(personId, schoolId);
  try {
    sessionStorage.setItem(nameOf(personId), String(schoolId));
  } catch {
    // The choice still holds in this page.
  }
  for (const listener of listeners) listener();
}

function onChosen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The school whose data a screen shows: from the address, else the last choice. 0: none yet, or one's own. */
export function useOfficeSchool({ id, role }: Pick<Person, 'id' | 'role'>, ofAddress = 0): number {
  const last = useSyncExternalStore(onChosen, () => chosenSchool(id));
  const isOffice = role === roles.superAdmin;
  useEffect(() => {
    if (isOffice && ofAddress > 0) chooseSchool(id, ofAddress);
  }, [id, isOffice, ofAddress]);
  return isOffice ? ofAddress || last : 0;
}
