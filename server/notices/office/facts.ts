import type { Queryable } from '#server/db/database.ts';
import { listNamed, readOfficeAudience } from '../queries/office-audience.ts';
import type { OfficeLine } from '../queries/office-rule.ts';

interface NamedPlace {
  readonly id: number;
  readonly name: string;
}

/** [EN-02] Where an office's notice is read, for its writers; null is All. */
export interface OfficeFacts {
  readonly countries: readonly NamedPlace[] | null;
  readonly states: readonly NamedPlace[] | null;
  readonly schools: readonly NamedPlace[] | null;
  /** The only school, whose grades may be chosen; 0: several. */
  readonly onlySchool: number;
}

const distinct = (lines: readonly OfficeLine[], of: (line: OfficeLine) => number) => [
  ...new Set(lines.map(of)),
];

const named = (db: Queryable, kind: Parameters<typeof listNamed>[1], ids: number[]) =>
  ids.includes(0) ? null : listNamed(db, kind, ids);

/** Reads the rule back as the form would write it: states count within one country only [AF-07]. */
export async function officeFacts(db: Queryable, noticeId: number): Promise<OfficeFacts> {
  const { lines } = await readOfficeAudience(db, noticeId);
  const countryIds = distinct(lines, (line) => line.countryId);
  const stateIds = countryIds.length === 1 ? distinct(lines, (line) => line.stateId) : [0];
  const schoolIds = distinct(lines, (line) => line.targetId);
  const [inCountries, inStates, inSchools] = await Promise.all([
    named(db, 'countries', countryIds),
    named(db, 'states', stateIds),
    named(db, 'schools', schoolIds),
  ]);
  const [only = 0, another] = schoolIds;
  return {
    countries: inCountries,
    states: inStates,
    schools: inSchools,
    onlySchool: another === undefined ? only : 0,
  };
}
