import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '#server/db/database.ts';
import { nextVersion } from '#server/db/next-version.ts';

export type VersionedTable = PgTable & { readonly version: PgColumn };

/** A removed row stays, with the time since when. */
export type StoredTable = VersionedTable & { readonly id: PgColumn; readonly removedAt?: PgColumn };

export type ColumnValues<Table extends VersionedTable> = {
  readonly [Column in keyof Table['$inferInsert']]?: Table['$inferInsert'][Column] | SQL;
} & { readonly version?: number };

/** Writes columns of the one row that `where` finds, counts its version up and returns it. */
export async function changeRow<Table extends VersionedTable>(
  db: Queryable,
  table: Table,
  where: SQL | undefined,
  values: ColumnValues<Table>,
): Promise<number>;
export async function changeRow(
  db: Queryable,
  table: VersionedTable,
  where: SQL | undefined,
  values: Readonly<Record<string, unknown>>,
): Promise<number> {
  const [row] = await db
    .update(table)
    .set({ ...values, version: nextVersion(table) })
    .where(where)
    .returning({ version: sql`${table.version}`.mapWith(Number) });
  if (!row) throw new Error(`A row of ${getTableName(table)} was not changed.`);
  return row.version;
}

export async function rowsOf<Table extends PgTable>(
  db: Queryable,
  table: Table,
  where: SQL | undefined,
): Promise<Table['$inferSelect'][]>;
export async function rowsOf(db: Queryable, table: PgTable, where: SQL | undefined) {
  return db.select().from(table).where(where);
}

export const allRows = (db: Queryable, table: PgTable) => db.select().from(table).$dynamic();

/** Returns a table's column by its name in the schema; throws where there is none. */
export function columnOf(table: PgTable, name: string): PgColumn {
  const column = getTableColumns(table)[name];
  if (!column) throw new Error(`${getTableName(table)} has no ${name}.`);
  return column;
}

/** Returns a column's name in the schema; throws where its table has none. */
export function keyOf(column: PgColumn): string {
  const [found] = Object.entries(getTableColumns(column.table)).find(([, each]) => each === column) ?? [];
  if (found === undefined) throw new Error(`${column.name} is a column of no table.`);
  return found;
}
