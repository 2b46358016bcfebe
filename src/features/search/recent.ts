import * as v from 'valibot';
import { searchLimits } from '#contract/search/search.rules.ts';
import { keepForPerson, readForPerson } from '#src/lib/person-storage.ts';

const name = 'recent-searches';
const stored = v.fallback(
  v.pipe(v.array(v.pipe(v.string(), v.maxLength(searchLimits.characters))), v.maxLength(searchLimits.recent)),
  [],
);

/** [EN-18] The person's last searches in this browser. */
export const recentOf = (personId: number): readonly string[] =>
  v.parse(stored, readForPerson(personId, name) ?? []);

export function keepRecent(personId: number, recent: readonly string[]): void {
  keepForPerson(personId, name, recent);
}
