import { and, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { nameKeyOf } from '#server/db/search-text.ts';
import type { Resource } from './resource.types.ts';
import { columnOf } from './stored-table.ts';

interface Name {
  readonly name: string;
  readonly within: number;
  readonly exceptId: number;
  readonly where?: SQL | undefined;
}

/** Names that differ only by case, blanks or their Unicode form are the same. */
export async function nameExists(
  db: Queryable,
  { table, unique, removedAt, within }: Resource,
  { name, exceptId, where, ...of }: Name,
): Promise<boolean> {
  const [field] = Object.values(unique);
  if (field === undefined) return false;
  const isSame = and(
    sql`${columnOf(table, `${field}Key`)} = ${nameKeyOf(name)}`,
    isNull(removedAt),
    ne(table.id, exceptId),
    within ? eq(sql`${within}`, of.within) : undefined,
    where,
  );
  const rows = await db.select({ one: sql`1` }).from(table).where(isSame).limit(1);
  return rows.length > 0;
}
