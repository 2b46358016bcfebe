import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '#server/db/database.ts';

/** Removed rows count too. */
export async function isInSchool(
  db: Queryable,
  table: PgTable & { readonly schoolId: PgColumn },
  schoolId: number,
  isOne: SQL,
): Promise<boolean> {
  const rows = await db
    .select({ one: sql`1` })
    .from(table)
    .where(and(eq(table.schoolId, schoolId), isOne))
    .limit(1);
  return rows.length > 0;
}

export const hasRow = (
  db: Queryable,
  table: PgTable & { readonly schoolId: PgColumn; readonly id: PgColumn },
  schoolId: number,
  id: number,
): Promise<boolean> => isInSchool(db, table, schoolId, eq(table.id, id));
