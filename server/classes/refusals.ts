import { nameKey } from '#contract/classes/classes.rules.ts';
import type { Refusing } from '#server/core/refusal.ts';
import type { PeopleIn } from './queries/change-groups.ts';

interface HasPeople {
  readonly code: 'has_people';
  readonly params: { readonly students: number; readonly faculty: number; readonly inBin: number };
}

/** People of a removed group would have no place. */
export function refusePeople({ refuse }: Refusing<HasPeople>, { students, faculty, inBin }: PeopleIn): void {
  if (students + faculty > 0) throw refuse('has_people', { params: { students, faculty, inBin } });
}

interface NameTaken {
  readonly code: 'name_taken';
  readonly params: { readonly names: string };
}

/** Compares case-insensitively. `field`: where the name was typed. */
export function refuseTakenNames(
  { refuse }: Refusing<NameTaken>,
  taken: readonly string[],
  wanted: readonly string[],
  field = 'names',
): void {
  const keys = new Set(taken.map(nameKey));
  const twice = wanted.filter((name) => keys.has(nameKey(name)));
  if (twice.length === 0) return;
  const params = { names: twice.join(', ') };
  throw refuse('name_taken', { params, issues: { [field]: { code: 'name_taken', params } } });
}
