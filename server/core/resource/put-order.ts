import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { audit } from '../audit.ts';
import type { OrderScene, Resource } from './resource.types.ts';

interface Ordering {
  readonly within: number;
  readonly ids: readonly number[];
}

/** Puts all rows that belong together in an order; refused where one was added or removed meanwhile. */
export async function putOrder(
  { table, owner, within, removedAt, position, changed, audit: { area, of } }: Resource,
  scene: OrderScene,
  ordering: Ordering,
): Promise<void> {
  const { db, actor, refuse } = scene;
  if (!position) throw new Error(`A ${of} has no order.`);
  const stored = await db
    .select({ id: sql`${table.id}`.mapWith(Number) })
    .from(table)
    .where(and(eq(sql`${within ?? sql`0`}`, ordering.within), owner(scene), isNull(removedAt)))
    .orderBy(table.id)
    .for('update');
  const ids = [...ordering.ids];
  const isSameSet = stored.length === ids.length && stored.every(({ id }) => ids.includes(id));
  if (!isSameSet) throw refuse('order_changed');
  const place: SQL = sql`array_position(${sql.param(ids)}::int[], ${table.id})`;
  await db.execute(sql`
    update ${table} set ${sql.identifier(position.name)} = ${place}
    where ${table.id} = any(${sql.param(ids)}::int[]) and ${position} is distinct from ${place}`);
  changed(scene);
  await audit(scene, actor, `${area}.ordered`, { of, parentId: ordering.within });
}
