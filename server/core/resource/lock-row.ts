import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '#server/db/database.ts';
import type { SignedIn } from '../call-context.ts';
import type { LockedRow, Resource } from './resource.types.ts';
import { columnOf } from './stored-table.ts';

/** Locks a row of the actor's until the transaction ends; undefined: there is none. */
export async function lockRow(
  db: Queryable,
  { table, owner, removedAt, title, within }: Resource,
  scene: SignedIn,
  id: number,
): Promise<LockedRow | undefined> {
  const [row] = await db
    .select({
      id: sql`${table.id}`.mapWith(Number),
      version: sql`${table.version}`.mapWith(Number),
      removed: sql<boolean>`${removedAt} is not null`,
      title: sql<string>`${columnOf(table, title)}`,
      within: sql`${within ?? sql`0`}`.mapWith(Number),
    })
    .from(table)
    .where(and(eq(table.id, id), owner(scene)))
    .for('update');
  return row;
}

/** True while the row's parent is not removed; the parent is locked against removal until the transaction ends. */
export async function hasParent(db: Queryable, { parent }: Resource, row: LockedRow): Promise<boolean> {
  if (!parent) return true;
  const rows = await db
    .select({ one: sql`1` })
    .from(parent.table)
    .where(and(eq(parent.table.id, row.within), isNull(parent.removedAt)))
    .for('share');
  return rows.length > 0;
}

/** The position behind all others. People who add at the same time wait for the locked parent. */
export const nextPosition = ({ table, within }: Resource, position: PgColumn, of: number): SQL<number> =>
  sql`(select coalesce(max(${position}), 0) + 1 from ${table} where ${within ?? sql`0`} = ${of})`;
