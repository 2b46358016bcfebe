import { type Query, type SQLWrapper, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { PgDialect, type PreparedQueryConfig, type SelectedFieldsOrdered } from 'drizzle-orm/pg-core';
import type { QueryResult } from 'pg';
import type { Queryable } from './database.ts';
import { type Built, readRowsFast } from './row-reader.ts';

const preparedOf = new WeakMap<Queryable, Map<string, unknown>>();

/** Built once a database, planned once a connection. The name must be the query's alone; placeholders hold the rest. */
export function prepared<Query>(db: Queryable, name: string, build: (name: string) => Query): Query {
  const known = preparedOf.get(db) ?? new Map<string, unknown>();
  preparedOf.set(db, known);
  if (!known.has(name)) {
    const query = build(name);
    readRowsFast(query as Built);
    known.set(name, query);
  }
  return known.get(name) as Query;
}

const dialect = new PgDialect();

/** A value that each run of a statement gives. */
export const given = (name: string) => sql.placeholder(name);

/** Builds SQL and runs none. */
export const builder = drizzle.mock();

/** Serves transactions too: built once for all. Rows have database names; without `name` each run plans anew. */
export function statement<Row extends object>(name: string | undefined, query: SQLWrapper) {
  const built = dialect.sqlToQuery(query.getSQL());
  return async (db: Queryable, values: Readonly<Record<string, unknown>>): Promise<Row[]> => {
    const run = db._.session.prepareQuery<PreparedQueryConfig & { execute: QueryResult<Row> }>(
      built,
      undefined,
      name,
      false,
    );
    return (await run.execute(values)).rows;
  };
}

interface Preparable<Row> {
  readonly prepare: (name: string) => {
    readonly execute: (values?: Record<string, unknown>) => Promise<Row[]>;
  };
}

interface Known extends Built {
  readonly getQuery: () => Query;
  readonly fields: SelectedFieldsOrdered;
}

/** The same for a query of `builder`, whose rows come as it describes them. */
export function statementOf<Row>(name: string, query: Preparable<Row>) {
  const built = query.prepare(name) as unknown as Known;
  readRowsFast(built);
  const { fields, joinsNotNullableMap, customResultMapper } = built;
  return (db: Queryable, values: Readonly<Record<string, unknown>>): Promise<Row[]> => {
    const run = db._.session.prepareQuery<PreparedQueryConfig & { execute: Row[] }>(
      built.getQuery(),
      fields,
      name,
      true,
      customResultMapper as never,
    );
    Object.assign(run, { joinsNotNullableMap });
    return run.execute(values);
  };
}
