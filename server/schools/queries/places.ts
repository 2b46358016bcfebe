import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { LookupRequest } from '#contract/core/lookup.ts';
import { searchWords } from '#contract/search/fold.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Queryable } from '#server/db/database.ts';
import { lookupOf } from '#server/db/lookup.ts';
import { statement } from '#server/db/prepared.ts';
import { hasWords } from '#server/db/search-text.ts';
import { cities, countries, schools, states } from '#server/directory/schema.ts';
import { isReachedBy } from './reached.ts';

/** `asked` of the wire. Ids without 0; an empty `within` is everywhere. */
interface Asked {
  readonly search: string;
  readonly limit: number;
  readonly cursor: number;
  readonly ids: readonly number[];
}

export interface FoundRegion {
  readonly id: number;
  readonly name: string;
  /** For a school: its state and country. */
  readonly place: string;
}

const anyOf = (column: SQL | typeof schools.id, ids: readonly number[]) =>
  sql`${column} = any(${sql.param([...ids])}::int[])`;

/**
 * A page of names after the place with id `cursor`. Planned per call: the best plan for a rare word in one state is the
 * worst for a country.
 */
async function page(
  db: Queryable,
  table: typeof countries | typeof states | typeof schools,
  { search, limit, cursor, ids }: Asked,
  conditions: readonly SQL[],
  place: SQL = sql`''`,
): Promise<{ readonly rows: FoundRegion[]; readonly next: number }> {
  const name = sql`${table}.name`;
  const wanted = [
    ...conditions,
    ...hasWords(sql`${table}.search_text`, searchWords(search)),
    ...(ids.length > 0 ? [anyOf(sql`${table}.id`, ids)] : []),
    ...(cursor > 0
      ? [sql`(${name}, ${table}.id) > (select c.name, c.id from ${table} c where c.id = ${cursor})`]
      : []),
  ];
  const most = ids.length > 0 ? ids.length : limit;
  const found = await statement<FoundRegion>(
    undefined,
    sql`select ${table}.id as id, ${name} as name, ${place} as place from ${table}
      where ${sql.join([sql`true`, ...wanted], sql` and `)}
      order by ${name}, ${table}.id limit ${most + 1}`,
  )(db, {});
  const rows = found.slice(0, most);
  return { rows, next: found.length > most ? (rows.at(-1)?.id ?? 0) : 0 };
}

export function listCountries(db: Queryable, asked: Asked) {
  return page(db, countries, asked, []);
}

export function listStates(db: Queryable, asked: Asked, within: { readonly countryIds: readonly number[] }) {
  const conditions = within.countryIds.length > 0 ? [anyOf(sql`${states.countryId}`, within.countryIds)] : [];
  return page(db, states, asked, conditions);
}

export const placeOfSchool = sql`concat_ws(', ',
  (select s.name from ${states} s where s.country_id = ${schools.countryId} and s.id = ${schools.stateId}),
  (select c.name from ${countries} c where c.id = ${schools.countryId}))`;

export function listSchools(
  db: Queryable,
  actor: Pick<Actor, 'schools'>,
  asked: Asked,
  within: { readonly countryIds: readonly number[]; readonly stateIds: readonly number[] },
) {
  const conditions = [
    isReachedBy(actor, schools.id),
    ...(within.countryIds.length > 0 ? [anyOf(sql`${schools.countryId}`, within.countryIds)] : []),
    ...(within.stateIds.length > 0 ? [anyOf(sql`${schools.stateId}`, within.stateIds)] : []),
  ];
  return page(db, schools, asked, conditions, placeOfSchool);
}

export function lookupOfSchools(db: Queryable, wanted: LookupRequest, actor: Pick<Actor, 'schools'>) {
  return lookupOf(db, wanted, {
    of: schools,
    where: isReachedBy(actor, schools.id),
    id: schools.id,
    search: schools.searchText,
    order: [schools.name],
    rows: (bound) =>
      bound(
        db.select({ id: schools.id, name: schools.name, hint: placeOfSchool.mapWith(String) }).from(schools),
      ),
  });
}

export function lookupOfCities(db: Queryable, wanted: LookupRequest, stateId: number) {
  return lookupOf(db, wanted, {
    of: cities,
    where: eq(cities.stateId, stateId),
    id: cities.id,
    search: cities.searchText,
    order: [cities.name],
    rows: (bound) => bound(db.select({ id: cities.id, name: cities.name }).from(cities)),
  });
}

export async function describeCity(db: Queryable, cityId: number) {
  const [city] = await db
    .select({ city_name: cities.name, State_Name: states.name, country_name: countries.name })
    .from(cities)
    .innerJoin(states, eq(states.id, cities.stateId))
    .innerJoin(countries, eq(countries.id, states.countryId))
    .where(eq(cities.id, cityId));
  return city;
}

export async function describeState(db: Queryable, stateId: number) {
  const [state] = await db
    .select({ State_Name: states.name, country_name: countries.name })
    .from(states)
    .innerJoin(countries, eq(countries.id, states.countryId))
    .where(eq(states.id, stateId));
  return state;
}

export async function findCountry(db: Queryable, countryId: number) {
  const [country] = await db.select().from(countries).where(eq(countries.id, countryId));
  return country;
}

export async function findState(db: Queryable, countryId: number, stateId: number) {
  const [state] = await db
    .select()
    .from(states)
    .where(and(eq(states.countryId, countryId), eq(states.id, stateId)));
  return state;
}

export async function findCity(db: Queryable, stateId: number, cityId: number) {
  const [city] = await db
    .select()
    .from(cities)
    .where(and(eq(cities.stateId, stateId), eq(cities.id, cityId)));
  return city;
}

/** Adds a missing city. */
export async function cityNamed(db: Queryable, stateId: number, name: string): Promise<number> {
  await db.insert(cities).values({ stateId, name }).onConflictDoNothing();
  const [city] = await db
    .select({ id: cities.id })
    .from(cities)
    .where(and(eq(cities.stateId, stateId), eq(cities.name, name)));
  if (!city) throw new Error('A city was not stored.');
  return city.id;
}
