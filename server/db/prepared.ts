import type { Queryable } from './database.ts';

const preparedOf = new WeakMap<Queryable, Map<string, unknown>>();

/**
 * A query that is built once a database and planned once a connection, which for most queries takes longer than
 * running them. The name is the query's alone; what differs from run to run is in placeholders.
 */
export function prepared<Query>(db: Queryable, name: string, build: (name: string) => Query): Query {
  const known = preparedOf.get(db) ?? new Map<string, unknown>();
  preparedOf.set(db, known);
  if (!known.has(name)) known.set(name, build(name));
  return known.get(name) as Query;
}
